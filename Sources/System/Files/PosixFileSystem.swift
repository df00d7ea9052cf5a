import Glibc

/// The files of this machine.
public struct PosixFileSystem: FileSystem {
  public init() {}

  /// The size in the status is no promise: files of /proc have none, and others grow. So the file is read at
  /// that size and then on, 64 KB at a time, until it ends.
  public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try open(path, O_RDONLY, .read)
    defer { close(file) }
    let size = try status(of: file, .read).size
    if size > limit { throw FileError(.read, path, .tooLarge(limit: limit)) }
    var bytes = try next(size, of: file)
    while true {
      let part = try next(1 << 16, of: file)
      if part.isEmpty { return bytes }
      bytes += part
      if bytes.count > limit { throw FileError(.read, path, .tooLarge(limit: limit)) }
    }
  }

  /// Reads so many bytes from the current position; fewer at the end of the file.
  private func next(_ count: Int, of file: OpenFile) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(FileError) {
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<count])
          let part = try repeated(.read, file.path) { Glibc.read(file.id, rest.baseAddress, rest.count) }
          if part == 0 { return }
          filled += part
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Calls `pread` until all bytes are read or the file ends.
  public func read(_ path: String, from start: Int, count: Int) throws(FileError) -> [UInt8] {
    let file = try open(path, O_RDONLY, .read)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let part = try repeated(.read, path) {
        bytes.withUnsafeMutableBytes { buffer in
          pread(file.id, buffer.baseAddress.map { $0 + filled }, count - filled, start + filled)
        }
      }
      if part == 0 { return Array(bytes[..<filled]) }
      filled += part
    }
    return bytes
  }

  public func status(of path: String) throws(FileError) -> FileStatus? {
    var status = stat()
    do throws(FileError) {
      _ = try checked(.find, path) { Int(stat($0, &status)) }
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
    return FileStatus(status)
  }

  /// Follows up to 40 links.
  public func resolve(_ path: String) throws(FileError) -> String {
    var current = path
    for _ in 0..<40 {
      guard let target = try link(at: current) else { return current }
      current = target.utf8.first == UInt8(ascii: "/") ? target : Path.join(Path.parent(of: current), target)
    }
    throw FileError(.find, path, code: ELOOP)
  }

  public func real(_ path: String) -> String {
    guard let real = OutsideName.withCString(path, { realpath($0, nil) }) else { return path }
    defer { free(real) }
    return OutsideName.text(
      UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) })
  }

  public func create(_ path: String) throws(FileError) -> OpenFile {
    let id = try checked(.create, path) {
      Int(Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    }
    return OpenFile(id: Int32(id), path: path)
  }

  public func openToAppend(_ path: String) throws(FileError) -> OpenFile {
    try open(path, O_WRONLY | O_CREAT | O_APPEND, .write)
  }

  public func truncate(_ file: OpenFile, to size: Int) throws(FileError) {
    _ = try repeated(.write, file.path) { Int(ftruncate(file.id, size)) }
  }

  public func write(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(FileError) -> Int {
    try repeated(.write, file.path) {
      bytes.withUnsafeBytes { Glibc.write(file.id, $0.baseAddress, $0.count) }
    }
  }

  public func sync(_ file: OpenFile) throws(FileError) {
    _ = try repeated(.sync, file.path) { Int(fsync(file.id)) }
  }

  public func setMode(_ mode: UInt32, of file: OpenFile) throws(FileError) {
    _ = try repeated(.create, file.path) { Int(fchmod(file.id, mode)) }
  }

  /// Also true if the system doesn't tell.
  public func isCurrent(_ file: OpenFile) -> Bool {
    var (own, found) = (stat(), stat())
    guard fstat(file.id, &own) == 0 else { return true }
    guard OutsideName.withCString(file.path, { stat($0, &found) }) == 0 else { return errno != ENOENT }
    return own.st_ino == found.st_ino && own.st_dev == found.st_dev
  }

  /// Errors of close(2) are ignored: they come too late to matter.
  public func close(_ file: OpenFile) {
    // A program that is just being started has a copy of each open file, which would keep the lock a moment longer.
    _ = flock(file.id, LOCK_UN)
    _ = Glibc.close(file.id)
  }

  public func rename(_ path: String, to target: String) throws(FileError) {
    _ = try checked(.rename, path) { old in
      OutsideName.withCString(target) { Int(Glibc.rename(old, $0)) }
    }
  }

  public func link(_ path: String, to target: String) throws(FileError) {
    _ = try checked(.create, target) { new in
      OutsideName.withCString(path) { Int(Glibc.link($0, new)) }
    }
  }

  /// Some disks can't sync folders. They are used all the same.
  public func syncFolder(_ path: String) throws(FileError) {
    let folder = try open(path, O_RDONLY | O_DIRECTORY, .sync, expects: .folder)
    defer { close(folder) }
    do throws(FileError) {
      try sync(folder)
    } catch {
      if ![EINVAL, ENOTSUP, ENOSYS].contains(error.code) { throw error }
    }
  }

  public func remove(_ path: String) throws(FileError) {
    _ = try checked(.remove, path) { Int(unlink($0)) }
  }

  public func makeFolder(_ path: String) throws(FileError) {
    _ = try checked(.makeFolder, path) { Int(mkdir($0, 0o700)) }
  }

  /// All names but `.` and `..`.
  public func list(_ folder: String) throws(FileError) -> [String] {
    guard let stream = OutsideName.withCString(folder, { opendir($0) }) else {
      let code = errno
      let found = try? status(of: folder)?.kind
      throw FileError(
        .list, folder, code == ENOTDIR ? found.map { .other($0) } ?? .system(code) : .system(code))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // An error looks like the end, except for this.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno == EINTR { continue }
        if errno != 0 { throw FileError(.list, folder, code: errno) }
        return names.sorted()
      }
      // The entry may be shorter in memory than its type says.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { OutsideName.text($0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
  }

  /// Takes a `flock` on a file that stays when the lock is released.
  public func lock(_ path: String) throws(FileError) -> OpenFile? {
    let file = try open(path, O_RDWR | O_CREAT, .lock)
    do throws(FileError) {
      _ = try repeated(.lock, path) { Int(flock(file.id, LOCK_EX | LOCK_NB)) }
      return file
    } catch {
      close(file)
      if error.code == EWOULDBLOCK { return nil }
      throw error
    }
  }
}

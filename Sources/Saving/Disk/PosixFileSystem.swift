import Glibc

/// The operating system's files. Calls that a signal interrupts are made again; no descriptor is inherited.
public struct PosixFileSystem: FileSystem {
  /// The files of this machine.
  public init() {}

  /// The content, in parts of 64 KB.
  public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try open(path, O_RDONLY, .read)
    defer { close(file) }
    var bytes: [UInt8] = []
    if let size = try size(of: path), size <= limit { bytes.reserveCapacity(size) }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try checked(.read, path) { Glibc.read(file.id, &part, part.count) }
      if count == 0 { return bytes }
      bytes += part[..<count]
      if bytes.count > limit { throw FileError(.read, path, code: EFBIG) }
    }
  }

  /// `st_size`.
  public func size(of path: String) throws(FileError) -> Int? {
    try status(of: path).map { Int($0.st_size) }
  }

  /// `pread` until all is there or the file ends.
  public func read(_ path: String, from start: Int, count: Int) throws(FileError) -> [UInt8] {
    let file = try open(path, O_RDONLY, .read)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let part = try checked(.read, path) {
        bytes.withUnsafeMutableBytes { buffer in
          pread(file.id, buffer.baseAddress.map { $0 + filled }, count - filled, start + filled)
        }
      }
      if part == 0 { return Array(bytes[..<filled]) }
      filled += part
    }
    return bytes
  }

  /// Follows up to 40 links.
  public func resolve(_ path: String) throws(FileError) -> String {
    var current = path
    for _ in 0..<40 {
      guard let target = try link(at: current) else { return current }
      current = target.hasPrefix("/") ? target : Path.join(Path.parent(of: current), target)
    }
    throw FileError(.find, path, code: ELOOP)
  }

  /// The bits of `stat`.
  public func mode(of path: String) throws(FileError) -> UInt32? {
    try status(of: path).map { UInt32($0.st_mode) & 0o7777 }
  }

  /// `O_EXCL`, mode 0600.
  public func create(_ path: String) throws(FileError) -> OpenFile {
    try open(path, O_WRONLY | O_CREAT | O_EXCL, .create)
  }

  /// `O_APPEND`, mode 0600.
  public func openToAppend(_ path: String) throws(FileError) -> OpenFile {
    try open(path, O_WRONLY | O_CREAT | O_APPEND, .write)
  }

  /// `ftruncate`.
  public func truncate(_ file: OpenFile, to size: Int) throws(FileError) {
    _ = try checked(.write, file.path) { Int(ftruncate(file.id, size)) }
  }

  /// One `write`.
  public func write(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(FileError) -> Int {
    try checked(.write, file.path) {
      bytes.withUnsafeBytes { Glibc.write(file.id, $0.baseAddress, $0.count) }
    }
  }

  /// `fsync`.
  public func sync(_ file: OpenFile) throws(FileError) {
    _ = try checked(.sync, file.path) { Int(fsync(file.id)) }
  }

  /// `fchmod`.
  public func setMode(_ mode: UInt32, of file: OpenFile) throws(FileError) {
    _ = try checked(.create, file.path) { Int(fchmod(file.id, mode)) }
  }

  /// Closes; what that reports comes too late to matter.
  public func close(_ file: OpenFile) { _ = Glibc.close(file.id) }

  /// `rename`.
  public func rename(_ path: String, to target: String) throws(FileError) {
    _ = try checked(.rename, path) { Int(Glibc.rename(path, target)) }
  }

  /// `fsync` of the folder.
  public func syncFolder(_ path: String) throws(FileError) {
    let folder = try open(path, O_RDONLY | O_DIRECTORY, .sync)
    defer { close(folder) }
    try sync(folder)
  }

  /// `unlink`.
  public func remove(_ path: String) throws(FileError) {
    _ = try checked(.remove, path) { Int(unlink(path)) }
  }

  /// `mkdir`, mode 0700.
  public func makeFolder(_ path: String) throws(FileError) {
    _ = try checked(.makeFolder, path) { Int(mkdir(path, 0o700)) }
  }

  /// All names but `.` and `..`.
  public func list(_ folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(.list, folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// `flock` on a file that stays when the lock is gone.
  public func lock(_ path: String) throws(FileError) -> OpenFile? {
    let file = try open(path, O_RDWR | O_CREAT, .lock)
    do throws(FileError) {
      _ = try checked(.lock, path) { Int(flock(file.id, LOCK_EX | LOCK_NB)) }
      return file
    } catch {
      close(file)
      if error.code == EWOULDBLOCK { return nil }
      throw error
    }
  }
}

extension PosixFileSystem {
  private func open(_ path: String, _ flags: Int32, _ action: FileError.Action) throws(FileError) -> OpenFile
  {
    let id = try checked(action, path) { Int(Glibc.open(path, flags | O_CLOEXEC, 0o600)) }
    return OpenFile(id: Int32(id), path: path)
  }

  private func status(of path: String) throws(FileError) -> stat? {
    var status = stat()
    do throws(FileError) {
      _ = try checked(.find, path) { Int(stat(path, &status)) }
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
    return status
  }

  /// What a symbolic link holds; nil when there is none.
  private func link(at path: String) throws(FileError) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    if count >= 0 { return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) }
    if errno == EINVAL || errno == ENOENT { return nil }
    throw FileError(.find, path, code: errno)
  }

  private func checked(
    _ action: FileError.Action, _ path: String, _ call: () -> Int
  ) throws(FileError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw FileError(action, path, code: errno) }
    }
  }
}

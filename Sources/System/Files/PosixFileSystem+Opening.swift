import Glibc

/// Opening files and checking what they are.
extension PosixFileSystem {
  /// Opens a file that must be of one kind, and never blocks: a pipe without a writer would wait for ever.
  /// The descriptor is not inherited by other programs, and no terminal becomes ours.
  func open(
    _ path: String, _ flags: Int32, _ action: FileError.Action, expects kind: FileKind = .file
  ) throws(FileError) -> OpenFile {
    let file: OpenFile
    do throws(FileError) {
      let id = try checked(action, path) {
        Int(Glibc.open($0, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600))
      }
      file = OpenFile(id: Int32(id), path: path)
    } catch {
      if let found = try? status(of: path), found.kind != kind {
        throw FileError(action, path, .other(found.kind))
      }
      throw error
    }
    do throws(FileError) {
      let found = try status(of: file, action)
      if found.kind != kind { throw FileError(action, path, .other(found.kind)) }
      return file
    } catch {
      close(file)
      throw error
    }
  }

  func status(of file: OpenFile, _ action: FileError.Action) throws(FileError) -> FileStatus {
    var status = stat()
    _ = try repeated(action, file.path) { Int(fstat(file.id, &status)) }
    return FileStatus(status)
  }

  /// The target of a symbolic link; nil if the path is no link.
  func link(at path: String) throws(FileError) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = OutsideName.withCString(path) { readlink($0, &target, target.count) }
    if count >= 0 { return OutsideName.text(target[..<count].map { UInt8(bitPattern: $0) }) }
    if errno == EINVAL || errno == ENOENT { return nil }
    throw FileError(.find, path, code: errno)
  }

  /// Makes a call with a path, again if a signal interrupts it.
  func checked(
    _ action: FileError.Action, _ path: String, _ call: (UnsafePointer<CChar>) -> Int
  ) throws(FileError) -> Int {
    try repeated(action, path) { OutsideName.withCString(path, call) }
  }

  /// Makes a call, again if a signal interrupts it.
  func repeated(_ action: FileError.Action, _ path: String, _ call: () -> Int) throws(FileError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw FileError(action, path, code: errno) }
    }
  }
}

extension PosixFileSystem {
  /// Looks the lock up in /proc/locks.
  public func holder(ofLock path: String) -> LockHolder? {
    guard let node = node(of: path) else { return nil }
    // A line reads: number, kind, ADVISORY, WRITE, process, device and inode, range.
    let line = lines(of: "/proc/locks").first { line in
      line.contains("FLOCK") && line.split(separator: " ").contains { $0.hasSuffix(":\(node)") }
    }
    guard let word = line?.split(separator: " ").dropFirst(4).first, let process = Int32(word), process > 0
    else { return nil }
    return LockHolder(process: process, hasLostTerminal: hasLostTerminal(process))
  }

  /// A pseudo-terminal disappears with its window; a session on the console merely loses its terminal. False
  /// if the system doesn't tell.
  private func hasLostTerminal(_ process: Int32) -> Bool {
    guard let input = try? link(at: "/proc/\(process)/fd/0") else { return false }
    if input.hasPrefix("/dev/pts/") { return input.hasSuffix(" (deleted)") }
    // The command's name is in brackets and may hold anything. State, parent, group,
    // session and terminal follow it.
    let parts = lines(of: "/proc/\(process)/stat").joined().split(separator: ")").last?.split(separator: " ")
    return input.hasPrefix("/dev/tty") && parts?.dropFirst(4).first == "0"
  }

  private func lines(of path: String) -> [Substring] {
    let bytes = (try? read(path, limit: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  private func node(of path: String) -> UInt? {
    var status = stat()
    guard OutsideName.withCString(path, { stat($0, &status) }) == 0 else { return nil }
    return status.st_ino
  }
}

extension FileStatus {
  init(_ status: stat) {
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    self.init(
      kind, size: Int(status.st_size), mode: UInt32(status.st_mode) & 0o7777,
      changed: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
  }
}

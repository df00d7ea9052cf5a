import Glibc

/// The process that holds a lock.
public struct LockHolder: Equatable, Sendable {
  public let process: Int32
  /// Whether it still runs although the terminal window that it was started in is closed.
  public let hasLostTerminal: Bool

  public init(process: Int32, hasLostTerminal: Bool) {
    self.process = process
    self.hasLostTerminal = hasLostTerminal
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
    // The command's name is in brackets and may hold anything. State, parent, group, session and terminal
    // follow it.
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

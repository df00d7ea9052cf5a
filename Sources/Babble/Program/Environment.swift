// The environment's list is a variable of C, which nobody here changes.
@preconcurrency import Glibc
import Saving

/// What is read of the surroundings, once each: everything else gets it as a value.
enum Environment {
  /// The environment's variables.
  static var variables: [String: String] {
    var found: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        found[String(text[..<sign])] = String(text.utf8[sign...].dropFirst())
      }
      next += 1
    }
    return found
  }

  /// Seconds since 1970 UTC.
  static var time: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec)
  }

  /// How many seconds the player's clock is ahead of UTC now.
  static var offset: Int {
    var now = Glibc.time(nil)
    var parts = tm()
    return localtime_r(&now, &parts) == nil ? 0 : parts.tm_gmtoff
  }

  /// What the machine is called; nil where the system doesn't tell.
  static var hostName: String? {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// When a file was last changed, in nanoseconds since 1970; 0 where it isn't there.
  static func changed(_ path: String) -> Int64 {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  /// The path of the running program; empty where the system doesn't tell.
  static var executable: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The process that holds a lock on a file, as the kernel's list of locks has it; nil where none does.
  static func holder(ofLock path: String) -> Int32? {
    var status = stat()
    guard stat(path, &status) == 0, let locks = try? PosixFileSystem().read("/proc/locks", limit: 1 << 20)
    else { return nil }
    let line = String(decoding: locks, as: UTF8.self).split(separator: "\n").first { line in
      line.contains("FLOCK") && line.split(separator: " ").contains { $0.hasSuffix(":\(status.st_ino)") }
    }
    // A line reads: number, kind, ADVISORY, WRITE, process, device and inode, range.
    return line?.split(separator: " ").dropFirst(4).first.flatMap { Int32($0) }
  }
}

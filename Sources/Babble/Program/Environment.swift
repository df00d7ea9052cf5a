import Glibc
import Saving
import System

/// What is read of the surroundings, once each: everything else gets it as a value.
enum Environment {
  /// Seconds since 1970 UTC.
  static var time: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec)
  }

  /// How many seconds the player's clock is ahead of UTC at a time in seconds since 1970.
  static func offset(at time: Int64) -> Int {
    var time = Int(time)
    var parts = tm()
    return localtime_r(&time, &parts) == nil ? 0 : parts.tm_gmtoff
  }

  /// What the machine is called; nil where the system doesn't tell.
  static var hostName: String? {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path of the running program; empty where the system doesn't tell.
  static var executable: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // What the system doesn't overwrite ends the name.
    readlink("/proc/self/exe", &buffer, buffer.count - 1)
    return OutsideName.text(buffer)
  }

  /// The arguments of the command line, as names from outside: without the program's own.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { OutsideName.text($0) } }
  }
}

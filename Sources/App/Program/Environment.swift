import Glibc
import System

/// Reads the process's environment and the machine; everything else gets these as values.
enum Environment {
  /// Seconds since 1970 UTC.
  static var time: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec)
  }

  /// The local offset from UTC, in seconds, at a time in seconds since 1970.
  static func offset(at time: Int64) -> Int {
    var time = Int(time)
    var parts = tm()
    return localtime_r(&time, &parts) == nil ? 0 : parts.tm_gmtoff
  }

  /// The machine's name; nil if the system doesn't tell.
  static var hostName: String? {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path of the running program; empty if the system doesn't tell.
  static var executable: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // The bytes that readlink leaves untouched terminate the string.
    readlink("/proc/self/exe", &buffer, buffer.count - 1)
    return OutsideName.text(buffer)
  }

  /// The command line's arguments as raw file names, without the program's own.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { OutsideName.text($0) } }
  }
}

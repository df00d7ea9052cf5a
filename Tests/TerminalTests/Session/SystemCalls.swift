import Glibc
import Testing

/// The system calls of a program, traced by strace.
final class SystemCalls {
  /// The command to put before the program and its arguments.
  let command: [String]
  private let path: String

  /// - Parameter calls: their names, separated by commas. Some may not exist on this architecture.
  init(_ calls: String) {
    path = "/tmp/babble-trace-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let known = calls.split(separator: ",").map { "?" + $0 }.joined(separator: ",")
    command = ["strace", "-f", "-e", "trace=\(known)", "-s", "100000", "-o", path]
  }

  deinit { unlink(path) }

  /// The traced calls; each line begins with the process id.
  var lines: [Substring] {
    get throws {
      let file = try #require(fopen(path, "re"))
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 65536)
      while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
  }
}

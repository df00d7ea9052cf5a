import Glibc
import Testing

/// What a program asks of the system, written down by strace.
final class SystemCalls {
  /// What goes before the program and its arguments.
  let command: [String]
  private let path: String

  /// - Parameter calls: their names, with commas between them; of another processor's a name may be unknown here.
  init(_ calls: String) {
    path = "/tmp/babble-trace-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let known = calls.split(separator: ",").map { "?" + $0 }.joined(separator: ",")
    command = ["strace", "-f", "-e", "trace=\(known)", "-s", "100000", "-o", path]
  }

  deinit { unlink(path) }

  /// Each begins with its process.
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

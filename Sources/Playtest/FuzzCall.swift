import CPlaytest
import Engine
import Foundation
import Synchronization

/// A call of `Fuzz.play` in a test, which can be found in another process.
///
/// There the program runs the same test once more, and each call of `Fuzz.play` only leaves the trace of what it
/// played. Sets and dictionaries have another order there; hash values, addresses and the number of the process differ.
struct FuzzCall {
  private static let variable = "BABBLE_TRACES"
  private static let mostSeconds: UInt32 = 60
  /// Where this process leaves traces, if it is such another one.
  private static let folder = ProcessInfo.processInfo.environment[variable].map {
    URL(fileURLWithPath: $0)
  }
  /// The traces that other processes have left, by test and call.
  private static let found = Mutex<[String: [String: [[UInt64]]]]>([:])

  /// Whether calls only leave their traces here.
  static var isElsewhere: Bool { folder != nil }

  let fileID: String
  let function: String
  /// What else tells the call from others, and is the same in every process.
  let details: String

  /// Leaves the call's trace for the process that has started this one.
  func leave(_ trace: FuzzTrace) {
    let data = trace.numbers.withUnsafeBytes { Data($0) }
    let file = Self.folder?.appendingPathComponent(key).appendingPathExtension(UUID().uuidString)
    guard let file, (try? data.write(to: file)) != nil else { fatalError("the trace can't be written") }
  }

  /// The traces that this call, and others that can't be told from it, have left in another process; none if the test
  /// didn't run there.
  func tracesElsewhere() -> [[UInt64]] {
    Self.found.withLock { found in
      let traces = found[filter] ?? Self.traces(of: filter)
      found[filter] = traces
      return traces[key] ?? []
    }
  }

  private var key: String {
    var hash = StateHash()
    hash.combine([fileID, function, details])
    return String(hash.value, radix: 16)
  }

  /// Finds the test by its id, such as `GameTests.SnakeTests/fuzzed()/SnakeTests.swift:12:4`.
  private var filter: String {
    let parts = fileID.split(separator: "/").map { NSRegularExpression.escapedPattern(for: String($0)) }
    let name = NSRegularExpression.escapedPattern(for: function)
    return "^\(parts.first ?? "")\\.(.*/)?\(name)/\(parts.last ?? ""):"
  }

  /// Runs a test in another process and returns the traces of its calls; none if it doesn't come to its end.
  private static func traces(of filter: String) -> [String: [[UInt64]]] {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: folder) }
    guard (try? files.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
      run(filter, leaving: folder),
      let left = try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else { return [:] }
    return Dictionary(grouping: left) { $0.deletingPathExtension().lastPathComponent }
      .mapValues { $0.compactMap { try? Data(contentsOf: $0) }.map(\.numbers) }
  }

  /// Returns whether the test came to an end, passed or not.
  private static func run(_ filter: String, leaving folder: URL) -> Bool {
    // Only tests of Swift Testing can be started by their names.
    guard let program = CommandLine.arguments.first, CommandLine.arguments.contains("--testing-library")
    else { return false }
    let arguments = [program, "--testing-library", "swift-testing", "--filter", filter]
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = folder.path
    environment["BABBLE_SEED"] = environment["BABBLE_SEED"] ?? String(Fuzz.seedOfProcess)
    environment["SWIFT_DETERMINISTIC_HASHING"] = nil
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return arguments.withCStrings { arguments in
      environment.map { "\($0)=\($1)" }.withCStrings { program_run(arguments, $0, mostSeconds) }
    }
  }
}

extension Data {
  fileprivate var numbers: [UInt64] {
    var numbers = [UInt64](repeating: 0, count: count / MemoryLayout<UInt64>.size)
    _ = numbers.withUnsafeMutableBytes { copyBytes(to: $0) }
    return numbers
  }
}

extension [String] {
  /// Passes the strings on to C, followed by NULL.
  fileprivate func withCStrings<Result>(_ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let strings = map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    return body(strings)
  }
}

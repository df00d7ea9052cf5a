import Foundation

/// The public names of a module, as the compiler knows them: from its symbol graph.
struct PublicNames {
  /// Why there are none.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Each with the types around it and the labels of what it takes, as in `Canvas.put(_:at:_:)`.
  let names: Set<String>

  /// The names of a module that this build has compiled.
  init(of module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.extract(module, to: folder)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    names = Set(try files.flatMap(Self.names))
    if names.isEmpty { throw Failure(description: "\(module) has no public names") }
  }

  /// The words of which a name is made, in small letters.
  static func words(of name: String) -> [String] {
    name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.output.lowercased() }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// Where the test itself lies is what was built with it.
  private static let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif

  private static func extract(_ module: String, to folder: URL) throws {
    let maps = ["CPrograms", "CTerminal"].map { build.appending(path: "\($0).build/module.modulemap") }
    let systemMap = root.appending(path: "Sources/CNCurses/module.modulemap")
    let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [swift, "symbolgraph-extract", "-module-name", module, "-target", target]
      + ["-minimum-access-level", "public", "-output-dir", folder.path]
      + ["-I", build.appending(path: "Modules").path]
      + (maps + [systemMap]).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    let complaints = Pipe()
    process.standardError = complaints
    try process.run()
    let said = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(module): \(String(decoding: said, as: UTF8.self))")
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      let pathComponents: [String]
    }
    let symbols: [Symbol]
  }

  private static func names(in file: URL) throws -> [String] {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    return graph.symbols.map { $0.pathComponents.joined(separator: ".") }
  }
}

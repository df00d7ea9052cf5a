import Foundation
import Testing

/// The modules that others build on know nothing about learning.
@Suite("Public names")
struct PublicNameTests {
  /// Words that only a program for learning needs. No part of a public name may be one of them.
  private static let ofLearning: Set = [
    "word", "words", "deck", "decks", "letter", "letters", "alphabet", "alphabets", "script", "language",
    "languages", "meaning", "meanings", "translation", "romanization", "reading", "spelling", "spoken",
    "speech",
    "vocabulary", "lesson", "lessons", "learner", "learning", "learned", "known", "knowledge", "met",
    "missed",
    "mnemonic", "skill", "verdict", "grade", "mark", "marks",
  ]

  private static let ofOthers: [String: String] = [
    "Text.longestWord": "what stands between spaces",
    "Text.marksPerLetter": "accents, as Unicode has them",
    "Replay.marks": "fingerprints of state",
    "Replay.init(input:marks:ticks:hashesStateOnly:)": "fingerprints of state",
  ]

  @Test(
    "of engine, interface and terminal don't mention learning",
    arguments: ["Engine", "Interface", "Terminal"])
  func names(module: String) throws {
    let found = try Self.found(in: module).filter { name in
      !Self.ofOthers.keys.contains { name == $0 || name.hasPrefix($0 + ".") }
    }
    #expect(found == [])
  }

  @Test("are split into their parts")
  func parts() {
    #expect(PublicNames.words(of: "Text.marksPerLetter") == ["text", "marks", "per", "letter"])
    #expect(PublicNames.words(of: "init(wordID:of:)") == ["init", "word", "id", "of"])
  }

  private static func found(in module: String) throws -> Set<String> {
    try PublicNames(of: module).names.filter { name in
      PublicNames.words(of: name).contains(where: ofLearning.contains)
    }
  }
}

/// The public names of a module, from its symbol graph.
struct PublicNames {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Each name includes its types and argument labels, as in `Canvas.put(_:at:_:)`.
  let names: Set<String>

  init(of module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.extract(module, to: folder)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    names = Set(try files.flatMap(Self.names))
    if names.isEmpty { throw Failure(description: "\(module) has no public names") }
  }

  /// The words in a name, in lower case.
  static func words(of name: String) -> [String] {
    name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.output.lowercased() }
  }

  /// The build products are next to the test executable.
  private static let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif

  private static func extract(_ module: String, to folder: URL) throws {
    let maps = ["CPrograms", "CTerminal"].map { build.appending(path: "\($0).build/module.modulemap") }
    let systemMap = Repository.root.appending(path: "Sources/CNCurses/module.modulemap")
    let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    var arguments = [swift, "symbolgraph-extract", "-module-name", module, "-target", target]
    arguments += ["-minimum-access-level", "public", "-output-dir", folder.path]
    arguments += ["-I", build.appending(path: "Modules").path]
    for map in maps + [systemMap] { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    process.arguments = arguments
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

import Foundation
import Testing

/// Which environment variables the program reads.
@Suite("Environment variables")
struct EnvironmentRuleTests {
  /// Read by ncurses, so no source of ours names them.
  private static let libraries: Set<String> = ["TERMINFO", "TERMINFO_DIRS"]

  @Test("every variable that is read or passed on is in docs/security.md, and every one in there is read")
  func listed() throws {
    let listed = try Self.listed()
    let read = try Self.read()
    #expect(listed.count > 40 && read.isSuperset(of: ["PATH", "NO_COLOR", "https_proxy", "HOSTNAME"]))
    #expect(read.subtracting(listed) == [], "not in docs/security.md")
    #expect(listed.subtracting(read).subtracting(Self.libraries) == [], "never read")
    #expect(Self.libraries.subtracting(listed) == [], "read by a library, and not in docs/security.md")
  }

  /// Otherwise `listed` could miss one.
  @Test("variables are read in one place, and their names stand in the source as they are")
  func plainNames() throws {
    for (name, text) in try Self.sources() where text.contains("env") {
      let isDoor = name == "Sources/System/ThisProcess.swift"
      let asks = text.contains(/\b(?:secure_)?getenv\s*\(|ProcessInfo\.processInfo\.environment/)
      let opens = !isDoor && text.contains(/\benviron\b/)
      #expect(!asks && !opens, "\(name)")
      for match in text.matches(of: /\benvironment\[([^\]]+)\]/) {
        #expect(match.1.contains(/^(?:"\w+"|\$0)$/), "\(name) reads \(match.1)")
      }
    }
  }

  /// All names that stand in files which deal with the environment. No other literals there look like these.
  private static func read() throws -> Set<String> {
    let files = try sources().filter { $0.name.hasSuffix(".swift") && $0.text.contains("environment") }
    return Set(
      files.flatMap { file in
        file.text.matches(of: /"([A-Z][A-Z0-9_]+|[a-z]+_proxy)"/).map { String($0.1) }
      })
  }

  /// The names in code marks, in the part of the document that is about them.
  private static func listed() throws -> Set<String> {
    let path = Repository.root.appending(path: "docs/security.md")
    let document = try String(contentsOf: path, encoding: .utf8)
    let rest = try #require(document.split(separator: "## Names and variables").last)
    let part = try #require(rest.split(separator: "\n## ").first)
    return Set(part.matches(of: /`([A-Z][A-Z0-9_]+|[a-z]+_proxy)`/).map { String($0.1) })
  }

  /// `Playtest` is a part of tests alone.
  private static func sources() throws -> [(name: String, text: String)] {
    try ProgramSources.all().filter { !$0.name.hasPrefix("Sources/Playtest/") }
  }
}

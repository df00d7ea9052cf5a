import Foundation
import Testing

/// How other programs may be started.
@Suite("Other programs")
struct ProgramRuleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The only files that make processes. Only the first of them runs another program.
  private static let doors: Set<String> = [
    "Sources/CPrograms/start.c", "Sources/CTerminal/start.c", "Sources/CPlaytest/trial.c",
  ]

  @Test("only one function starts them, and no shell does")
  func oneDoor() throws {
    let calls = /\b(?:fork|vfork|system|popen|exec[lv][pe]*|posix_spawnp?|wordexp|dlopen)\s*\(/
    for (name, text) in try Self.sources() {
      for match in text.matches(of: calls) where !Self.isOwn(match.output, before: match.startIndex, in: text)
      {
        #expect(
          Self.doors.contains(name) && !match.output.contains(/p\s*\(/), "\(name) calls \(match.output)")
      }
      #expect(!text.contains(/\bProcess\(\)/), "\(name) starts a process by itself")
      #expect(!text.contains(/"(?:\/usr)?(?:\/bin\/)(?:sh|bash|env)"/), "\(name) names a shell")
    }
    let starting = try Self.sources().filter { $0.text.contains(/\bexec[lv]/) }.map(\.name)
    #expect(starting == ["Sources/CPrograms/start.c"])
  }

  @Test(
    "every program that is started is in the table of docs/security.md, and every one in there is started")
  func listed() throws {
    let document = try String(contentsOf: Self.root.appending(path: "docs/security.md"), encoding: .utf8)
    let table = try #require(document.split(separator: "| programs |").last)
    let rows = table.split(separator: "\n\n").first?.split(separator: "\n").dropFirst(2) ?? []
    let listed = rows.compactMap { $0.split(separator: "|").first }.flatMap { cell in
      cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    #expect(Set(listed).count == listed.count && listed.count > 15)
    let started = try Self.started()
    #expect(started.subtracting(listed) == [], "not in docs/security.md")
    #expect(Set(listed).subtracting(started) == [], "never started")
  }

  /// The names given to the functions that start or look for programs.
  private static func started() throws -> Set<String> {
    let patterns = [
      /(?:\.run|\.ending|\.stream|\.find|\brun)\(\s*"([a-z][\w.-]*)"/,
      /name: "([a-z][\w-]*)",\s*(?:package|arguments)/,
      /static let (?:program|decoder) = "([\w-]+)"/,
      /\("([a-z][\w-]*)", (?:\[|Self\.|ffmpeg)/,
      /\["(pip)", "pip3"\]/,
      /\["pip", "(pip3)"\]/,
    ]
    let runs = /ProgramRunner|InstalledPrograms|programs\.find/
    let names = try sources().filter { $0.name.hasSuffix(".swift") && $0.text.contains(runs) }.flatMap {
      file in
      patterns.flatMap { pattern in file.text.matches(of: pattern).map { String($0.1) } }
    }
    return Set(names)
  }

  /// Whether a call is of a function of ours that has the same name, or no call at all.
  private static func isOwn(_ call: Substring, before start: String.Index, in text: String) -> Bool {
    let before = text[..<start].suffix(5)
    return call.hasPrefix("system")
      && (before.hasSuffix(".") || before.hasSuffix("func ") || before.hasSuffix("case ")
        || before.hasSuffix(" ") && text[start...].hasPrefix("system(of:"))
  }

  /// The sources of the program: those that only measure it or show how the engine is used are no part of it.
  private static func sources() throws -> [(name: String, text: String)] {
    try sources(in: "Sources") + sources(in: "Games")
  }

  private static func sources(in room: String) throws -> [(name: String, text: String)] {
    let folder = root.appending(path: room).resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter(isOfProgram).map { name in
      (name: "\(room)/\(name)", text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  private static func isOfProgram(_ name: String) -> Bool {
    let isSource = [".swift", ".c", ".h"].contains { name.hasSuffix($0) }
    return isSource && !["Bench", "LearnReport", "Examples"].contains { name.hasPrefix($0) }
  }
}

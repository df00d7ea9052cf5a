import Foundation
import Testing

/// How other programs may be started.
@Suite("Other programs")
struct ProgramRuleTests {
  /// The only files that make processes. Only the first of them runs another program.
  private static let doors: Set<String> = [
    "Sources/CPrograms/start.c", "Sources/CTerminal/start.c", "Sources/CPlaytest/trial.c",
  ]

  @Test("only one function starts them, and no shell does")
  func oneDoor() throws {
    let calls = /\b(?:fork|vfork|system|popen|exec[lv][pe]*|posix_spawnp?|wordexp|dlopen)\s*\(/
    for (name, text) in try ProgramSources.all() {
      for match in text.matches(of: calls) where !Self.isOwn(match.output, before: match.startIndex, in: text)
      {
        #expect(
          Self.doors.contains(name) && !match.output.contains(/p\s*\(/), "\(name) calls \(match.output)")
      }
      #expect(!text.contains(/\bProcess\(\)/), "\(name) starts a process by itself")
      #expect(!text.contains(/"(?:\/usr)?(?:\/bin\/)(?:sh|bash|env)"/), "\(name) names a shell")
    }
    let starting = try ProgramSources.all().filter { $0.text.contains(/\bexec[lv]/) }.map(\.name)
    #expect(starting == ["Sources/CPrograms/start.c"])
  }

  @Test(
    "every program that is started is in the table of docs/security.md, and every one in there is started")
  func listed() throws {
    let document = try String(
      contentsOf: Repository.root.appending(path: "docs/security.md"), encoding: .utf8)
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

  @Test("a run has one place that remembers where programs were found, and passes it on")
  func oneMemory() throws {
    let made = try ProgramSources.all().flatMap { file in
      file.text.matches(of: /InstalledPrograms\(\s*environment: (?!\[:\]\))/).map { _ in file.name }
    }
    // The second is for the engine's games, which have no `Program`.
    #expect(made == ["Sources/Babble/Program/Program.swift", "Sources/Sound/CuePlayer.swift"])
    let stored = try ProgramSources.all().filter { $0.text.contains("let installed: InstalledPrograms\n") }
    #expect(stored.map(\.name) == ["Sources/Babble/Program/Program.swift"], "stored, not made for each use")
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
    let names = try ProgramSources.all().filter { $0.name.hasSuffix(".swift") && $0.text.contains(runs) }
      .flatMap { file in
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
}

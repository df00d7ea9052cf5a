import ArgumentParser
import Testing

@testable import App

@Suite("The help of every command")
struct HelpExampleTests {
  @Test("has examples that the parser accepts, one of them for the command itself", arguments: HelpPage.all)
  func examples(page: HelpPage) throws {
    let examples = page.examples
    #expect(!examples.isEmpty)
    #expect(examples.contains { $0.starts(with: page.path) })
    for example in examples { _ = try Babble.parseAsRoot(example) }
  }

  @Test("has no example that a terminal of 80 columns would break", arguments: HelpPage.all)
  func width(page: HelpPage) {
    for line in page.lines { #expect(line.count <= 80) }
  }

  @Test("is found by walking through all commands")
  func walk() {
    #expect(HelpPage.all.map(\.testDescription).contains("babble dictionary install"))
    #expect(HelpPage.all.count > 40)
  }

  @Test("quotes arguments as a shell does")
  func words() {
    let line = #"pdftotext a.pdf - | babble words mine - --notes "two words" --tag """#
    #expect(ShellWords.ofBabble(in: line) == ["words", "mine", "-", "--notes", "two words", "--tag", ""])
  }
}

/// The `--help` text of one command.
struct HelpPage: Sendable, CustomTestStringConvertible {
  /// Such as `["words", "add"]`; empty for the program itself.
  let path: [String]
  private let discussion: String

  static let all = pages(of: Babble.self, at: [])

  /// The lines after "Examples:".
  var lines: [Substring] {
    discussion.split(separator: "\n").drop { $0 != "Examples:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
  }

  /// The arguments of each example.
  var examples: [[String]] { lines.map { ShellWords.ofBabble(in: String($0)) } }

  var testDescription: String { (["babble"] + path).joined(separator: " ") }

  private static func pages(of command: any ParsableCommand.Type, at path: [String]) -> [HelpPage] {
    let configuration = command.configuration
    let below = configuration.subcommands.flatMap { pages(of: $0, at: path + [$0._commandName]) }
    return [HelpPage(path: path, discussion: configuration.discussion)] + below
  }
}

/// Just enough of a shell for the examples: words, double quotes and pipes.
enum ShellWords {
  /// The arguments after the word `babble`.
  static func ofBabble(in line: String) -> [String] {
    Array(words(of: line).drop { $0 != "babble" }.dropFirst())
  }

  private static func words(of line: String) -> [String] {
    var (words, isQuoted) = ([String?.none], false)
    for character in line {
      switch character {
      case "\"":
        isQuoted.toggle()
        words[words.count - 1] = words[words.count - 1] ?? ""
      case " " where !isQuoted: words.append(nil)
      default: words[words.count - 1] = (words[words.count - 1] ?? "") + String(character)
      }
    }
    return words.compactMap(\.self)
  }
}

@Suite("A mistyped command")
struct CommandGuessTests {
  @Test("a mistyped game is guessed")
  func game() {
    let error = #expect(throws: (any Error).self) { try Play.parse(["chalenge"]) }
    let message = error.map { Play.message(for: $0) } ?? ""
    #expect(message.contains("\"chalenge\". Did you mean challenge? Games: memory, "), "\(message)")
  }

  @Test(
    "the nearest command is guessed",
    arguments: [
      (["todya"], "today"), (["Today"], "today"), (["paly", "memory"], "play"), (["deck"], "decks"),
      (["stat"], "stats"), (["decks", "lst"], "list"),
    ])
  func near(arguments: [String], meant: String) {
    #expect(CommandGuess.name(for: arguments) == meant)
  }

  @Test("the guess stands alone, with the command whose help lists the others")
  func message() {
    #expect(CommandGuess.message(for: ["todya"]) == "Did you mean today? babble --help lists all commands.")
    let nested = CommandGuess.message(for: ["decks", "lst"])
    #expect(nested == "Did you mean list? babble decks --help lists all commands.")
    #expect(CommandGuess.message(for: ["today", "--bogus"]) == nil)
  }

  @Test(
    "a real command, or a word close to none, gives no guess",
    arguments: [["due"], ["spanish"], ["--ascii"], ["play", "memroy"], ["xyz"], []])
  func none(arguments: [String]) { #expect(CommandGuess.name(for: arguments) == nil) }
}

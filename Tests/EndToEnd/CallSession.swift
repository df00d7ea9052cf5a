import Foundation

/// Something that a player does from the program's start to its end.
struct CallSession: Sendable {
  enum Step: Sendable {
    case see(String)
    case click(String)
    case type(String)
  }

  let name: String
  /// `@` stands for the folder that the session has for itself.
  let arguments: [String]
  /// Steps at the terminal; nil for a command that needs none.
  let steps: [Step]?
  /// A command's standard input.
  let input: String
  /// Whether its output is about what works here, and what doesn't.
  var isExamination: Bool { arguments == ["doctor"] }

  private init(_ name: String, _ arguments: String, _ steps: [Step]? = nil, input: String = "") {
    self.name = name
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.steps = steps
    self.input = input
  }

  func arguments(in folder: String) -> [String] {
    arguments.map { $0.replacing("@", with: folder) }
  }

  /// The first ones are those of the short form.
  static let all = [
    CallSession("review", "today --deck few --minutes 2 --no-sound", review),
    CallSession("take in an archive", "import @/archive --yes"),
    CallSession("import a deck", "decks import @/animals.tsv"),
    CallSession("change the name", "--no-sound", rename),
    CallSession("pack an archive", "export @/new-archive"),
    CallSession("memory", "play memory --words 3 --deck few --reduce-motion", game),
    CallSession("add a word", "words add musgo --meaning moss --language es"),
    CallSession("plain review", "today --plain --deck few --minutes 2", input: "\n\nsun\nsea\nsun\n"),
    CallSession("due", "due"),
    CallSession("stats", "stats"),
    CallSession("list decks", "decks list"),
    CallSession("export a deck", "decks export few @/few.csv"),
    CallSession("verify", "verify @/game.babble"),
    CallSession("film", "replay @/game.babble --cast @/game.cast"),
    CallSession("replay", "replay @/game.babble --speed 16 --no-sound", watched),
    CallSession("install a dictionary", "dictionary install --from @/cedict_ts.u8"),
    CallSession("look up", "look perro"),
    CallSession("doctor", "doctor"),
    CallSession("bubbles", "play bubbles --words 3 --deck few", floating),
    CallSession("pack for Anki", "decks export few @/few.apkg"),
    CallSession("import from Anki", "decks import @/animals.apkg --yes"),
    CallSession("trace a letter", "play drawing --deck georgian-letters --words 3 --no-sound", drawn),
  ]

  private static let review: [Step] = [
    .see("Enter next"), .type("\r"), .see("Enter start"), .type("\r"), .see("Enter check"), .type("x\r"),
    .see("wrong"), .type("\r"), .see("Enter check"), .type("sea\r"), .see("Enter next"), .type("\u{1B}"),
    .see("Leave the session"), .type("q"), .see("c switch"), .type("q"),
  ]

  private static let rename: [Step] = [
    .see("c switch"), .click("Settings"), .see("Answering"), .click("Look"),
    .see("shown beside your scores"), .click("Name"),
    .see("Enter save"), .type("\u{15}new\r"), .see("Enter select"), .type("\u{1B}"), .see("c switch"),
    .type("q"),
  ]

  private static let game: [Step] = [
    .see("Enter start"), .type("\r"), .see("p pause"), .type("\r"), .type("\t\r"), .type("p"), .see("Go on"),
    .type("q"), .see("c switch"), .type("q"),
  ]

  private static let floating: [Step] = [
    .see("Enter start"), .type("\r"), .see("left"), .type("asdf"), .type("p"), .see("Go on"), .type("q"),
    .see("c switch"), .type("q"),
  ]

  private static let drawn: [Step] = [
    .see("Enter start"), .type("\r"), .see("3 letters left"), .type(" jj "), .type("p"), .see("Go on"),
    .type("q"), .see("c switch"), .type("q"),
  ]

  private static let watched: [Step] = [.see("q "), .type("q")]
}

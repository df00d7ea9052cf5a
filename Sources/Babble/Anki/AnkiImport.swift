import Anki
import DeckFormats
import Engine
import Glibc
import Interface
import Learning
import Saving
import System

/// `babble decks import` of a package of Anki's.
struct AnkiImport {
  private let program: Program
  private let options: AnkiOptions
  private let file: String
  private let replaces: Bool

  init(_ program: Program, _ options: AnkiOptions, file: String, replaces: Bool) {
    (self.program, self.options, self.file, self.replaces) = (program, options, file, replaces)
  }

  func run() throws {
    let choice = AnkiChoice(plan: try plan(), takesHistory: options.history, replaces: replaces)
    try keep(choice, asks: !options.yes)
  }

  /// Where somebody sits at a terminal they see what comes of it, and can change it.
  func choose() -> Never {
    program.choose {
      let taken = Set(try program.shelf().entries.map(\.shelved.id))
      let plan = try plan()
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let choice = AnkiChoice(
        plan: plan, takesHistory: options.history || plan.hasHistory, replaces: replaces)
      return AnkiScene(choice, file: name, taken: taken)
    } then: {
      try keep($0, asks: false)
    }
  }

  private func plan() throws -> AnkiPlan {
    let package = try AnkiFile.open(file)
    var plan = AnkiPlan(try AnkiFile.read(package, file), file: file)
    try options.change(&plan)
    return plan
  }

  /// Makes the decks, says what they are, and writes them.
  private func keep(_ choice: AnkiChoice, asks: Bool) throws {
    let plan = choice.plan
    let decks = try made(plan)
    guard !decks.decks.isEmpty else {
      throw Failure(
        description: "\(file): no words can be made of its notes. --term and --meaning name their fields.")
    }
    let (home, shelf) = (try program.home(), try program.shelf())
    for made in decks.decks {
      let reason = ImportDeck.obstacle(to: made.deck.id, from: file, replaces: choice.replaces, shelf, home)
      if let reason { throw Failure(description: reason) }
    }
    if asks { try agree(to: decks) }
    let keeping = AnkiKeeping(program, file: file)
    let (count, sounds) = try keeping.keep(decks, plan, takesHistory: choice.takesHistory)
    Printer.out(
      report(decks, plan, remembered: choice.takesHistory ? count : nil, sounds.news(program.installed)))
  }

  private func made(_ plan: AnkiPlan) throws -> AnkiDecks {
    try LongWork.run { work in
      var interruption: Failure?
      do {
        return try AnkiDecks(plan) { share in
          interruption = work.interruption("Making decks", share)
          return interruption == nil
        }
      } catch {
        throw interruption ?? AnkiFile.failure(error, file)
      }
    }
  }

  private func agree(to decks: AnkiDecks) throws(Failure) {
    Printer.out(decks.decks.flatMap(Self.preview))
    guard isatty(STDIN_FILENO) == 1 else {
      throw Failure(description: "Nothing was written. To do it, add --yes.", status: 2)
    }
    guard Printer.agrees("Write \(Figure.count(decks.decks.count, "deck", "decks"))?") else {
      throw Failure(description: "Nothing was written.")
    }
  }

  /// A deck and its first words.
  private static func preview(_ made: AnkiDecks.Made) -> [Text] {
    let rows = made.deck.words.prefix(3).map { word in
      [
        Text("  " + word.term), Text(word.readings.joined(separator: ", ")),
        Text(word.meanings.joined(separator: "; ")),
      ]
    }
    return [head(made.deck)] + Columns(Array(rows)).lines
  }

  private static func head(_ deck: Deck) -> Text {
    Text.joined(
      [Text(deck.name), deck.size, deck.languageNames, Text("as \(deck.id)")].filter { !$0.isEmpty },
      by: " · ")
  }

  private func report(
    _ decks: AnkiDecks, _ plan: AnkiPlan, remembered: Int?, _ sounds: [Text]
  ) -> [Text] {
    var lines = decks.decks.map { Self.head($0.deck) } + sounds
    if decks.passed > 0 {
      let notes = Figure.count(decks.passed, "note", "notes")
      lines.append(Text("\(notes) left out: without a term or a meaning."))
    }
    if let remembered, remembered > 0 {
      lines.append(Text("What Anki knew of \(Figure.count(remembered, "word", "words")) is known here now."))
    } else if plan.hasHistory, remembered == nil {
      lines.append("Your history in Anki stayed there. --history with --replace takes it over.")
    }
    let first = decks.decks[0].deck.id
    return lines + [Text("Learn it: babble today --deck \(first)")]
  }
}

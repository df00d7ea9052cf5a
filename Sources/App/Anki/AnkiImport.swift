import ArgumentParser
import Engine
import Interface
import Learning
import Storage

/// `babble decks import` of an Anki package.
struct AnkiImport {
  private let program: Program
  private let options: ImportOptions
  private let file: String
  private let replaces: Bool

  init(_ program: Program, _ options: ImportOptions, file: String, replaces: Bool) {
    (self.program, self.options, self.file, self.replaces) = (program, options, file, replaces)
  }

  func run() throws {
    let choice = AnkiChoice(plan: try plan(), takesHistory: options.history, replaces: replaces)
    try save(choice, asks: !options.yes)
  }

  /// At a terminal the player sees the result in advance, and can change it.
  func choose() -> Never {
    program.choose {
      let existingIDs = Set(try program.shelf().entries.map(\.shelved.id))
      let plan = try plan()
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let choice = AnkiChoice(
        plan: plan, takesHistory: options.history || plan.hasHistory, replaces: replaces)
      return AnkiScene(choice, file: name, existingIDs: existingIDs)
    } then: {
      try save($0, asks: false)
    }
  }

  private func plan() throws -> AnkiPlan {
    let package = try AnkiFile.open(file)
    var plan = AnkiPlan(try AnkiFile.read(package, file), file: file)
    try options.change(&plan)
    return plan
  }

  /// Makes the decks, describes them, and writes them.
  private func save(_ choice: AnkiChoice, asks: Bool) throws {
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
    let kept = try keeping.save(decks, plan, takesHistory: choice.takesHistory)
    Printer.out(report(decks, plan, kept, takesHistory: choice.takesHistory))
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
    try Printer.agree(
      to: "Write \(Figure.count(decks.decks.count, "deck", "decks"))?", refusal: "Nothing was written.",
      unasked: ["Nothing was written. To do it, add --yes."])
  }

  /// A deck's name and its first words.
  private static func preview(_ made: AnkiDecks.Made) -> [Text] {
    let rows = made.deck.words.prefix(3).map { word in
      [
        Text("  " + word.term), Text(word.readings.joined(separator: ", ")),
        Text(word.meanings.joined(separator: "; ")),
      ]
    }
    return [head(made.deck)] + TextTable(Array(rows)).lines
  }

  private static func head(_ deck: Deck) -> Text {
    Text.joined(
      [Text(deck.name), deck.size, deck.languageNames, Text("as \(deck.id)")].filter { !$0.isEmpty },
      by: " · ")
  }

  private func report(
    _ decks: AnkiDecks, _ plan: AnkiPlan, _ kept: AnkiKeeping.Kept, takesHistory: Bool
  ) -> [Text] {
    var lines = decks.decks.map { Self.head($0.deck) } + kept.sounds.news(program.installed)
    if decks.passed > 0 {
      let notes = Figure.count(decks.passed, "note", "notes")
      lines.append(Text("\(notes) left out: without a term or a meaning."))
    }
    if kept.resting > 0 {
      let words = Figure.count(kept.resting, "word is", "words are")
      lines.append(Text("\(words) suspended or buried in Anki, so they won't be asked here."))
    }
    if kept.remembered > 0 {
      lines.append(
        Text("What Anki knew of \(Figure.count(kept.remembered, "word", "words")) is known here now."))
    } else if plan.hasHistory, !takesHistory {
      lines.append("Your history in Anki stayed there. --history with --replace takes it over.")
    }
    let first = decks.decks[0].deck.id
    return lines + [Text("Learn it: babble today --deck \(first)")]
  }
}

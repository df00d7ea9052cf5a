import ArgumentParser
import Engine
import Formats
import Games
import Learning
import Storage

/// `babble words show TERM`.
struct ShowWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show all that there is of a word, or your hint on a Chinese character.",
    discussion: """
      Examples:
        babble words show gato
        babble words show spanish-first/casa --json
        babble words show 学 --language ja
      """)

  @OptionGroup var word: NamedWord

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let (learner, notices) = try Program(options).lookedAt()
    Printer.error(notices.map { Text($0) })
    let words = try? word.all(in: learner)
    if words == nil, let (character, hint) = characterHint(learner) {
      let members: JSONObject = ["character": .string(character), "hint": .string(hint)]
      let line = "\(character)  \(WordField.mnemonic.title)  \(hint)"
      return Printer.out(lines: json ? JSONValue.array([.object(members)]).lines : line)
    }
    try show(words ?? word.all(in: learner), learner)
  }

  private func characterHint(_ learner: Learner) -> (String, String)? {
    HanCharacter.one(in: word.term).flatMap { learner.library.bank.bank.hints[$0] }.map { (word.term, $0) }
  }

  private func show(_ words: [DeckWord], _ learner: Learner) throws {
    if json {
      let all = words.map { Self.forScripts($0, learner).json }
      return Printer.out(lines: JSONValue.array(all).lines)
    }
    for (index, word) in words.enumerated() {
      Printer.out((index == 0 ? [] : [.empty]) + Self.lines(word, learner))
    }
  }

  private static func forScripts(_ word: DeckWord, _ learner: Learner) -> WordForScripts {
    WordForScripts(
      word.word, known(word, learner), added: learner.library.bank.bank[word.reference]?.added ?? 0, learner)
  }

  private static func known(_ word: DeckWord, _ learner: Learner) -> DeckKnowledge {
    let deck = learner.library.decks.shelved(word.origin.deck)?.deck ?? Deck(id: word.origin.deck, name: "")
    return learner.save.knowledge(of: deck, on: learner.day, learner.extraSkills)
  }

  private static func lines(_ word: DeckWord, _ learner: Learner) -> [Text] {
    let deck = known(word, learner)
    let fields = WordField.allCases.filter { $0 != .mnemonic }.map { field in
      (field.title, word.word[field].joined(separator: "; "))
    }
    let hints =
      [(WordField.mnemonic.title, deck.hint(of: word.word))]
      + learner.characterHints(of: word.word).map { ("\(WordField.mnemonic.title) on \($0)", $1) }
    let others = [
      ("deck", "\(deck.deck.name) (\(deck.deck.id))"),
      ("mark", deck.mark(of: word.word).name.string), ("box", deck.box(word.word.id).map(String.init) ?? ""),
      ("due", deck.rest(of: word.word) ?? deck.due(word.word.id).map(Timestamp.date) ?? ""),
    ]
    let rows = (fields + hints + others).filter { !$0.1.isEmpty }
    return TextTable(rows.map { [Text($0.0), Text($0.1)] }).lines
  }
}

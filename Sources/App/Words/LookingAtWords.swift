import ArgumentParser
import Storage
import Engine
import Formats
import Learning
import System
import Games

/// `babble words list`.
struct ListWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List your words, and those that you have written something about.",
    discussion: """
      Examples:
        babble words list --sort due
        babble words list agua --tag pets --mark new
        babble words list --deck spanish-first --json
      """)

  @Argument(help: "Only words that hold this text, in the word, a reading, a meaning or a tag.")
  var search: String?

  @OptionGroup var selection: WordSelection

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let (learner, notices) = try program.lookedAt()
    Printer.error(notices.map { Text($0) })
    if let obstacle = learner.library.bankObstacle { throw Failure(description: obstacle) }
    let words = try selection.words(of: learner, holding: search)
    Printer.error(learner.library.decks.failures.map { Text($0) })
    if json { return Printer.out(lines: words.json) }
    Printer.out(words.lines(program.ornaments))
    if words.rows.isEmpty { Printer.error([Text(Self.nothing(learner))]) }
  }

  private static func nothing(_ learner: Learner) -> String {
    learner.bankWords.isEmpty
      ? "You have no words of your own yet. Add one: babble words add gato --meaning cat --language es"
      : "No word matches."
  }
}

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

/// `babble words export FILE`.
struct ExportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your words to a file, in the format its ending names.",
    discussion: """
      Endings: .json, .csv, .tsv, and .txt for Anki.

      Examples:
        babble words export mine.csv
        babble words export pets.txt --tag pets --replace
      """)

  @Argument(help: "Where to write it.", completion: .file())
  var file: String

  @OptionGroup var selection: WordSelection

  @Flag(help: "Overwrite the file if it is there.")
  var replace = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let (learner, _) = try Program(options).lookedAt()
    if let obstacle = learner.library.bankObstacle { throw Failure(description: obstacle) }
    let deck = try selection.words(of: learner, holding: nil).deck
    do {
      let bytes = try DeckFormat.write(deck, file: file)
      if !replace && DeckFiles.exists(file, on: PosixFileSystem()) {
        throw Failure(description: "\(file) exists already. --replace overwrites it.")
      }
      try DeckFiles.write(bytes, to: file, on: PosixFileSystem())
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    Printer.out(deck.size + Text(" to \(file)"))
  }
}

/// A word as commands print it for scripts: the deck's fields with the player's progress.
struct WordForScripts {
  private let word: Word
  private let deck: DeckKnowledge
  private let added: Int64
  private let learner: Learner

  init(_ word: Word, _ deck: DeckKnowledge, added: Int64, _ learner: Learner) {
    (self.word, self.deck, self.added, self.learner) = (word, deck, added, learner)
  }

  var json: JSONValue {
    let reference = WordReference(deck: deck.deck.id, word: word.id)
    var members = word.json
    members["word"] = .string(reference.text)
    members["deck"] = .string(reference.deck)
    members["language"] = .string(deck.deck.language.term)
    members["own"] = .bool(WordBank.isOwn(reference.deck))
    members["mark"] = .string(deck.mark(of: word).rawValue)
    members["box"] = deck.box(word.id).map { .integer($0) }
    members["due"] = deck.due(word.id).map { .string(Timestamp.date($0)) }
    members["added"] = added == 0 ? nil : .string(Timestamp.text(added))
    let hint = deck.hint(of: word)
    members["hint"] = hint.isEmpty ? nil : .string(hint)
    let hints = learner.characterHints(of: word).map { JSONMember(String($0), .string($1)) }
    members["characterHints"] = hints.isEmpty ? nil : .object(JSONObject(hints))
    let corrected = learner.library.bank.bank.corrections[reference] ?? [:]
    if !corrected.isEmpty {
      members["changed"] = .array(corrected.keys.map(\.rawValue).sorted().map { .string($0) })
    }
    return .object(members)
  }
}

extension Learner {
  /// The player's hints for the characters of a word.
  func characterHints(of word: Word) -> [(Character, String)] {
    HanCharacter.all(in: word.term).compactMap { character in
      library.bank.bank.hints[character].map { (character, $0) }
    }
  }
}

extension JSONValue {
  /// One element per line, for scripts.
  var lines: String { String(decoding: JSON.write(self, spread: 1).dropLast(), as: UTF8.self) }
}

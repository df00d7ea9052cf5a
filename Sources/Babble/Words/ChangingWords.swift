import ArgumentParser
import DeckFormats
import Course
import Engine
import Interface
import Formats
import Glibc
import Learning
import Saving
import WordGame

/// `babble words add TERM`.
struct AddWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a word, with what a dictionary says of it or what you write.",
    discussion: "One that is among your words already gets one more meaning.")

  @Argument(help: "The word.")
  var term: String

  @Option(help: "What it means. Give it again for each meaning, or put ; between them.")
  var meaning: [String] = []

  @Option(help: ArgumentHelp("Its language, as es or ja; else that of the deck you learn.", valueName: "tag"))
  var language: String?

  @OptionGroup var texts: WordTexts

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if term.split(separator: " ").isEmpty { throw ValidationError("Write the word to add.") }
    if let language, !Deck.Languages.isTag(language) {
      throw ValidationError("--language takes a tag like es, ja or zh-Hans, not \(language).")
    }
  }

  func run() throws {
    try Program(options).change { arcade in
      let term = TextField(term).string.split(separator: " ").joined(separator: " ")
      let found = arcade.found(term, in: language)
      if !found.sentence.isEmpty && meaning.isEmpty { Printer.out(found.sentence) }
      let given = meaning.flatMap(ListField.parts)
      let meanings = given.isEmpty ? found.meanings : given
      guard !meanings.isEmpty else {
        throw Failure(description: "\(term) was not added. Say what it means: --meaning \"…\"")
      }
      let before = arcade
      let change = try arcade.adding(term, meanings: meanings, language: found.language, texts.complete)
      let hints = try arcade.make(change)
      Printer.out(Text(arcade.sentence(of: change, before: before)))
      return hints
    }
  }
}

/// What can be written about a word besides what it means.
struct WordTexts: ParsableArguments {
  @Option(help: "How it is read: kana, pinyin.")
  var reading: String?

  @Option(help: "The word in Latin letters.")
  var romanization: String?

  @Option(help: "Noun, verb and the like.")
  var partOfSpeech: String?

  @Option(help: "Anything else.")
  var notes: String?

  @Option(help: "Its tags, with commas between them.")
  var tags: String?

  /// The fields that were given, with their texts; an empty text takes away what is there.
  var fields: [(WordField, [String])] {
    let given: [(WordField, String?)] = [
      (.reading, reading), (.romanization, romanization), (.partOfSpeech, partOfSpeech), (.notes, notes),
    ]
    return given.compactMap { field, text in text.map { (field, $0.kept) } }
      + [tags].compactMap { $0.map { (.tags, $0.tags) } }
  }

  func complete(_ word: inout Word) {
    for (field, texts) in fields { word[field] = texts }
  }
}

extension String {
  /// As one text of a word: none where there is nothing to see.
  fileprivate var kept: [String] {
    let words = TextField(self, limit: 2000).string.split(separator: " ")
    return words.isEmpty ? [] : [words.joined(separator: " ")]
  }

  fileprivate var tags: [String] { split(separator: ",").flatMap { String($0).kept } }
}

/// `babble words edit TERM`.
struct EditWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Write anew what stands of a word, of your own or of any deck.",
    discussion: "An empty text takes away what is there: --notes \"\"")

  @OptionGroup var word: NamedWord

  @Option(name: .customLong("term"), help: "The word, spelled right.")
  var spelling: String?

  @Option(help: "What it means. Give it again for each meaning, or put ; between them.")
  var meaning: [String] = []

  @OptionGroup var texts: WordTexts

  @Option(help: "Your own hint to remember it by.")
  var mnemonic: String?

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if spelling?.kept.isEmpty == true { throw ValidationError("A word can't be empty.") }
    if spelling == nil && meaning.isEmpty && mnemonic == nil && texts.fields.isEmpty {
      throw ValidationError("Say what to write: --term, --meaning, --reading, --notes, --mnemonic, --tags …")
    }
  }

  func run() throws {
    try Program(options).change { arcade in
      let reference = try word.one(in: arcade).reference
      let given = [spelling.map { (WordField.term, $0.kept) }, mnemonic.map { (.mnemonic, $0.kept) }]
      let meanings = meaning.flatMap(ListField.parts)
      let fields =
        given.compactMap(\.self) + (meaning.isEmpty ? [] : [(.meanings, meanings)]) + texts.fields
      let change = BankChange.all(fields.map { .wrote(reference, $0.0, $0.1) })
      return try arcade.makeAndSay(change)
    }
  }
}

/// `babble words tag TERM TAGS`.
struct TagWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tag", abstract: "Give a word tags, or take some from it.")

  @OptionGroup var word: NamedWord

  @Argument(help: "The tags, with commas between them.")
  var tags: String

  @Flag(help: "Take them from it.")
  var remove = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if tags.tags.isEmpty { throw ValidationError("Name at least one tag.") }
  }

  func run() throws {
    try Program(options).change { arcade in
      let found = try word.one(in: arcade)
      let named = tags.tags
      let rest = found.word.tags.filter { !named.contains($0) }
      return try arcade.makeAndSay(.wrote(found.reference, .tags, remove ? rest : rest + named))
    }
  }
}

/// `babble words remove TERM`.
struct RemoveWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take one of your own words out. babble words undo brings it back.")

  @OptionGroup var word: NamedWord

  @Flag(help: "Do it without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    try Program(options).change { arcade in
      let found = try word.one(in: arcade)
      guard WordBank.isOwn(found.origin.deck) else {
        throw Failure(
          description:
            "\(found.word.term) is a word of the deck \(found.origin.deck). Only your own words can be taken out."
        )
      }
      try agree(to: found.word)
      let hints = try arcade.makeAndSay(.removed(found.reference))
      Printer.out("babble words undo brings it back.")
      return hints
    }
  }

  /// Without a terminal nobody can be asked.
  private func agree(to word: Word) throws(Failure) {
    if yes { return }
    let line = "\(word.term): \(word.meanings.joined(separator: "; "))"
    guard isatty(STDIN_FILENO) == 1 else {
      throw Failure(lines: ["Nothing was removed. --yes takes out:", line], status: 2)
    }
    Printer.out(Text(line))
    Printer.show("Take it out? [y/N] ", on: STDOUT_FILENO)
    guard readLine()?.lowercased().hasPrefix("y") == true else {
      throw Failure(description: "Nothing was removed.")
    }
  }
}

/// `babble words undo`.
struct UndoWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back the last change to your words; again, the one before.")

  @OptionGroup var options: CommonOptions

  func run() throws {
    try Program(options).change { arcade in
      let before = arcade
      let (change, hints) = try arcade.undo()
      Printer.out(Text(arcade.sentence(of: change, before: before)))
      return hints
    }
  }
}

extension Arcade {
  /// Makes a change and prints what it has come to.
  fileprivate mutating func makeAndSay(_ change: BankChange) throws -> [MnemonicChanged] {
    let before = self
    let hints = try make(change)
    Printer.out(Text(sentence(of: change, before: before)))
    return hints
  }
}

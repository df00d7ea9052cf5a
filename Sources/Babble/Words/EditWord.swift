import ArgumentParser
import Engine
import Formats
import Learning
import WordGame

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

extension Arcade {
  /// Makes a change and prints what it has come to.
  mutating func makeAndSay(_ change: BankChange) throws -> [MnemonicChanged] {
    let before = self
    let hints = try make(change)
    Printer.out(Text(sentence(of: change, before: before)))
    return hints
  }
}

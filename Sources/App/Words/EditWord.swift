import ArgumentParser
import Engine
import Formats
import Games
import Learning

/// `babble words edit TERM`.
struct EditWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Write anew what stands of a word, of your own or of any deck.",
    discussion: """
      An empty text takes away what is there: --notes "". A Chinese character that is no word has a mnemonic, too, which \
      stands with every word that it is in; --character says so where it is a word as well.

      Examples:
        babble words edit gato --notes "meows" --mnemonic "a gate"
        babble words edit spanish-first/casa --meaning "house; flat"
        babble words edit 学 --character --mnemonic "a child under a roof"
      """)

  @OptionGroup var word: NamedWord

  @Option(name: .customLong("term"), help: "The word, spelled right.")
  var spelling: String?

  @Option(help: "What it means. Give it again for each meaning, or put ; between them.")
  var meaning: [String] = []

  @OptionGroup var texts: WordTexts

  @Option(help: "Your own hint to remember it by.")
  var mnemonic: String?

  @Flag(help: "The mnemonic is for a Chinese character, in whatever words it stands.")
  var character = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if character, !isAboutMnemonic || HanCharacter.one(in: word.term) == nil {
      throw ValidationError("--character takes one Chinese character and --mnemonic.")
    }
    if spelling?.kept.isEmpty == true { throw ValidationError("A word can't be empty.") }
    if spelling == nil && meaning.isEmpty && mnemonic == nil && texts.fields.isEmpty {
      throw ValidationError("Say what to write: --term, --meaning, --reading, --notes, --mnemonic, --tags …")
    }
  }

  func run() throws {
    try Program(options).change { learner in
      if let character = character(in: learner) {
        return try learner.makeAndSay(.hinted(character, mnemonic.flatMap(HintScene.kept)))
      }
      let reference = try word.one(in: learner).reference
      let given = [spelling.map { (WordField.term, $0.kept) }, mnemonic.map { (.mnemonic, $0.kept) }]
      let meanings = meaning.flatMap(ListField.parts)
      let fields =
        given.compactMap(\.self) + (meaning.isEmpty ? [] : [(.meanings, meanings)]) + texts.fields
      let change = BankChange.all(fields.map { .wrote(reference, $0.0, $0.1) })
      return try learner.makeAndSay(change)
    }
  }
}

extension EditWord {
  /// The character that is meant; nil if it is a word.
  private func character(in learner: Learner) -> Character? {
    guard isAboutMnemonic, let one = HanCharacter.one(in: word.term) else { return nil }
    return character || (try? word.all(in: learner)) == nil ? one : nil
  }

  private var isAboutMnemonic: Bool {
    mnemonic != nil && spelling == nil && meaning.isEmpty && texts.fields.isEmpty
  }
}

extension Learner {
  /// Makes a change and prints the result.
  mutating func makeAndSay(_ change: BankChange) throws -> [MnemonicChanged] {
    let before = self
    let hints = try make(change)
    Printer.out(Text(sentence(of: change, before: before)))
    return hints
  }
}

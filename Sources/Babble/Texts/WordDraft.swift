import Learning

/// Words of a text that are to be added in one go: each finds those before it there already, so that of two that are
/// written alike the second gives the first its meanings.
struct WordDraft {
  /// What adds them, in their order.
  private(set) var changes: [BankChange] = []
  /// Why some can't be added.
  private(set) var problems: [String] = []
  private var arcade: Arcade

  init(_ arcade: Arcade) { self.arcade = arcade }

  /// Adds words, and passes over those that can't be. Returns what they are then, each once.
  mutating func add(_ found: [TextMiner.Found]) -> [WordReference] {
    var words: [WordReference] = []
    for word in found {
      do throws(Failure) {
        let change = try arcade.adding(word.entry, sentence: word.sentence)
        arcade.bank.bank.make(change)
        changes.append(change)
        words += change.words.filter { !words.contains($0) }
      } catch {
        if !problems.contains(error.description) { problems.append(error.description) }
      }
    }
    return words
  }
}

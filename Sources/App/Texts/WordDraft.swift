import Glibc
import Learning

/// Collects words to add together. Each one sees those before it, so that of two with the same spelling the
/// second adds its meanings to the first.
struct WordDraft {
  /// The changes that add the words, in order.
  private(set) var changes: [BankChange] = []
  /// Why some words can't be added.
  private(set) var problems: [String] = []
  private var learner: Learner

  init(_ learner: Learner) { self.learner = learner }

  /// Adds words, and passes over those that can't be. Returns what they are then, each once.
  mutating func add(_ found: [TextMiner.Found]) -> [WordReference] {
    var words: [WordReference] = []
    for word in found {
      do throws(Failure) {
        let change = try learner.adding(word.entry, sentence: word.sentence)
        learner.library.bank.bank.make(change)
        changes.append(change)
        words += change.words.filter { !words.contains($0) }
      } catch {
        if !problems.contains(error.description) { problems.append(error.description) }
      }
    }
    return words
  }
}

import ArgumentParser
import Formats
import Learning
import Storage

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

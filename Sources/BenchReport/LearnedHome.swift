import DeckFormats
import System
import Foundation
import Learning
import Saving

/// A player's folder after years: a deck of their own with so many words, and so many answers to them.
struct LearnedHome {
  let home: Home
  let words: Int
  /// After all of them, in seconds since 1970.
  static let end: Int64 = 1_790_000_000
  private static let deck = "many"
  /// 2020-09-13T12:26:40Z.
  private static let start: Int64 = 1_600_000_000

  init(_ path: String, words: Int, answers: Int) throws {
    home = Home(path)
    self.words = words
    let all = (0..<words).map { Word(id: "word-\($0)", term: "term \($0)", meanings: ["meaning \($0)"]) }
    let deck = Deck(id: Self.deck, name: "Many words", words: all)
    let bytes = try DeckFormat.write(deck, file: "many.json")
    try DeckFiles.keep(bytes, as: Self.deck, in: home, on: PosixFileSystem())
    let store = try SaveStore(home: home, files: PosixFileSystem(), Self.surroundings(at: Self.start))
    var save = store.save
    for number in 0..<answers {
      store.record(
        Self.answer(number, words: words), game: "memory", in: &save,
        at: Moment(Self.start + Int64(number) * 600))
    }
    save.settings.deck = Self.deck
    try store.write(save, at: Self.start)
  }

  /// Every word comes up again and again, both sides of it in turn; one answer of seven is wrong.
  static func answer(_ number: Int, words: Int) -> Answer {
    let (round, word) = (number / words, number % words)
    let isRight = number % 7 != 0
    let other = WordReference(deck: deck, word: "word-\((word + 1) % words)")
    return Answer(
      item: ItemID(rawValue: "und:term \(word)"), skill: round.isMultiple(of: 2) ? .recognise : .recall,
      reference: WordReference(deck: deck, word: "word-\(word)"), meanings: ["meaning \(word)"],
      mode: .chosen, shown: "term \(word)", given: "meaning \(word)",
      verdict: isRight ? .right : .otherWord, milliseconds: 900 + number % 2000,
      certainty: .known, confusedWith: isRight ? nil : other)
  }

  /// What opening a home needs, at a time in seconds since 1970.
  static func surroundings(at time: Int64) -> Surroundings { Surroundings(at: Moment(time), chance: 1) }
}

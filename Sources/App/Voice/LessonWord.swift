import Games
import Learning

struct LessonWord: Sendable {
  let item: ItemID
  /// The title of its chapter.
  let title: String
  /// The text for a synthetic voice on each side.
  let spoken: [VoiceSide: Spoken]
  /// Whether both sides are recorded.
  let isRecorded: Bool

  init(_ word: DeckWord, _ item: ItemID, isRecorded: Bool) {
    let meanings = word.word.meanings.prefix(Self.mostMeanings)
    (self.item, self.isRecorded) = (item, isRecorded)
    title = "\(word.word.term) – \(meanings.joined(separator: ", "))"
    spoken = [
      .term: Spoken(word.word, of: word.origin),
      .meaning: Spoken(meanings.joined(separator: ", "), language: word.origin.language.meaning),
    ]
  }

  /// Nobody keeps more in mind at once.
  private static let mostMeanings = 3
}

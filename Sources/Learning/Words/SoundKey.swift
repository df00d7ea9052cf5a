import Formats

/// How a word sounds to somebody who can't tell the sounds of its language apart yet: without tones and accents, and with
/// sounds alike that are made in one place, such as კ, ქ and ყ or ㄱ, ㅋ and ㄲ. Words of the same key are mixed up by ear.
struct SoundKey: Hashable, Sendable {
  private let sounds: String

  init(_ word: Word) {
    var sounds = NormalForm.folded(word.romanization ?? word.reading ?? word.term).filter {
      $0.isLetter && $0 != "ʼ"
    }
    // In pinyin, and in languages of Latin letters, they stand for other sounds.
    let alike = word.romanization == nil ? [] : Self.alike
    for (written, sound) in alike { sounds = sounds.replacing(written, with: sound) }
    // Doubled sounds are heard as one.
    self.sounds = sounds.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
  }

  /// In the Latin letters of romanisations; longer ones first.
  private static let alike = [
    ("ch", "c"), ("zh", "c"), ("sh", "s"), ("kh", "k"), ("gh", "k"), ("ts", "c"), ("dz", "c"), ("eo", "o"),
    ("eu", "u"), ("ae", "e"), ("j", "c"), ("g", "k"), ("q", "k"), ("d", "t"), ("b", "p"), ("z", "s"),
  ]
}

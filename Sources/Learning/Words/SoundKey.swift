import Formats

/// How a word sounds to somebody who can't tell the sounds of its language apart yet: without tones and accents, and with
/// sounds alike that are made in one place, such as კ, ქ and ყ or ㄱ, ㅋ and ㄲ. Words of the same key are mixed up by ear.
struct SoundKey: Hashable, Sendable {
  private let sounds: String

  init(_ word: Word) {
    let latin = word.romanization ?? word.reading ?? word.term
    var sounds = NormalForm.folded(latin).filter { $0.isLetter && $0 != "ʼ" }
    for (written, sound) in Self.alike { sounds = sounds.replacing(written, with: sound) }
    // Doubled sounds are heard as one.
    self.sounds = sounds.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
  }

  /// In the romanisations of Georgian, Armenian and Korean; longer ones first. Of pinyin only the tones are left out for sure.
  private static let alike = [
    ("ch", "c"), ("zh", "c"), ("sh", "s"), ("kh", "k"), ("gh", "k"), ("ts", "c"), ("dz", "c"), ("eo", "o"),
    ("eu", "u"), ("ae", "e"), ("j", "c"), ("g", "k"), ("q", "k"), ("d", "t"), ("b", "p"), ("z", "s"),
  ]
}

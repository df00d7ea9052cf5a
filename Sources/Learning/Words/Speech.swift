/// How a voice that reads aloud is told of a word.
extension Word {
  /// What such a voice should read, where the term is in this language, a BCP 47 tag. eSpeak NG names each Chinese
  /// character rather than reading it, also in Japanese, so that the reading serves: kana, and pinyin, where a
  /// syllable without a mark has the number of the neutral tone.
  public func spoken(in language: String) -> String {
    guard let reading, letter == nil else { return term }
    switch language.split(separator: "-").first {
    case "ja": return reading
    case "zh", "cmn": return Pinyin(reading)?.tones.isEmpty == true ? reading + "5" : reading
    default: return term
    }
  }
}

/// Japanese text with readings in brackets after its words, as other programs write it: 学校[がっこう]に行く[いく].
public enum BracketedFurigana {
  /// A text in a form that such programs take: characters that they or their encodings don't know become full
  /// stops, which separate words just as well.
  public static func plain(_ text: String) -> String { String(text.map { isKnown($0) ? $0 : "。" }) }

  /// The text as segments with readings; nil where the answer isn't about this text, or contains no reading.
  ///
  /// - Parameter answer: the program's output for `plain(text)`.
  public static func segments(of text: String, in answer: String) -> [RubySegment]? {
    let isGreeting = text == today
    guard let segments = segments(in: answer, isGreeting), segments.contains(where: { $0.ruby != nil }),
      segments.map(\.base).joined() == plain(text)
    else { return nil }
    var rest = Array(text)[...]
    return segments.map { segment in
      defer { rest = rest.dropFirst(segment.base.count) }
      return RubySegment(String(rest.prefix(segment.base.count)), segment.ruby)
    }
  }

  private static func segments(in answer: String, _ isGreeting: Bool) -> [RubySegment]? {
    var (segments, rest) = ([RubySegment](), Array(answer)[...])
    while let open = rest.firstIndex(of: "[") {
      let before = rest[..<open]
      guard let close = rest[open...].firstIndex(of: "]") else { return nil }
      let start = before.firstIndex(where: isIdeograph) ?? before.endIndex
      if start > before.startIndex { segments.append(RubySegment(String(before[..<start]))) }
      let (term, reading) = (String(before[start...]), String(rest[(open + 1)..<close]))
      let said = term == today && !isGreeting ? "きょうは" : reading
      segments += Furigana.aligned(term: term, reading: said)
      rest = rest[(close + 1)...]
    }
    return rest.isEmpty ? segments : segments + [RubySegment(String(rest))]
  }

  /// Alone it is the greeting こんにちは. In a sentence it mostly means "today", although programs read the
  /// greeting there, too.
  private static let today = "今日は"

  /// 々 repeats a character, and 〆 and ヶ are read like one.
  private static func isIdeograph(_ character: Character) -> Bool {
    HanCharacter.isHan(character) || "々〆ヶ".contains(character)
  }

  private static func isKnown(_ character: Character) -> Bool {
    guard character.unicodeScalars.count == 1 else { return false }
    return isIdeograph(character) || Kana.isKana(character) || "、。".contains(character)
      || character.isASCII && (character.isLetter || character.isNumber)
  }
}

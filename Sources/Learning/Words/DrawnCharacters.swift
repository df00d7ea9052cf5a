/// How a word is drawn by hand.
extension Word {
  /// More than a board is filled with in one go.
  private static let mostDrawn = 12

  /// The characters that are drawn, one after another, without what is no character; nil where there are none, or too many.
  public var drawnCharacters: [Character]? {
    let characters = term.filter(\.isLetter)
    return characters.isEmpty || characters.count > Self.mostDrawn ? nil : Array(characters)
  }

  /// Whether all of them are characters whose strokes have an order: Chinese ones, and kana.
  public var hasStrokeOrder: Bool {
    drawnCharacters?.allSatisfy { HanCharacter.isHan($0) || Kana.isKana($0) || $0 == "々" } ?? false
  }
}

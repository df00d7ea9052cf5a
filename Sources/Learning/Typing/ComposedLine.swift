import Deterministic

/// A line of composed text with a caret. It keeps the keys, so that the judge sees them, and so that a game in
/// which several words may be meant can compose them for each: the same keys are kana for one word and Latin
/// letters for another.
///
/// What stands before and behind the caret is composed apart, so that a letter typed in the middle never joins
/// one behind it.
public struct ComposedLine: Hashable, Sendable {
  private enum Edit: Hashable, StateHashable {
    case key(Character)
    /// Text inserted verbatim.
    case text(String)

    var text: String {
      switch self {
      case .key(let key): String(key)
      case .text(let text): text
      }
    }

    func hash(into hash: inout StateHash) {
      switch self {
      case .key(let key): hash.combine([String(key), nil])
      case .text(let text): hash.combine([nil, text])
      }
    }
  }

  private var empty: Composer
  /// The edits before the caret, composed.
  private var composer: Composer
  private var before: [Edit] = []
  private var behind: [Edit] = []

  public init(_ empty: Composer) { (self.empty, composer) = (empty, empty) }

  /// The text to show.
  public var text: String { composer.text + composed(behind[...], by: empty).answer }

  /// How many characters of the text stand before the caret.
  public var caret: Int { composer.text.count }

  /// The answer, as it would be submitted now.
  public var typed: TypedAnswer { typed(composedBy: empty) }

  /// The answer, as it would be submitted for a word with this composer.
  public func typed(composedBy empty: Composer) -> TypedAnswer {
    let answers = [before, behind].map { composed($0[...], by: empty).answer }
    return TypedAnswer(answers.joined(), keys: (before + behind).map(\.text).joined())
  }

  /// The text, as it would look for a word with this composer.
  public func text(composedBy empty: Composer) -> String {
    composed(before[...], by: empty).text + composed(behind[...], by: empty).answer
  }

  /// Composes the keys anew for another word.
  public mutating func compose(by empty: Composer) {
    guard empty != self.empty else { return }
    self.empty = empty
    composer = composed(before[...], by: empty)
  }

  public mutating func clear() { self = ComposedLine(empty) }

  public mutating func type(_ key: Character) { add(.key(key)) }

  /// Inserts text without composing, such as a letter from the palette or pasted text.
  public mutating func insert(_ text: String) { add(.text(text)) }

  /// Deletes the last letter before the caret, or the last key of one that isn't whole yet. Keeps the keys that
  /// produce the remaining text; if no prefix of them does (part of a kana made from three keys), keeps the text
  /// verbatim.
  public mutating func erase() {
    composer.erase()
    let kept = before.indices.last { composed(before[..<$0], by: empty).text == composer.text }
    before = kept.map { Array(before[..<$0]) } ?? (composer.text.isEmpty ? [] : [.text(composer.text)])
  }

  /// Deletes everything between the caret and another place in the text.
  public mutating func erase(to place: Int) {
    let (left, right) = split(at: place)
    if place < caret { before = left } else { behind = right }
    composer = composed(before[...], by: empty)
  }

  /// Moves the caret so that so many characters stand before it.
  public mutating func move(to place: Int) {
    (before, behind) = split(at: place)
    composer = composed(before[...], by: empty)
  }

  private mutating func add(_ edit: Edit) {
    before.append(edit)
    Self.apply(edit, to: &composer)
  }

  /// The edits that make the text before a place, and those that make what follows; where a key belongs to both,
  /// the text itself.
  private func split(at place: Int) -> ([Edit], [Edit]) {
    let (whole, edits) = (typed.text, before + behind)
    let (left, right) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
    let cut = (0...edits.count).first {
      composed(edits[..<$0], by: empty).answer == left && composed(edits[$0...], by: empty).answer == right
    }
    if let cut { return (Array(edits[..<cut]), Array(edits[cut...])) }
    return (left.isEmpty ? [] : [.text(left)], right.isEmpty ? [] : [.text(right)])
  }

  private func composed(_ edits: ArraySlice<Edit>, by empty: Composer) -> Composer {
    edits.reduce(into: empty) { Self.apply($1, to: &$0) }
  }

  private static func apply(_ edit: Edit, to composer: inout Composer) {
    switch edit {
    case .key(let key): composer.type(key)
    case .text(let text): composer.insert(text)
    }
  }
}

extension ComposedLine: StateHashable {
  public func hash(into hash: inout StateHash) {
    // Left out: the empty composer, which follows from the deck.
    hash.combine(fieldsOf: self, composer, before, behind, cosmetic: 1)
  }
}

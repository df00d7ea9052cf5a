import Engine

/// Labels of things on the screen: the keys to type to pick one. They are 1–9, then letters that no command
/// uses, then two keys.
///
///     guard let index = labels.read(event) else { … }
public struct Labels: Hashable, Sendable {
  private static let keys = "123456789abcdefgimnorstuvwxyz".map { $0 }

  public let texts: [Text]
  /// The keys that begin a label of two.
  private let firstKeys: [Character]
  /// The first key of such a label, once it is typed.
  private var typed: Character?

  /// Labels for so many things. Up to 29 have one key each; of more, the last ones have two, which begin with
  /// keys from the end of the alphabet.
  ///
  /// - Parameter words: what stands beside them and could be mistaken for a label: keys among these are left
  ///   out, unless too few would remain.
  public init(count: Int, besides words: Set<String> = []) {
    let taken = Set(words.map { $0.lowercased() })
    let free = Self.keys.filter { !taken.contains(String($0)) }
    let keys = free.count * free.count >= count ? free : Self.keys
    // A key that starts two-key labels is no label itself.
    let needed = (0...keys.count).first { keys.count - $0 + $0 * keys.count >= count } ?? keys.count
    firstKeys = Array(keys.suffix(needed))
    let single = keys.dropLast(needed).map { String($0) }
    let double = firstKeys.flatMap { first in keys.map { String([first, $0]) } }.filter {
      !taken.contains($0)
    }
    texts = (single + double).prefix(count).map { Text($0) }
  }

  /// The thing that this event picks, if it picks one. Any key but the second of a label forgets the first.
  public mutating func read(_ event: InputEvent) -> Int? {
    guard case .key(let key) = event, key.phase == .press else { return nil }
    let first = typed
    typed = nil
    guard case .character(let character) = (key.onEnglishKeyboard ?? key).code,
      key.modifiers.subtracting(.shift).isEmpty
    else {
      return nil
    }
    let letter = Character(character.lowercased())
    if let first { return index(String([first, letter])) }
    guard firstKeys.contains(letter) else { return index(String(letter)) }
    typed = letter
    return nil
  }

  private func index(_ keys: String) -> Int? {
    texts.firstIndex { $0.string == keys }
  }
}

extension Labels: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, texts, firstKeys, typed)
  }
}

import Engine

/// The keys that pick a thing on the screen, and what is typed of them: 1–9, then letters that no command
/// needs, then two keys.
///
///     guard let index = labels.read(event) else { … }
public struct Labels: Hashable, Sendable {
  private static let keys = "123456789abcdefgimnorstuvwxyz".map { $0 }

  /// The labels in their order.
  public let texts: [Text]
  /// Keys that begin a label of two.
  private let firstKeys: [Character]
  /// The first key of such a label, while its second is awaited.
  private var typed: Character?

  /// Labels for so many things, at most 29 of one key each: of more things some have labels of two, all of which
  /// begin with keys from the end of the row.
  public init(count: Int) {
    let keys = Self.keys
    // A key that begins labels is none itself.
    let needed = (0...keys.count).first { keys.count - $0 + $0 * keys.count >= count } ?? keys.count
    firstKeys = Array(keys.suffix(needed))
    let single = keys.dropLast(needed).map { String($0) }
    let double = firstKeys.flatMap { first in keys.map { String([first, $0]) } }
    texts = (single + double).prefix(count).map { Text($0) }
  }

  /// The function keys F2 and F4 to F12, for things that a letter or a figure could be taken for; F1 is help, and F3 is
  /// the run loop's own. What comes after the tenth has no label.
  public init(functionKeysFor count: Int) {
    firstKeys = []
    let keys = ([2] + Array(4...12)).prefix(count).map { Text("F\($0)") }
    texts = keys + Array(repeating: .empty, count: count - keys.count)
  }

  /// Which thing is picked by this event, if one is. Anything but the second key of a label forgets the first.
  public mutating func read(_ event: InputEvent) -> Int? {
    guard case .key(let key) = event, key.phase == .press else { return nil }
    let first = typed
    typed = nil
    if case .function(let number) = key.code, key.modifiers.isEmpty { return index("F\(number)") }
    guard case .character(let character) = key.code, key.modifiers.subtracting(.shift).isEmpty else {
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
  /// Hashes what there is to type, and what is typed.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, texts, firstKeys, typed)
  }
}

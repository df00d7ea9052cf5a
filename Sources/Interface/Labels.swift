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
  public init(count: Int) {
    let keys = Self.keys
    // A key that starts two-key labels is no label itself.
    let needed = (0...keys.count).first { keys.count - $0 + $0 * keys.count >= count } ?? keys.count
    firstKeys = Array(keys.suffix(needed))
    let single = keys.dropLast(needed).map { String($0) }
    let double = firstKeys.flatMap { first in keys.map { String([first, $0]) } }
    texts = (single + double).prefix(count).map { Text($0) }
  }

  /// The function keys F2 and F4 to F12, for where letters and digits are answers. F1 is help, and F3 belongs
  /// to the run loop. Things after the tenth have no label.
  public init(functionKeysFor count: Int) {
    firstKeys = []
    let keys = ([2] + Array(4...12)).prefix(count).map { Text("F\($0)") }
    texts = keys + Array(repeating: .empty, count: count - keys.count)
  }

  /// The thing that this event picks, if it picks one. Any key but the second of a label forgets the first.
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
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, texts, firstKeys, typed)
  }
}

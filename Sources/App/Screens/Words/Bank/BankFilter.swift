import Engine
import Games
import Interface
import Learning

/// Filters and the order of the word bank. A key for each goes to the next choice.
struct BankFilter: Hashable, Sendable {
  private(set) var order = BankKnowledge.Order.newest
  /// The tag of a language, the id of a deck, a tag; nil for all.
  private(set) var language, deck, tag: String?
  private(set) var mark: Mark?

  /// The words of the language that is learned; all if it has none.
  init(_ bank: BankKnowledge) { language = bank.language }

  private enum Part: CaseIterable {
    case order, language, deck, tag, mark
  }

  private static let keys = KeyMap<Part>([
    (keys: ["o"], intent: .order), (keys: ["n"], intent: .language), (keys: ["b"], intent: .deck),
    (keys: ["t"], intent: .tag), (keys: ["m"], intent: .mark),
  ])

  /// Returns whether the key was one of the filter's.
  mutating func handle(_ event: InputEvent, _ bank: BankKnowledge) -> Bool {
    switch Self.keys.intent(for: event) {
    case .order: order = Self.next(order, of: BankKnowledge.Order.allCases) ?? .newest
    case .language: (language, deck) = (Self.next(language, of: bank.languages), nil)
    case .deck: deck = Self.next(deck, of: decks(of: bank))
    case .tag: tag = Self.next(tag, of: bank.tags)
    case .mark: mark = Self.next(mark, of: Mark.allShown.reversed())
    case nil: return false
    }
    return true
  }

  /// Clears filters for what the bank no longer has; otherwise nothing would be shown without a visible
  /// reason.
  mutating func fit(_ bank: BankKnowledge) {
    language = language.flatMap { bank.languages.contains($0) ? $0 : nil }
    deck = deck.flatMap { decks(of: bank).contains($0) ? $0 : nil }
    tag = tag.flatMap { bank.tags.contains($0) ? $0 : nil }
  }

  /// The ids of the decks of the chosen language.
  private func decks(of bank: BankKnowledge) -> [String] {
    bank.decks.map(\.deck).filter { deck in language.map { $0 == deck.language.term } ?? true }.map(\.id)
  }

  /// The rows that pass the filters, in order.
  func rows(of bank: BankKnowledge) -> [Int] {
    bank.rows(in: order).filter { row in
      let (word, known) = (bank.word(row), bank.deck(row))
      return language.map { $0 == known.deck.language.term } ?? true
        && deck.map { $0 == known.deck.id } ?? true
        && tag.map(word.tags.contains) ?? true && mark.map { $0 == known.mark(of: word).shown } ?? true
    }
  }

  /// The current choices with their keys.
  func foot(_ bank: BankKnowledge) -> Foot {
    let deck = deck.flatMap { id in bank.decks.first { $0.deck.id == id } }.map { Text($0.deck.name) }
    return Foot([
      Self.hint("o", "order: " + order.title),
      Self.hint("n", language.map { Text(LanguageName.of($0) ?? $0) } ?? "language: all"),
      Self.hint("b", deck ?? "deck: all"), Self.hint("t", tag.map { Text($0) } ?? "tag: all"),
      Self.hint("m", mark?.name ?? "level: all"),
    ])
  }

  private static let longest = 18

  private static func hint(_ key: Character, _ choice: Text) -> KeyHint {
    KeyHint(Text(String(key)), choice.shortened(to: longest), pressing: Key(.character(key)))
  }

  /// The choice after this one; nil after the last.
  private static func next<Choice: Equatable>(_ choice: Choice?, of all: [Choice]) -> Choice? {
    guard let choice, let index = all.firstIndex(of: choice) else { return all.first }
    return index + 1 < all.count ? all[index + 1] : nil
  }
}

extension BankKnowledge.Order {
  fileprivate var title: Text {
    switch self {
    case .newest: "newest"
    case .box: "box"
    case .due: "due day"
    case .alphabet: "A to Z"
    }
  }
}

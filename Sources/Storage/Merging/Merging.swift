import Formats
import Learning

/// Merges what is not an event, from two homes: the result has everything that either has. If both have
/// something different under one name, the larger stays, by size in bytes and then by their order, so that
/// the result is the same in whichever home they are merged.
enum Merging {
  /// Whether the first of two versions stays.
  static func stays(_ first: [UInt8], beside second: [UInt8]) -> Bool {
    first.count == second.count ? !first.lexicographicallyPrecedes(second) : first.count > second.count
  }

  /// The version that stays, compared as JSON.
  static func larger<Value>(_ first: Value, _ second: Value, _ json: (Value) -> JSONValue) -> Value {
    stays(JSON.write(json(first), spread: 0), beside: JSON.write(json(second), spread: 0)) ? first : second
  }

  /// The members of both.
  static func members(_ first: [JSONMember], _ second: [JSONMember]) -> [JSONMember] {
    let mine = Dictionary(first.map { ($0.key, $0) }) { $1 }
    let all = Dictionary(second.map { ($0.key, $0) }) { $1 }.merging(mine) { larger($0, $1, \.value) }
    return all.values.sorted { $0.key < $1.key }
  }
}

extension Deck {
  /// The words of both, those of the larger deck first, in its order.
  func united(with other: Deck) -> Deck {
    guard self != other else { return self }
    let isFirst =
      words.count == other.words.count
      ? Merging.stays(content, beside: other.content) : words.count > other.words.count
    let second = isFirst ? other : self
    var deck = isFirst ? self : other
    let places = Dictionary(deck.words.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for word in second.words {
      if let place = places[word.id] {
        deck.words[place] = Merging.larger(deck.words[place], word) { .object($0.json) }
      } else {
        deck.words.append(word)
      }
    }
    return deck
  }

  private var content: [UInt8] { (try? DeckFormat.write(self, file: "deck.json")) ?? [] }
}

extension BankFile {
  /// The words of both, in the order in which they were added. Only this file's own
  /// changes can be undone afterwards.
  public func united(with other: BankFile) -> BankFile {
    var words = Dictionary(bank.words.map { ($0.reference, $0) }) { first, _ in first }
    for word in other.bank.words {
      words[word.reference] =
        words[word.reference].map { mine in
          Merging.larger(mine, word) { .object($0.json) }
        } ?? word
    }
    var corrections = bank.corrections
    for (word, others) in other.bank.corrections {
      corrections[word, default: [:]].merge(others) { mine, text in
        Merging.larger(mine, text) { .array($0.map(JSONValue.string)) }
      }
    }
    let hints = bank.hints.merging(other.bank.hints) { Merging.larger($0, $1) { .string($0) } }
    var united = BankFile(
      WordBank(
        words: words.values.sorted { ($0.added, $0.reference.text) < ($1.added, $1.reference.text) },
        corrections: corrections, hints: hints, undoing: bank.undoing))
    united.unknown = Merging.members(unknown, other.unknown)
    united.unknownOfWords = unknownOfWords.merging(other.unknownOfWords, uniquingKeysWith: Merging.members)
    united.unknownOfCorrections = unknownOfCorrections.merging(
      other.unknownOfCorrections, uniquingKeysWith: Merging.members)
    return united
  }

  /// Whether everything in `other` is here, too.
  func has(_ other: BankFile) -> Bool {
    let mine = Dictionary(bank.words.map { ($0.reference, $0) }) { first, _ in first }
    let hasWords = other.bank.words.allSatisfy { word in
      mine[word.reference].map { Merging.larger($0, word) { .object($0.json) } == $0 } ?? false
    }
    var united = united(with: other)
    united.bank = WordBank(
      words: bank.words, corrections: united.bank.corrections, hints: united.bank.hints, undoing: bank.undoing
    )
    var own = self
    own.unknown = Merging.members(unknown, [])
    return hasWords && united == own
  }

  /// Whether merging drops a text of either file.
  public func loses(_ other: BankFile) -> Bool {
    let mine = Dictionary(bank.words.map { ($0.reference, $0) }) { first, _ in first }
    let isOther = other.bank.words.contains { word in mine[word.reference].map { $0 != word } ?? false }
    return isOther
      || other.bank.corrections.contains { word, texts in
        texts.contains { field, text in bank.corrections[word]?[field].map { $0 != text } ?? false }
      } || other.bank.hints.contains { bank.hints[$0.key].map { [text = $0.value] in $0 != text } ?? false }
  }
}

extension KitsFile {
  /// The kits of both. If two have the same id but ask different things, one gets a new id after all others.
  public func united(with other: KitsFile) -> KitsFile {
    var united = self
    var moved: [OwnKit] = []
    for kit in other.kits.kits where !united.kits.holds(kit) {
      guard let mine = united.kits.kit(at: kit.place, in: kit.course) else {
        _ = united.kits.make([.put(kit)])
        continue
      }
      let stays = Merging.larger(mine, kit) { .object($0.kit.json) }
      if stays != mine { _ = united.kits.make([.put(stays)]) }
      moved.append(stays == mine ? kit : mine)
    }
    united.kits = OwnKits(united.kits.kits, made: max(kits.made, other.kits.made), undoing: kits.undoing)
    for var kit in moved.sorted(by: { $0.kit.id < $1.kit.id }) where !united.kits.holds(kit) {
      kit.kit.id = united.kits.nextID
      _ = united.kits.make([.put(kit)])
    }
    united.kits = OwnKits(united.kits.kits, made: united.kits.made, undoing: kits.undoing)
    united.unknown = Merging.members(unknown, other.unknown)
    return united
  }
}

extension OwnKits {
  /// Whether there is an equal kit, whatever its id.
  fileprivate func holds(_ other: OwnKit) -> Bool {
    kits.contains { own in
      own.course == other.course && own.stage == other.stage && own.kit.name == other.kit.name
        && own.kit.questions == other.kit.questions
    }
  }
}

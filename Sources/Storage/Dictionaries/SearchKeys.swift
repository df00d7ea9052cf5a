import Learning

/// The keys of terms and readings that match a typed text.
struct SearchKeys {
  /// Keys of a complete term or reading, the closest first.
  private(set) var whole: [[UInt8]] = []
  /// Beginnings of a term or a reading.
  private(set) var beginnings: [[UInt8]] = []
  /// Pinyin with what keys don't have: tones, and ü.
  private let pinyin: TypedPinyin?
  private let plain: [UInt8]

  /// - Parameter language: a BCP 47 tag.
  init(_ text: String, language: String) {
    let reading = Language.of(language).reading
    pinyin = reading == .pinyin ? TypedPinyin(text) : nil
    plain = Folding.squashed(text)
    guard !plain.isEmpty else { return }
    if reading == .kana { addRomaji(text) }
    if let pinyin { add(Array(pinyin.key.utf8)) }
    add(plain)
  }

  /// Whether an entry that was found by one of the keys has the tones that were typed, or is spelled like that.
  func fits(_ entry: DictionaryEntry) -> Bool {
    guard let pinyin else { return true }
    return pinyin.begins(entry.reading ?? "")
      || ([entry.term] + entry.spellings).contains { Folding.squashed($0).starts(with: plain) }
  }

  private mutating func addRomaji(_ text: String) {
    if let closed = RomajiKey(typed: text, isOpen: false) {
      whole += closed.strict == closed.loose ? [closed.strict] : [closed.strict, closed.loose]
    }
    if let open = RomajiKey(typed: text, isOpen: true) { beginnings += [open.strict, open.loose] }
  }

  private mutating func add(_ key: [UInt8]) {
    if !whole.contains(key) { whole.append(key) }
    if !beginnings.contains(key) { beginnings.append(key) }
  }
}

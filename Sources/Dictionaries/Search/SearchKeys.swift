import Learning

/// The keys of terms and readings that match a typed text.
struct SearchKeys {
  /// Keys of a complete term or reading, the closest first.
  private(set) var whole: [[UInt8]] = []
  /// Beginnings of a term or a reading.
  private(set) var beginnings: [[UInt8]] = []
  /// The tones that were typed; keys have none.
  private let tones: PinyinTones?

  /// - Parameter language: a BCP 47 tag.
  init(_ text: String, language: String) {
    tones = language == "zh" ? PinyinTones(typed: text) : nil
    let plain = tones?.key ?? Folding.squashed(text)
    guard !plain.isEmpty else { return }
    if language == "ja" { addRomaji(text) }
    add(plain)
  }

  /// Whether an entry that was found by one of the keys has the tones that were typed.
  func fits(_ entry: DictionaryEntry) -> Bool { tones?.fits(entry.reading ?? "") ?? true }

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

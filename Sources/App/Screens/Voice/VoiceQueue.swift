import Learning

/// Words to record.
struct VoiceQueue: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    /// The item that the recordings belong to.
    let item: ItemID
    let word: DeckWord
    /// Whether it has recordings, which new ones replace.
    let isRecorded: Bool

    init(_ item: ItemID, _ word: DeckWord, isRecorded: Bool = false) {
      (self.item, self.word, self.isRecorded) = (item, word, isRecorded)
    }
  }

  /// In order.
  let entries: [Entry]
  /// Where the words come from, as in the name of a deck.
  let name: String
  /// The folder where recordings are kept, if the player hasn't been told; nil once something was recorded.
  let folder: String?
  /// Why nothing can be recorded; nil if it can.
  let obstacle: String?

  init(_ entries: [Entry], name: String, folder: String? = nil, obstacle: String? = nil) {
    (self.entries, self.name, self.folder, self.obstacle) = (entries, name, folder, obstacle)
  }
}

import Engine
import Learning

/// What the host tells somebody who records their voice.
package enum VoiceNews: Hashable, Sendable {
  /// The words that wait.
  case queue(VoiceQueue)
  /// What the microphone hears.
  case level(VoiceLevel)
  /// A side of the word was said.
  case taken(VoiceShape, of: ShownSide)
  /// All that was to be heard has been.
  case played
  /// The recordings of an item are on the disk.
  case kept(ItemID)
  /// Why the last wish came to nothing, and what to do.
  case failed(Text)
}

/// The words that wait for a recording.
package struct VoiceQueue: Hashable, Sendable {
  /// A word that waits.
  package struct Entry: Hashable, Sendable {
    /// What its recordings belong to.
    package let item: ItemID
    /// The word.
    package let word: DeckWord
    /// Whether it has recordings, which new ones replace.
    package let isRecorded: Bool

    /// A word of an item.
    package init(_ item: ItemID, _ word: DeckWord, isRecorded: Bool = false) {
      (self.item, self.word, self.isRecorded) = (item, word, isRecorded)
    }
  }

  /// The words in the order in which they come.
  package let entries: [Entry]
  /// What they are, as in the name of a deck.
  package let name: String
  /// The folder where recordings are kept, where nobody was told of it yet; nil once something is recorded.
  package let folder: String?
  /// Why nothing can be recorded; nil where it can.
  package let obstacle: String?

  /// A queue of its parts.
  package init(_ entries: [Entry], name: String, folder: String? = nil, obstacle: String? = nil) {
    (self.entries, self.name, self.folder, self.obstacle) = (entries, name, folder, obstacle)
  }
}

/// How loud it is.
package struct VoiceLevel: Hashable, Sendable {
  /// The loudness of each fiftieth of a second since the last news, in decibels of full scale.
  package var levels: [Int]
  /// How long the side has been recorded, in tenths of a second; 0 while nothing is.
  package var tenths: Int
  /// Whether some of it was too loud.
  package var isClipped: Bool
  /// Whether nothing was said for so long that the microphone may be off.
  package var isSilent: Bool

  /// A level of its parts.
  package init(levels: [Int], tenths: Int = 0, isClipped: Bool = false, isSilent: Bool = false) {
    (self.levels, self.tenths) = (levels, tenths)
    (self.isClipped, self.isSilent) = (isClipped, isSilent)
  }
}

/// What a recording looks like.
package struct VoiceShape: Hashable, Sendable {
  /// What is wrong with a recording.
  package enum Fault: Int, Hashable, Sendable {
    /// Nothing was said.
    case silent
    /// It was too loud.
    case clipped
  }

  /// How far from silence it is in each of its columns, of 100.
  package let columns: [Int]
  /// How long it is, in tenths of a second.
  package let tenths: Int
  /// What is wrong with it; nil where it is good.
  package let fault: Fault?

  /// The columns that every shape has: more than any window shows.
  package static let count = 240

  /// A shape of its parts.
  package init(_ columns: [Int], tenths: Int, fault: Fault? = nil) {
    (self.columns, self.tenths, self.fault) = (columns, tenths, fault)
  }
}

extension VoiceQueue: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(entries.map(\.item.rawValue))
    hash.combine(entries.map(\.word.reference.text))
    hash.combine(entries.flatMap { [$0.word.word.term] + $0.word.word.meanings })
    hash.combine(entries.map(\.isRecorded))
    hash.combine([name, folder, obstacle])
  }
}

extension VoiceShape: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(columns)
    hash.combine([tenths, fault?.rawValue])
  }
}

import Learning
import Storage

/// The words to record.
extension Learner {
  /// Where recordings are kept; nil if they can't be.
  var recordings: VoiceFolder? { folder.flatMap { $0.access == .writable ? $0.home.voices : nil } }

  /// The words of a scope that lack a recording of one side or both, in order, each once.
  func voiceQueue(_ scope: VoiceScope) -> VoiceQueue {
    let (folder, names) = (recordings, recordings?.names())
    var (seen, entries) = (Set<ItemID>(), [VoiceQueue.Entry]())
    for word in voiceWords(scope) {
      guard let item = met(word.reference)?.item, seen.insert(item).inserted else { continue }
      let isRecorded = names?.isWhole(item.rawValue) ?? false
      if scope == .again(word.reference) || !isRecorded {
        entries.append(VoiceQueue.Entry(item, word, isRecorded: isRecorded))
      }
    }
    return VoiceQueue(
      entries, name: voiceName(scope), folder: names?.items == 0 ? folder?.path : nil,
      obstacle: folder == nil ? obstacle ?? KeepRecording.nowhere : nil)
  }

  /// The words of a scope, recorded or not.
  func voiceWords(_ scope: VoiceScope) -> [DeckWord] {
    switch scope {
    case .usual: ownWords + words(of: courseDeck ?? chosen)
    case .deck(let id): words(of: library.decks.shelved(id))
    case .tag(let tag): (ownWords + words(of: courseDeck ?? chosen)).filter { $0.word.tags.contains(tag) }
    case .words(let references): references.compactMap(word)
    case .again(let reference): [word(reference)].compactMap(\.self)
    }
  }

  private func voiceName(_ scope: VoiceScope) -> String {
    switch scope {
    case .usual: (courseDeck ?? chosen)?.outline.name ?? ""
    case .deck(let id): library.decks.shelved(id)?.outline.name ?? id
    case .tag(let tag): "#\(tag)"
    case .words: "your words"
    case .again(let reference): library.decks.shelved(reference.deck)?.outline.name ?? reference.deck
    }
  }

  private var ownWords: [DeckWord] {
    library.decks.shelved.filter { WordBank.isOwn($0.id) }.flatMap { words(of: $0) }
  }

  private func words(of shelved: LazyDeck?) -> [DeckWord] {
    guard let deck = shelved?.deck else { return [] }
    return deck.words.map { DeckWord($0, of: deck.origin) }
  }
}

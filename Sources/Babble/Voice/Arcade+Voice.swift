import Course
import Engine
import Learning
import Saving
import Voice
import WordGame

/// Which words wait for a recording.
extension Arcade {
  /// The words of a scope without a whole recording, in their order, each once.
  ///
  /// - Parameter folder: where recordings are kept; nil where nothing can be.
  func voiceQueue(_ scope: VoiceScope, _ folder: VoiceFolder?) -> VoiceQueue {
    let names = folder?.names()
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
      obstacle: folder == nil ? obstacle ?? "Nothing is kept here, so there is no place for recordings." : nil
    )
  }

  /// The words of a scope, recorded or not.
  func voiceWords(_ scope: VoiceScope) -> [DeckWord] {
    switch scope {
    case .usual: ownWords + words(of: courseDeck ?? chosen)
    case .deck(let id): words(of: decks.shelved(id))
    case .tag(let tag): (ownWords + words(of: courseDeck ?? chosen)).filter { $0.word.tags.contains(tag) }
    case .words(let references): references.compactMap(word)
    case .again(let reference): [word(reference)].compactMap(\.self)
    }
  }

  private func voiceName(_ scope: VoiceScope) -> String {
    switch scope {
    case .usual: (courseDeck ?? chosen)?.outline.name ?? ""
    case .deck(let id): decks.shelved(id)?.outline.name ?? id
    case .tag(let tag): "#\(tag)"
    case .words: "your words"
    case .again(let reference): decks.shelved(reference.deck)?.outline.name ?? reference.deck
    }
  }

  private var ownWords: [DeckWord] {
    decks.shelved.filter { WordBank.isOwn($0.id) }.flatMap { words(of: $0) }
  }

  private func words(of shelved: LazyDeck?) -> [DeckWord] {
    guard let deck = shelved?.deck else { return [] }
    return deck.words.map { DeckWord($0, of: deck.origin) }
  }

  private func word(_ reference: WordReference) -> DeckWord? {
    decks.shelved(reference.deck).flatMap { shelved in
      shelved.word(reference.word).map { DeckWord($0, of: shelved.deck.origin) }
    }
  }
}

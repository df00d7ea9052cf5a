import Course
import Ink
import Learning
import Saving
import WordGame

extension Arcade {
  /// The skills that the learner has turned on, in the decks in which they can be asked: a word that is only heard needs a
  /// voice. Line by line nothing is drawn, and a screen reader would tell what is to be heard.
  var extraSkills: ExtraSkills {
    guard !todayOptions.isPlain, save.course.countsStrokes || save.course.listens else { return .none }
    let heard = isHeard ? voices() : []
    let decks = decks.shelved.map(\.outline)
    var extras = ExtraSkills(
      heard: heard.isEmpty ? [] : ids(of: decks) { LanguageTag.primary(of: $0).map(heard.contains) ?? false },
      drawn: save.course.countsStrokes ? ids(of: decks) { InkLanguage(tag: $0) != nil } : [])
    if isHeard { extras.recorded = recordedWords(beside: extras) }
    return extras
  }

  /// Whether the learner wants words to be asked by ear, and hears anything.
  private var isHeard: Bool { save.course.listens && save.settings.hasSound && !todayOptions.isSilent }

  /// The words that have a recording, as far as they aren't said anyway.
  private func recordedWords(beside extras: ExtraSkills) -> Set<WordReference> {
    let (names, sounds) = (recordings(), deckSounds)
    guard (names?.items ?? 0) > 0 || !sounds.isEmpty else { return [] }
    return save.knowledge.items.reduce(into: []) { words, item in
      guard !extras.asks(.hear, of: item.value) else { return }
      if names?.has(item.key.rawValue, .term) == true {
        words.formUnion(item.value.words)
      } else {
        words.formUnion(item.value.words.filter(sounds.contains))
      }
    }
  }

  /// The words for which their decks have sounds.
  private var deckSounds: Set<WordReference> {
    soundingDecks().reduce(into: []) { words, id in
      for word in decks.shelved(id)?.deck.words ?? [] where word.sound != nil {
        words.insert(WordReference(deck: id, word: word.id))
      }
    }
  }

  private func ids(of decks: [DeckOutline], where isWanted: (String) -> Bool) -> Set<String> {
    Set(decks.filter { isWanted($0.language.term) }.map(\.id))
  }
}

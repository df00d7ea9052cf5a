import Engine
import Learning
import Saving
import WordGame

/// What decks of letters need besides.
extension Arcade {
  /// The choice between the systems that put the chosen deck into Latin letters; nil where there is but one.
  var romanization: GameChoice? {
    guard let deck, deck.systems.count > 1 else { return nil }
    return GameChoice(
      Self.romanization(of: deck), "Latin letters", "for \(deck.name)",
      deck.systems.map { GameChoice.Value($0.id, Text($0.name)) })
  }

  /// The deck in the system that the player has chosen.
  func romanized(_ deck: Deck) -> Deck {
    system(of: deck).map { deck.romanized(by: $0) } ?? deck
  }

  /// What stands where letters are to be played with a deck that has none.
  var alphabetNotice: Text {
    let outlines = decks.shelved.map(\.outline)
    let names = outlines.filter { $0.kind == .alphabet }.map(\.name).joined(separator: ", ")
    let name = outline?.name ?? "This"
    return names.isEmpty
      ? "\(name) has words, not letters, and no other deck here is an alphabet."
      : "\(name) has words, not letters. To learn letters, choose one of these: \(names)."
  }

  /// The alphabet with what the player has done with it.
  func letterSetup(_ deck: Deck, _ profile: GameProfile, only ids: [String]?) -> LetterSetup {
    let wanted = roundOptions.words ?? profile.usualWords
    return LetterSetup(
      deck, system: system(of: deck), figures: save.knowledge.figures(ofLetters: deck),
      isPracticeOpen: save.knowledge.openedPractice.contains(deck.id),
      questions: min(wanted, ids.map { Self.mostAgain * $0.count } ?? wanted),
      realWords: profile.knowsWords ? decks.spellings(of: deck.language.term) : [], only: ids,
      hints: Dictionary(
        uniqueKeysWithValues: deck.words.compactMap { letter in
          save.mnemonic(deck: deck.id, word: letter.id).map { (letter.id, $0) }
        }),
      hintObstacle: obstacle)
  }

  /// How far the player is with the letters of the chosen deck; nil where it is no alphabet.
  var alphabet: LettersLearned? { outline.flatMap(letters) }

  /// How far the player is with the letters of a deck; nil where it is no alphabet.
  func letters(of outline: DeckOutline) -> LettersLearned? {
    guard outline.kind == .alphabet else { return nil }
    let learned = outline.words.count { forms in
      forms.allSatisfy { save.knowledge.isLearned(WordReference(deck: outline.id, word: $0)) }
    }
    return LettersLearned(
      count: learned, all: outline.words.count,
      wasPracticeOpen: save.knowledge.openedPractice.contains(outline.id))
  }

  /// How many questions there are for each letter that is asked again.
  private static let mostAgain = 4

  /// The system of romanisation that the player has chosen for a deck; nil where it has none.
  func system(of deck: Deck) -> String? {
    let chosen = save.settings.choices[Self.romanization(of: deck)]
    return (deck.systems.first { $0.id == chosen } ?? deck.systems.first)?.id
  }

  /// The name under which the settings keep it.
  private static func romanization(of deck: Deck) -> String { "romanization." + deck.id }
}

extension Knowledge {
  /// What the player has done with each form of a deck's letters, by its id; one never met is missing.
  func figures(ofLetters deck: Deck) -> [String: LetterFigures] {
    let forms = deck.withCapitals.words
    let known = zip(forms, ids(of: forms, in: deck)).compactMap { form, id in
      items[id].map { item in
        (form.id, LetterFigures(item.figures, isLearned: model.isLearned(item)))
      }
    }
    return Dictionary(uniqueKeysWithValues: known.filter { $1.seen > 0 })
  }
}

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
    let heard = heardLanguages
    let decks = decks.shelved.map(\.outline)
    return ExtraSkills(
      heard: heard.isEmpty ? [] : ids(of: decks) { LanguageTag.primary(of: $0).map(heard.contains) ?? false },
      drawn: save.course.countsStrokes ? ids(of: decks) { InkLanguage(tag: $0) != nil } : [])
  }

  /// The languages whose words are said now, by their primary tags.
  private var heardLanguages: Set<String> {
    save.course.listens && save.settings.hasSound && !todayOptions.isSilent ? voices() : []
  }

  private func ids(of decks: [DeckOutline], where isWanted: (String) -> Bool) -> Set<String> {
    Set(decks.filter { isWanted($0.language.term) }.map(\.id))
  }
}

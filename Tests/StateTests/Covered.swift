import Engine
import Testing

/// A kind of scene, with sample states. The laws for all screens hold for each.
struct Covered: Sendable, CustomTestStringConvertible {
  let name: String
  /// The sample states.
  let scenes: @Sendable () throws -> [any Scene]

  init<Sample: Scene>(_ scenes: @escaping @Sendable () throws -> [Sample]) {
    name = String(describing: Sample.self)
    self.scenes = scenes
  }

  var testDescription: String { name }

  static let all: [Covered] = [
    Covered(GameStates.memory), Covered(GameStates.bubbles), Covered(GameStates.challenge),
    Covered(GameStates.letters), Covered(GameStates.practice), Covered(GameStates.introduction),
    Covered(GameStates.round), Covered(ScreenStates.session),
    Covered(GameStates.rain), Covered(DrawingStates.game),
    Covered(ScreenStates.help), Covered(ScreenStates.ends),
    Covered(ScreenStates.notice),
    Covered(ScreenStates.pause), Covered(ScreenStates.finales), Covered(ScreenStates.settingsScreen),
    Covered(ScreenStates.themes),
    Covered(ScreenStates.landing), Covered(ScreenStates.decks),
    Covered(ScreenStates.words), Covered(ScreenStates.wordGames), Covered(ScreenStates.card),
    Covered(ScreenStates.progress), Covered(LadderStates.scenes),
    Covered(ScreenStates.variations), Covered(ScreenStates.alphabets), Covered(ScreenStates.hints),
    Covered(ScreenStates.replayScene), Covered(CourseStates.questions), Covered(CourseStates.lessons),
    Covered(CourseStates.leeches), Covered(StrokesStates.scenes), Covered(TodayStates.sessions),
    Covered(TodayStates.starts), Covered(ScreenStates.adding), Covered(ScreenStates.madeDecks),
    Covered(ScreenStates.fileLanguages),
    Covered(ScreenStates.packages),
    Covered(TodayStates.placements),
    Covered(ScreenStates.pending), Covered(LookUpStates.search), Covered(LookUpStates.pages),
    Covered(LookUpStates.texts),
    Covered(ScreenStates.banks), Covered(ScreenStates.fields), Covered(StageStates.paths),
    Covered(StageStates.runs), Covered(StageStates.workouts), Covered(StageStates.kits),
    Covered(StageStates.questions), Covered(StageStates.menus), Covered(StageStates.getting),
    Covered(StageStates.offers), Covered(StageStates.statistics), Covered(StageStates.resets),
    Covered(ScreenStates.avatars), Covered(ScreenStates.milestones), Covered(ScreenStates.holidays),
    Covered(ScreenStates.diplomas),
    Covered(VoiceStates.scenes), Covered(WalkStates.scenes),
  ]
}

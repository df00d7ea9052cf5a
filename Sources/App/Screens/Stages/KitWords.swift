import Engine
import Games
import Learning

extension IntroductionScene {
  /// The words of a kit that the learner doesn't know yet, before it asks them; nil if there is nothing to show.
  init?(before ready: StageRunReady) {
    let questions = ready.toLearn
    guard !questions.isEmpty else { return nil }
    self.init(
      name: Text(ready.name), title: Text(ready.title), rules: [], heading: "New words",
      words: questions.map(Line.init), help: ScreenHelp.kitWords, game: StageRunScene(ready),
      met: WordsMet(questions.map(\.item.met)))
  }
}

extension IntroductionScene.Line {
  /// A learner who doesn't want translations sees what is asked instead.
  fileprivate init(_ question: Question) {
    let item = question.shownItem
    self.init(Text(item.word.term), Text(item.meanings.isEmpty ? question.prompt : item.explanation))
  }
}

import Engine
import Games
import Learning

extension IntroductionScene {
  /// The words of a kit that the learner doesn't know yet, before it asks them; nil if there is nothing to show.
  init?(before ready: StageRunReady) {
    let questions = ready.toLearn
    guard case .kit(let place) = ready.part, let kit = ready.standing.course.kit(at: place),
      !questions.isEmpty
    else { return nil }
    let known = ready.run.left - questions.count
    self.init(
      name: Text(kit.name), title: Text(StageEnd(ready, RightCount()).title), rules: [],
      heading: known == 0 ? "The words of this kit" : "The words of this kit that you don't know yet",
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

import App
import Engine
import Games
import Learning
import Playtest

/// Something that answers are typed into.
enum TypedWay: String, CaseIterable {
  case screen, plain, rain, exam

  /// What the program says to a row's answer, typed in this way; nil where its question isn't asked so.
  func played(_ row: TeacherTable.Row) -> TeacherVerdict? {
    switch self {
    case .screen: row.onScreen(for: .course)
    case .exam: row.onScreen(for: .stage(.exam(stage: "exam")))
    case .plain: row.inPlainLines
    case .rain: row.side == .reading ? nil : row.inRain
    }
  }
}

extension TeacherTable.Row {
  private var checker: AnswerChecker { AnswerChecker(deck, side: side, alphabets: alphabets, common: common) }

  private var question: Question {
    let skill: Skill =
      switch side {
      case .meaning: .recognise
      case .term: .recall
      case .reading: .read
      }
    return Question(item, skill)
  }

  private var item: RoundSetup.Item {
    RoundSetup.Item(word, of: deck.origin, isNew: false, shown: side == .term ? .meaning : .term)
  }

  fileprivate func onScreen(for purpose: QuestionPurpose) -> TeacherVerdict {
    var stage = Stage.showing(
      QuestionScene(question, checker, title: deck.name, progress: (done: 0, all: 1), purpose: purpose))
    return type(typed, on: &stage)
  }

  fileprivate var inPlainLines: TeacherVerdict {
    let finding = PlainAnswer(typed, to: question, by: checker).finding
    return finding.isAskedAgain ? .askedAgain : TeacherVerdict(finding.verdict)
  }

  /// The word falls alone, since an answer counts for any word that falls. Nil if it is taken before all of it is
  /// typed: nobody can type more than that.
  fileprivate var inRain: TeacherVerdict? {
    let others = deck.words.filter { $0.id != word.id }.map { DeckWord($0, of: deck.origin) }
    let content = RoundSetup.Content(
      of: deck.origin, name: deck.name, items: [item], decoys: others, seed: 1)
    let setup = GameSetup(
      RoundSetup(content.typed(alphabets, common), policy: RoundSetup.Policy(direction: item.shown)),
      window: Size(80, 24))
    var stage = Stage(Rain.start(setup))
    stage.wait(seconds: 1)
    stage.type(String(typed.dropLast()))
    return stage.answer == nil ? type(String(typed.suffix(1)), on: &stage) : nil
  }

  /// An answer that isn't reported is asked for once more.
  private func type(_ text: String, on stage: inout Stage) -> TeacherVerdict {
    stage.type(text)
    stage.press(.enter)
    return stage.answer.map { TeacherVerdict($0.verdict) } ?? .askedAgain
  }
}

extension Stage {
  fileprivate var answer: Answer? { reports.lazy.compactMap { ($0 as? ArcadeReport)?.answer }.first }
}

extension ArcadeReport {
  fileprivate var answer: Answer? {
    switch self {
    case .answer(let answer), .course(.answer(let answer)), .course(.stage(.answer(let answer, _))): answer
    default: nil
    }
  }
}

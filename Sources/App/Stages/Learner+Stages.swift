import Engine
import Learning
import Storage

/// Courses of stages: the player's progress, and the questions of each part.
extension Learner {
  private static let stream: UInt64 = 2

  /// Whether there is a course in the language that is learned.
  var hasStages: Bool { leading.map { library.stages.hasCourse(of: $0.languageTag) } ?? true }

  /// The content of the map: the courses in the language that is learned, or all while none is.
  var stagesKnowledge: StagesKnowledge {
    let courses = library.stages.courses.filter { course in
      leading.map { LanguageTag.areOfOneLanguage(course.language.term, $0.languageTag) } ?? true
    }
    var knowledge = StagesKnowledge(
      courses.map { standing(in: $0) }, chosen: save.settings[StagesKnowledge.chosenCourse],
      showsBeside: courses.contains(where: showsBeside),
      courseObstacle: library.stages.obstacles.joined(separator: " "))
    (knowledge.own, knowledge.obstacle) = (library.kits.kits, obstacle ?? library.kitsObstacle)
    knowledge.avatar = Avatar(save.settings[.look.avatar])
    return knowledge
  }

  /// Questions have their translation beside them from the start for a learner who reads it.
  private func showsBeside(in course: StageCourse) -> Bool {
    save.settings[StagesKnowledge.besideIsShown]
      ?? LanguageTag.primary(of: course.language.meaning).map(languagesRead.contains) ?? false
  }

  /// The languages that the learner reads, by their primary tags: that of the program, and those in which learned
  /// decks explain their words.
  private var languagesRead: Set<String> {
    let learned = [save.settings[.today.deck]].compactMap(\.self) + save.settings[.today.decks]
    let explained = learned.filter { !library.stages.has($0) }.compactMap { library.decks.shelved($0) }
    return Set(
      explained.compactMap { LanguageTag.primary(of: $0.outline.language.meaning) } + [Language.home.tag])
  }

  /// Takes the words of courses among the decks, explained as the learner can read them.
  ///
  /// - Parameter ids: the courses; nil for all.
  mutating func useStageWords(of ids: Set<String>? = nil) {
    for deck in library.stages.decks(reading: languagesRead) where ids?.contains(deck.id) ?? true {
      library.decks = library.decks.with(deck.corrected(by: library.bank.bank))
    }
  }

  /// The statistics of each course with any answers.
  func stageStatistics(at moment: Moment) -> [StageStatistics] {
    library.stages.courses.map { stageStatistics(of: $0, at: moment) }.sorted { $0.id < $1.id }
  }

  func stageStatistics(of course: StageCourse, at moment: Moment) -> StageStatistics {
    let today = save.knowledge.day(of: moment)
    return StageStatistics(
      standing(in: course), today: today, dates: Timestamp.dates(StageStatistics.mostDays, upTo: today))
  }

  /// The player's progress in a course.
  func standing(in course: StageCourse) -> StageStanding {
    StageStanding(course, save.knowledge.stages[course.id] ?? StageRecord())
  }

  /// The questions of a part of a course; nil if there are none.
  func stageRun(_ part: StagePart, of id: String, seed: UInt64) -> StageRunReady? {
    var chance = Chance(seed: seed, stream: Self.stream)
    guard let standing = library.stages.course(id).map(standing), let run = part.run(in: standing, &chance)
    else {
      return nil
    }
    var checkerMaker = AnswerCheckerMaker(
      courseDecks, isScriptOnly: save.settings[.answers.isScriptOnly],
      areAccentsStrict: save.settings[.answers.areAccentsStrict])
    let words = StageWords(standing.course)
    let showsBeside = showsBeside(in: standing.course)
    let hidesMeanings = standing.course.hasBeside && !showsBeside
    var questions: [StageRun.Asked: StageRunReady.Asked] = [:]
    for asked in run.all {
      guard let word = words.word(of: asked.question) else { continue }
      let item = item(of: word, in: words.deck)
      let accepted = save.knowledge.items[item.id]?.accepted[.recall] ?? []
      let checker = checkerMaker.checker(id, .term).accepting(accepted.union(asked.question.accepted))
      let question = question(
        asked.question, item, part, hidesMeanings: hidesMeanings, showsBeside: showsBeside, &chance)
      questions[asked] = StageRunReady.Asked(question, checker)
    }
    var ready = StageRunReady(part, of: standing, run, questions, obstacle: obstacle)
    ready.avatar = Avatar(save.settings[.look.avatar])
    return ready
  }

  private func item(of word: Word, in deck: Deck) -> RoundSetup.Item {
    RoundSetup.Item(
      word, of: deck.origin, id: save.knowledge.id(of: word, in: deck), isNew: false, shown: .meaning)
  }

  private func question(
    _ asked: KitQuestion, _ item: RoundSetup.Item, _ part: StagePart, hidesMeanings: Bool,
    showsBeside: Bool, _ chance: inout Chance
  ) -> Question {
    let known = save.knowledge.items[item.id]
    var question = Question(item, .recall, part.isTyped ? .typed : .chosen, hint: known?.hint ?? "")
    question.isFamiliar = known.map { save.knowledge.model.mark(of: $0).isHeld } ?? false
    question.wording = Question.Wording(
      asked.question, beside: showsBeside ? asked.beside : "",
      hidesMeanings: hidesMeanings && !asked.meaning.isEmpty)
    if !part.isTyped { question.options = chance.shuffled([asked.answer] + asked.wrong) }
    return question
  }

  /// The exams and stages that the latest step has opened.
  func openings(in id: String) -> [StageEvent.Step] {
    library.stages.course(id).map { standing(in: $0).openings } ?? []
  }

  /// The words of a kit that were never learned, and aren't queued to be learned next.
  func unlearnedWords(of place: StageCourse.Place, in id: String) -> [WordMet] {
    guard let course = library.stages.course(id), let kit = course.kit(at: place) else { return [] }
    let words = StageWords(course)
    return kit.questions.compactMap { words.word(of: $0) }.map { save.knowledge.word($0, in: words.deck) }
      .filter { met in
        let item = save.knowledge.items[met.item]
        return save.knowledge.isUnknown(met.item) && !(item?.isWanted ?? false)
      }
  }
}

import Deterministic
import Engine
import Games
import Interface
import Learning
import Storage

/// The day's course: which decks it uses, how much it asks, how it is answered.
extension Learner {
  /// The deck that Today and the games use: the one named for Today on the command line, or else the learned one.
  var leading: LazyDeck? {
    // A tag that no word has any more leaves its deck.
    (todayOptions.decks.first ?? save.settings[.today.deck]).flatMap { id in
      library.decks.shelved(id) ?? library.decks.whole(id)
    }
  }

  /// The deck that new words come from.
  var courseDeck: LazyDeck? { leading ?? chosen }

  /// The other learned decks of the same language, whose new words take turns with the course's.
  private var decksBeside: [LazyDeck] {
    let asked = todayOptions.decks
    if !asked.isEmpty { return asked.dropFirst().compactMap { library.decks.shelved($0) } }
    return save.settings[.today.decks].compactMap { library.decks.shelved($0) }.filter {
      $0.choice != courseDeck?.choice && isOfCourse($0)
    }
  }

  /// Decks with words that the learner has met. Reading every outline would take most of the start.
  var begun: [LazyDeck] {
    let known = save.knowledge.decks
    return library.decks.shelved.filter { known.contains($0.id) }
  }

  /// Whether a deck has the language of the leading one. While that can't be read, all do: nothing that is due is lost.
  func isOfCourse(_ deck: LazyDeck) -> Bool {
    guard let leading, !leading.outline.words.isEmpty, !todayOptions.coversAll else { return true }
    return deck.languageTag == leading.languageTag
  }

  /// What is due in the languages that have a Today of their own, as a sentence; empty if nothing is.
  func dueElsewhere(on day: Day) -> Text {
    let due = dueByOtherLanguage(on: day)
    if due.isEmpty { return .empty }
    if due.count > 2 {
      let all = due.reduce(0) { $0 + $1.count }
      return Text("Also due: \(Figure.grouped(all)) in \(due.count) other languages.")
    }
    let parts = due.map { Text("\(Figure.grouped($0.count)) in \($0.name)") }
    return "Also due: " + Text.joined(parts, by: ", ") + "."
  }

  /// What the day's plan of each language asks, the most first.
  private func dueByOtherLanguage(on day: Day) -> [(name: String, count: Int)] {
    let languages = Dictionary(grouping: begun.filter { !isOfCourse($0) }, by: \.languageTag)
    let counts = languages.map { language, decks in
      var scope = courseScope
      (scope.decks, scope.course, scope.also) = (Set(decks.map(\.id)), nil, [])
      scope.before = save.knowledge.record.days[day] ?? .init()
      let plan = DayPlan(
        DayPlan.Input(save.knowledge, on: day, scope, minutes: courseMinutes, newLimit: 0))
      let count = plan.reviews.count + plan.opened.count + plan.missed.count
      return (name: LanguageName.of(language) ?? "other decks", count: count)
    }
    return counts.filter { $0.count > 0 }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// Whether there is a course: a deck was chosen, or is named on the command line, and is there.
  var hasCourse: Bool { leading != nil }

  /// The minutes a day that the learner wants to spend.
  var courseMinutes: Int { todayOptions.minutes ?? save.settings[.today.minutes] }

  private var courseOptions: CourseOptions {
    CourseOptions(
      minutes: courseMinutes, newLimit: newLimit(on: day), answers: save.settings[.answers.way],
      isPlain: todayOptions.isPlain)
  }

  /// Settles how many new words the day has, before its first answer changes the forecast.
  mutating func settleNewLimit(at moment: Moment) {
    let day = save.knowledge.day(of: moment)
    guard hasCourse, newLimit(on: day) == nil else { return }
    save.settings[.today.newLimit] = NewWordLimit(
      day: day, minutes: courseMinutes, words: dayInput(on: day).newLimit, before: figuresBefore(on: day),
      isPlain: todayOptions.isPlain)
  }

  /// Forgets the command line, for those who don't know it. Who did the last day line by line will do so again.
  mutating func forgetOptions() {
    todayOptions = TodayOptions()
    todayOptions.isPlain = save.settings[.today.newLimit]?.isPlain ?? false
  }

  /// Settles it for another language, which has a day of its own.
  mutating func settleNewLimitAgain() {
    let before = save.knowledge.record.days[day]
    save.settings[.today.newLimit] = before.map { NewWordLimit(day: day, minutes: 0, words: 0, before: $0) }
    if before != nil { settleNewLimit(at: moment) }
  }

  /// The most new words of the day, where that is settled.
  private func newLimit(on day: Day) -> Int? {
    save.settings[.today.newLimit].flatMap { $0.day == day && $0.minutes == courseMinutes ? $0.words : nil }
  }

  /// What was done on a day before the learner changed to this language.
  private func figuresBefore(on day: Day) -> CourseRecord.DayFigures {
    save.settings[.today.newLimit].flatMap { $0.day == day ? $0.before : nil } ?? .init()
  }

  /// The name of the course's deck; empty without a course.
  var courseName: Text {
    guard let leading else { return .empty }
    let more = decksBeside.count
    return Text(leading.outline.name + (more == 0 ? "" : " and \(more) more"))
  }

  /// The words that the day's course covers.
  var courseScope: DayPlan.Input.Scope {
    let asked = todayOptions.decks
    let reviewed = asked.isEmpty ? begun.filter(isOfCourse) : asked.compactMap { library.decks.shelved($0) }
    var scope = DayPlan.Input.Scope(
      decks: Set(reviewed.map(\.id)),
      course: courseDeck?.outline, extras: extraSkills, find: { word($0) })
    scope.also = decksBeside.map(\.outline)
    scope.hasRounds = !todayOptions.isPlain
    return scope
  }

  /// A word with its deck, letters in the chosen system of romanisation; nil if it no longer exists.
  func word(_ reference: WordReference) -> DeckWord? {
    guard let shelved = library.decks.shelved(reference.deck) else { return nil }
    let isPlain = shelved.deck.systems.count < 2
    let word =
      isPlain
      ? shelved.word(reference.word)
      : romanized(shelved.deck).withCapitals.words.first { $0.id == reference.word }
    return word.map { DeckWord($0, of: shelved.deck.origin) }
  }

  /// The rest of the day's work.
  func dayPlan(on day: Day) -> DayPlan { DayPlan(dayInput(on: day)) }

  /// The input of the day's plan.
  func dayInput(on day: Day) -> DayPlan.Input {
    var scope = courseScope
    scope.before = figuresBefore(on: day)
    return DayPlan.Input(
      save.knowledge, on: day, scope, minutes: courseMinutes, newLimit: newLimit(on: day))
  }

  /// Figures about knowledge and games, with a forecast of the next days.
  func statistics(at moment: Moment) -> Statistics {
    let day = save.knowledge.day(of: moment)
    let scope = courseScope
    let forecast = Forecast(save.knowledge, on: day, decks: scope.decks, scope.extras)
    let outlook = Outlook(forecast, dayPlan(on: day))
    return Statistics(
      save, decks: library.decks, at: moment, scope.extras, outlook: outlook,
      milestones: milestoneFigures(on: day))
  }

  /// The first screen's lines about the course.
  ///
  /// - Parameter plan: the day's, if it was made before.
  func todaySummary(on day: Day, _ plan: DayPlan? = nil) -> TodaySummary {
    let (plan, scope, knowledge) = (plan ?? dayPlan(on: day), courseScope, save.knowledge)
    let forecast = Forecast(knowledge, on: day, decks: scope.decks, scope.extras)
    // Late reviews are spread over the week, as far as each day has room for them.
    var week = Outlook(forecast, plan).days.dropFirst().prefix(7).map { $0.due + $0.late }
    week[0] += knowledge.proofs(after: plan, scope, on: day)
    return TodaySummary(
      reviews: plan.reviews.count, new: plan.newCount, opened: plan.opened.count,
      proofs: plan.proofs.count, missed: plan.missed.count,
      done: knowledge.record.days[day]?.asked ?? 0, minutes: plan.minutes,
      waiting: plan.waiting.count,
      brake: plan.brake, week: week,
      next: week.firstIndex { $0 > 0 }.map { $0 + 1 } ?? forecast.next,
      row: dayRow(on: day), isBack: knowledge.record.isBack(on: day))
  }

  /// The figures that milestones go by.
  func milestoneFigures(on day: Day) -> [Milestone.Kind: Int] {
    var figures = save.knowledge.milestoneFigures
    figures[.days] = dayRow(on: day).count
    let hasAlphabet = alphabet.map { $0.count == $0.all } ?? false
    figures[.alphabets] = max(save.knowledge.openedPractice.count, hasAlphabet ? 1 : 0)
    figures[.sentences] = best(Practice.profile.name)
    return figures
  }

  func dayRow(on day: Day) -> DayRow { save.dayRow(on: day, offset: offset) }
}

extension Learner {
  /// The session of a part of the day; nil if nothing is left to do.
  mutating func session(_ part: TodayPart, at moment: Moment) -> TodayReady? {
    let (seed, day) = (chance.bits(), save.knowledge.day(of: moment))
    let courses = courseScope.courses.compactMap { library.decks.shelved($0.id) }
    // Reading a large deck takes as long as reading what is known of its words.
    for deck in courses where !deck.isRead { devices.beside { _ = deck.source } }
    joined = courses.filter { save.knowledge.items.hasOthers(than: $0.id) }.flatMap {
      save.knowledge.unjoined($0.source.deck)
    }
    var joint = self
    for word in joined { joint.save.record(.joined(joint.save.knowledge.short(word)), at: moment) }
    var maker = joint.sessionMaker(courseScope, seed: seed)
    // Reading thousands of items twice would take longer than all the rest.
    let plan = joined.isEmpty && figuresBefore(on: day) == .init() ? dayPlan(on: day) : nil
    guard let session = maker.session(part, on: day, plan) else { return nil }
    let names = Set(session.questions.values.map(\.question.item.origin.deck))
      .map { ($0, library.decks.shelved($0)?.outline.name ?? $0) }
    let drawn = DrawnAnswers(
      comeFirst: save.settings[.answers.way] == .drawn, countStrokes: save.settings[.answers.countsStrokes])
    var ready = TodayReady(
      session, decks: Dictionary(uniqueKeysWithValues: names), obstacle: obstacle, drawn: drawn,
      audible: audible(of: session.questions.values.map(\.question.item)), seed: seed)
    ready.avatar = Avatar(save.settings[.look.avatar])
    if part == .all {
      let summary = todaySummary(on: day, plan)
      ready.opening = "Today: " + summary.line
      if joined.isEmpty { ready.summary = summary }
    }
    return ready
  }

  /// Creates a session with a chance of its own.
  func sessionMaker(_ scope: DayPlan.Input.Scope, seed: UInt64) -> SessionMaker {
    let (learner, isScriptOnly) = (self, save.settings[.answers.isScriptOnly])
    let checkerMaker = AnswerCheckerMaker(
      courseDecks, isScriptOnly: isScriptOnly, areAccentsStrict: save.settings[.answers.areAccentsStrict]
    ) { deck, side, make in
      let system = learner.library.decks.shelved(deck).flatMap { learner.system(of: $0.deck) }
      let key = AnswerCheckers.Key(deck: deck, side: side, system: system, isScriptOnly: isScriptOnly)
      return learner.library.decks.checkers.checker(for: key) {
        let checker = make()
        learner.devices.beside { checker.prepare() }
        return checker
      }
    }
    return SessionMaker(
      save.knowledge, scope, courseOptions, checkerMaker, Chance(seed: seed, stream: Self.courseStream))
  }

  /// The chance stream for creating a session; the session itself uses the first one.
  private static let courseStream: UInt64 = 1

  var courseDecks: CourseDecks {
    let learner = self
    return CourseDecks(
      deck: { id in learner.library.decks.shelved(id).map { learner.romanized($0.deck) } },
      alphabets: { learner.alphabets(of: $0) }, common: library.common, withReadings: withReadings)
  }

  /// The decks of letters of a language, by its tag.
  func alphabets(of language: String) -> [Deck] { library.decks.decks(.alphabet, of: language) }

  /// The results so far of the session's day, or of today; if the session's day is over, the outlook is that of the
  /// new one.
  func todayEnd(at moment: Moment) -> TodayEnd {
    let today = save.knowledge.day(of: moment)
    let day = recording.session?.day ?? today
    let figures = (save.knowledge.record.days[day] ?? .init()) - figuresBefore(on: day)
    let input = dayInput(on: day)
    let summary = todaySummary(on: max(day, today), day < today ? nil : DayPlan(input))
    var end = TodayEnd(
      reviews: figures.reviews, known: figures.known,
      begun: input.begun, proved: figures.proved, kind: courseDeck?.outline.kind ?? .words,
      missed: save.knowledge.wordsMissed(on: day, courseScope), summary: summary,
      weekday: max(day, today).weekday, nextDeck: deckAfterTheCourse)
    end.gains = recording.day?.gains(save.knowledge) ?? []
    (end.isDayOver, end.hasMore) = (day < today, save.knowledge.hasUpcoming(courseScope, on: day))
    end.practice = practiceOfTheCourse
    end.avatar = Avatar(save.settings[.look.avatar])
    end.elsewhere = dueElsewhere(on: max(day, today))
    end.offersListening = save.knowledge.record.days.count == Self.listeningDay && canListen
    end.asked = leastStable(save.knowledge.wordsAsked(on: day, courseScope))
    end.missedThisWeek = wordsMissedThisWeek(on: day)
    return end
  }

  /// The day of learning that ends with an offer to turn on Listening.
  private static let listeningDay = 3

  /// The least stable of the words that were missed in the seven days up to this one.
  func wordsMissedThisWeek(on day: Day) -> [WordReference] {
    leastStable(save.knowledge.wordsMissed(on: day, days: 7, courseScope))
  }

  /// The least stable of the words that were forgotten again and again.
  func leeches(on day: Day) -> [WordReference] { leastStable(save.knowledge.leeches(on: day, courseScope)) }

  /// The least stable of some words, as many as fill a round.
  private func leastStable(_ words: [DeckWord]) -> [WordReference] {
    let stabilities = words.map { word in
      (word.reference, save.knowledge.figures(of: word.reference).leastStability)
    }
    return stabilities.sorted { ($0.1, $0.0.text) < ($1.1, $1.0.text) }.prefix(Self.mostPlayed).map(\.0)
  }

  private static let mostPlayed = 12
}

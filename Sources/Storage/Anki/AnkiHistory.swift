import Formats
import Learning

/// Anki's memory of its cards, converted to Babble's figures.
///
/// A state of FSRS is taken as it is. Without one, the interval is the stability, and the ease gives the
/// difficulty: 2500, with which every card begins, is 5, the least of 1300 is 10, and easier ones continue on
/// the same line down to 1. Due days stay the same.
public struct AnkiHistory {
  /// A larger due number is a time and not a day of the collection.
  private static let mostDays: Int64 = 1_000_000
  /// The longest interval, in days.
  private static let longest: Int64 = 36_500
  private static let (usualEase, leastEase) = (2500.0, 1300.0)

  private let collection: AnkiCollection
  private let model: MemoryModel
  private let offset: Int
  private let firstDay: Day
  private let today: Day

  /// - Parameter moment: now, in the learner's time zone.
  public init(_ collection: AnkiCollection, _ model: MemoryModel, at moment: Moment) {
    self.collection = collection
    self.model = model
    offset = moment.offset
    today = model.day(of: moment)
    firstDay = model.day(of: Moment(collection.created, offset: collection.offset ?? moment.offset))
  }

  /// The figures of a word; nil if it was never asked.
  public func figures(of origin: AnkiDecks.Origin, _ plan: AnkiPlan) -> ItemFigures? {
    let note = collection.notes[origin.note]
    guard let type = collection.noteTypes[note.type], let roles = plan.roles[note.type] else { return nil }
    var figures = ItemFigures()
    for card in collection.cards(of: origin) {
      guard card.type != 0, card.repetitions > 0 || card.type == 2 else { continue }
      add(card, skill(of: card, type, roles), to: &figures)
    }
    return figures.skills.isEmpty ? nil : figures
  }

  /// The day before which a word isn't asked: tomorrow if it is buried, and a day that nobody waits for if it is
  /// suspended. Nil if any of its cards is asked.
  func rest(of origin: AnkiDecks.Origin) -> Day? {
    guard collection.isAtRest(origin) else { return nil }
    return collection.cards(of: origin).compactMap(rest).min()
  }

  /// The day before which a word isn't asked, if that changes: today for one that is asked again.
  ///
  /// - Parameter known: what is known of the word here, perhaps from an earlier import.
  public func newRest(of origin: AnkiDecks.Origin, beside known: Knowledge.Item?) -> Day? {
    let there = known?.rest ?? today
    let isSuspended = known?.isSuspended(on: today) ?? false
    guard let rest = rest(of: origin) else { return isSuspended ? today : nil }
    if known?.isWanted ?? false { return nil }
    let isEndless = Knowledge.Item(rest: rest).isSuspended(on: today)
    return isEndless == isSuspended && (isEndless || rest <= there) ? nil : rest
  }

  private func rest(of card: AnkiCollection.Card) -> Day? {
    card.isAtRest
      ? today.after(by: card.queue == AnkiCollection.Card.suspended ? MemoryModel.suspension : 1) : nil
  }

  /// The answers per hour in the wanted decks that aren't counted yet: importing twice counts them once.
  ///
  /// - Parameter known: what is counted already.
  public func hours(_ plan: AnkiPlan, beside known: [Int64: HourCount]) -> [(hour: Int64, count: HourCount)] {
    var all: [Int64: HourCount] = [:]
    for source in plan.sources where source.isWanted {
      for (hour, count) in collection.hours[source.id] ?? [:] { all[hour, default: HourCount()].add(count) }
    }
    return all.sorted { $0.key < $1.key }.compactMap { hour, count in
      let there = known[hour] ?? HourCount()
      let news = HourCount(right: max(0, count.right - there.right), wrong: max(0, count.wrong - there.wrong))
      return news == HourCount() ? nil : (hour, news)
    }
  }

  /// The same per day, so that a learner who comes from Anki keeps their streak.
  ///
  /// - Parameter known: what is counted already.
  public func days(
    _ plan: AnkiPlan, beside known: [Day: CourseRecord.DayFigures]
  ) -> [(day: Day, reviews: Int, known: Int)] {
    var all: [Day: HourCount] = [:]
    for (hour, count) in hours(plan, beside: [:]) { all[day(hour), default: HourCount()].add(count) }
    return all.sorted { $0.key < $1.key }.filter { $0.key <= today }.compactMap { day, count in
      let there = known[day] ?? CourseRecord.DayFigures()
      let reviews = max(0, count.right + count.wrong - there.reviews)
      return reviews == 0 ? nil : (day, reviews, min(reviews, max(0, count.right - there.known)))
    }
  }

  /// The figures that are newer than those known: a skill that was asked here later stays as it is, and
  /// counts that were imported before aren't added again. Nil if there is nothing new.
  public static func news(_ figures: ItemFigures, beside known: ItemFigures) -> ItemFigures? {
    var news = figures
    for (skill, own) in figures.skills {
      guard let memory = own.memory else { continue }
      let there = known.skills[skill]
      if let kept = there?.memory, kept.reviewed >= memory.reviewed {
        news.skills[skill] = nil
        continue
      }
      news.skills[skill]?.right = max(0, own.right - (there?.right ?? 0))
      news.skills[skill]?.wrong = max(0, own.wrong - (there?.wrong ?? 0))
      news.skills[skill]?.lapses = max(0, own.lapses - (there?.lapses ?? 0))
    }
    news.seen = max(0, figures.seen - known.seen)
    news.right = max(0, figures.right - known.right)
    news.wrong = max(0, figures.wrong - known.wrong)
    return news.skills.isEmpty ? nil : news
  }

  private func add(_ card: AnkiCollection.Card, _ skill: Skill, to figures: inout ItemFigures) {
    let reviews = collection.reviews[card.id]
    let (right, wrong) =
      reviews.map { ($0.right, $0.wrong) } ?? (max(0, card.repetitions - card.lapses), card.lapses)
    let memory = memory(of: card, reviews)
    var own = SkillFigures(
      right: right, wrong: wrong, streak: reviews?.streak ?? 0, recent: reviews?.recent ?? [], memory: memory,
      isHeld: isHeld(card, reviews), lapses: card.lapses)
    if let other = figures.skills[skill], let there = other.memory {
      own.right = Counting.count(own.right + other.right)
      own.wrong = Counting.count(own.wrong + other.wrong)
      if there.reviewed >= memory.reviewed { (own.memory, own.isHeld) = (there, other.isHeld) }
    }
    figures.skills[skill] = own
    figures.right = Counting.count(figures.right + right)
    figures.wrong = Counting.count(figures.wrong + wrong)
    figures.seen = figures.right + figures.wrong
    figures.lastSeen = [figures.lastSeen, memory.reviewed].compactMap(\.self).max()
  }

  /// Whether a review was passed on a later day than the first.
  private func isHeld(_ card: AnkiCollection.Card, _ reviews: CardReviews?) -> Bool {
    guard card.type == 2 else { return false }
    guard let reviews else { return card.interval > 0 && card.repetitions > 1 }
    return reviews.streak > 0 && day(reviews.first) < day(reviews.last)
  }

  private func day(_ time: Int64) -> Day { model.day(of: Moment(time, offset: offset)) }

  private func memory(of card: AnkiCollection.Card, _ reviews: CardReviews?) -> MemoryState {
    let data = CardData(card.data)
    let due = card.due > Self.mostDays ? day(card.due) : firstDay.after(by: max(card.due, -Self.mostDays))
    let interval = min(max(card.interval, 1), Self.longest)
    let last = (data.reviewed ?? reviews?.last).map(day)
    let reviewed = min(last ?? (card.type == 2 ? due.before(by: interval) : today), today)
    let state = state(of: card, data, interval, on: reviewed, isRight: reviews?.recent.last ?? true)
    return MemoryState(
      stability: state.stability, difficulty: state.difficulty, reviewed: reviewed,
      due: max(due, reviewed.after(by: 1), rest(of: card) ?? due))
  }

  private func state(
    of card: AnkiCollection.Card, _ data: CardData, _ interval: Int64, on day: Day, isRight: Bool
  ) -> (stability: Double, difficulty: Double) {
    if let stability = data.stability, let difficulty = data.difficulty {
      let bounds = MemoryState.stabilities
      return (min(max(stability, bounds.lowerBound), bounds.upperBound), min(max(difficulty, 1), 10))
    }
    guard card.type != 1 else {
      let first = model.review(nil, isRight ? .good : .again, on: day)
      return (first.stability, first.difficulty)
    }
    return (Double(interval), Self.difficulty(ofEase: card.factor))
  }

  /// On the line through 10 for 1300 and 5 for 2500. Without an ease, as with FSRS, it is the usual one.
  static func difficulty(ofEase factor: Int64) -> Double {
    let ease = factor > 0 ? Double(min(factor, 10_000)) : usualEase
    return min(max(10 - 5 * (ease - leastEase) / (usualEase - leastEase), 1), 10)
  }

  /// The inverse of `difficulty(ofEase:)`, but no less than Anki's minimum.
  static func ease(ofDifficulty difficulty: Double) -> Int64 {
    let ease = leastEase + (10 - difficulty) / 5 * (usualEase - leastEase)
    return Int64(min(max(ease, leastEase), 5000).rounded())
  }

  /// The skill that a card asks, judged by its front. The hidden words of a cloze have to be recalled.
  private func skill(
    of card: AnkiCollection.Card, _ type: AnkiCollection.NoteType, _ roles: FieldRoles
  ) -> Skill {
    if type.isCloze { return .recall }
    let question = card.template < type.questions.count ? type.questions[card.template] : ""
    func shows(_ role: FieldRole) -> Bool {
      guard let place = roles.place(of: role), place < type.fields.count else { return false }
      // Filters precede a field's name: {{furigana:Kanji}}.
      return question.contains("{{\(type.fields[place])}}") || question.contains(":\(type.fields[place])}}")
    }
    if shows(.term) || shows(.reading) { return .recognise }
    if shows(.meaning) { return .recall }
    if shows(.sound) { return .hear }
    return card.template == 0 ? .recognise : .recall
  }
}

/// A card's JSON: the state of FSRS, and the time of the answer.
private struct CardData {
  var stability: Double?
  var difficulty: Double?
  var reviewed: Int64?

  /// Invalid members are ignored.
  init(_ text: String) {
    guard text.utf8.count > 2, let json = try? CollectionJSON.read(Array(text.utf8)) else { return }
    stability = (try? json.optional("s")?.double(in: 0...1e9)).flatMap { $0 }
    difficulty = (try? json.optional("d")?.double(in: 0...100)).flatMap { $0 }
    reviewed = (try? json.optional("lrt")?.integer(in: 1...1 << 40)).flatMap { $0 }
  }
}

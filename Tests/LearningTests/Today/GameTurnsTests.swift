import Learning
import Testing

@Suite("Games of a day's rounds")
struct GameTurnsTests {
  /// The game of the first round on each of these days.
  private func games(on days: [Int64], lessons: Bool) -> [String] {
    var samples = CourseSamples()
    return days.map { day in
      var turns = samples.session(on: day)?.turns ?? GameTurns()
      samples.answer(Int(day % 60), on: day)
      return lessons ? turns.forLesson() : turns.forReviews()
    }
  }

  @Test("due items come in another game each day, including Rain")
  func reviews() {
    #expect(games(on: [1, 2, 3, 4], lessons: false) == ["bubbles", "challenge", "rain", "bubbles"])
  }

  @Test("playing every third day also gives each game")
  func everyThird() {
    #expect(Set(games(on: [3, 6, 9], lessons: false)) == ["bubbles", "challenge", "rain"])
  }

  @Test("every fifth of the likely ones is asked in a round, whichever direction is due")
  func everyFifth() throws {
    var samples = CourseSamples()
    for number in 0..<30 {
      for day in [1, 4] as [Int64] { samples.answer(number, on: day) }
      if number % 2 == 1 { samples.answer(number, .recall, on: 5) }
    }
    var skills: Set<Skill> = []
    for day in 5...40 {
      guard let session = samples.session(on: Int64(day)) else { continue }
      let items = samples.knowledge.items.all
      var queue = session.queue
      while true {
        let next = queue.next()
        if next == .end { break }
        guard case .round(let tasks) = next else { continue }
        #expect(tasks.count >= 3)
        for task in tasks {
          let memory = try #require(items[task.item]?.figures.skills[task.skill]?.memory)
          #expect(samples.knowledge.model.recall(memory, on: Day(number: Int64(day))) > 850)
          skills.insert(task.skill)
        }
      }
    }
    #expect(skills == [.recognise, .recall])
  }

  @Test("new words come in Memory and in Bubbles")
  func lessons() {
    #expect(games(on: [1, 2, 3], lessons: true) == ["memory", "bubbles", "memory"])
  }

  @Test("a session resumed on the same day has the same games; its rounds take turns")
  func sameDay() {
    var samples = CourseSamples()
    samples.answer(0, on: 1)
    let first = samples.session(on: 2)?.turns
    samples.answer(1, on: 2)
    #expect(samples.session(on: 2)?.turns == first)
    var turns = GameTurns()
    #expect(
      [turns.forReviews(), turns.forReviews(), turns.forLesson()] == ["bubbles", "challenge", "memory"])
  }
}

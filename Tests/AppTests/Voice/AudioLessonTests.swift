import App
import Deterministic
import Testing

@Suite("Planning an audio lesson")
struct AudioLessonTests {
  private static let rate = AudioLesson.rate

  @Test("a turn is the word, a pause, and its meaning, or the other way round")
  func sides() {
    let word = AudioLesson.Word("casa – house", term: Self.rate, meaning: 2 * Self.rate)
    let there = AudioLesson([word], AudioLesson.Options(pause: 3, times: 1))
    #expect(there.entries.map(\.seconds) == [[0, 4, 6]])
    #expect(there.seconds == 7)
    let back = AudioLesson([word], AudioLesson.Options(first: .meaning, pause: 3, times: 1))
    #expect(back.entries.map(\.seconds) == [[0, 5, 6]])
  }

  @Test("the default pause is the length of the answer plus a moment")
  func pause() {
    let word = AudioLesson.Word("casa – house", term: Self.rate, meaning: 2 * Self.rate)
    let lesson = AudioLesson([word], AudioLesson.Options(times: 1))
    #expect(lesson.entries.map(\.seconds) == [[0, 4.5, 6.5]])
  }

  @Test("a word comes back after 5, 25 and 120 seconds, with others in between")
  func spacing() {
    let lesson = AudioLesson(Self.words(40), AudioLesson.Options(pause: 2))
    let first = lesson.entries.filter { $0.word == 0 }.map(\.seconds)
    let waits = zip(first, first.dropFirst()).map { $1[0] - $0[2] }
    for (wait, interval) in zip(waits, AudioLesson.intervals) {
      #expect(wait >= interval && wait < interval + 12, "\(waits)")
    }
    #expect(waits.count == 3)
  }

  @Test("without spacing, words follow each other, each repeated as often as asked for")
  func inOrder() {
    let lesson = AudioLesson(Self.words(3), AudioLesson.Options(isSpaced: false, times: 2))
    #expect(lesson.entries.map(\.word) == [0, 0, 1, 1, 2, 2])
    #expect(
      AudioLesson(Self.words(3), AudioLesson.Options(isSpaced: false)).entries.map(\.word) == [0, 1, 2])
  }

  @Test("with few words there is no long silence")
  func few() {
    let lesson = AudioLesson(Self.words(2))
    let silences = zip(lesson.entries, lesson.entries.dropFirst()).map { $1.start - $0.end }
    #expect(silences.allSatisfy { $0 <= Self.rate * 11 })
    #expect(lesson.entries.count == 8)
  }

  @Test("each word has a chapter, from its first turn to that of the next new word")
  func chapters() {
    let lesson = AudioLesson(Self.words(12))
    let chapters = lesson.chapters
    #expect(chapters.map(\.title) == lesson.words.map(\.title))
    #expect(chapters.first?.start == 0 && chapters.last?.end == lesson.length)
    #expect(zip(chapters, chapters.dropFirst()).allSatisfy { $0.end == $1.start && $0.start < $0.end })
  }

  @Test("a lesson without words is empty")
  func nothing() {
    let lesson = AudioLesson([])
    #expect(lesson.entries.isEmpty && lesson.length == 0 && lesson.chapters.isEmpty)
  }

  @Test(
    "no word is lost, no turns overlap, and a word that is due goes first",
    arguments: 1...200)
  func properties(seed: UInt64) {
    var chance = Chance(seed: seed)
    let words = (0..<chance.below(60)).map { number in
      AudioLesson.Word(
        "\(number)", term: 1 + chance.below(3 * Self.rate), meaning: 1 + chance.below(4 * Self.rate))
    }
    let options = AudioLesson.Options(
      first: chance.below(2) == 0 ? .term : .meaning,
      pause: chance.below(2) == 0 ? nil : Double(chance.below(9)),
      isSpaced: chance.below(4) > 0, times: 1 + chance.below(AudioLesson.Options.mostTimes))
    let lesson = AudioLesson(words, options)
    let entries = lesson.entries
    for word in words.indices { #expect(entries.count { $0.word == word } == options.times) }
    for (one, next) in zip(entries, entries.dropFirst()) { #expect(one.end < next.start) }
    #expect(entries.allSatisfy { $0.start < $0.answer && $0.answer < $0.end })
    #expect(lesson.length >= entries.last?.end ?? 0)
    if options.isSpaced { expectTimes(of: lesson, seed) }
  }

  /// While there are new words, no word comes back early, and none waits during silence.
  private func expectTimes(of lesson: AudioLesson, _ seed: UInt64) {
    let gap = Int(AudioLesson.gap * Double(Self.rate))
    var last: [Int: AudioLesson.Entry] = [:]
    var said: [Int: Int] = [:]
    for (index, entry) in lesson.entries.enumerated() {
      let isNewAhead = said.count < lesson.words.count
      let free = index == 0 ? 0 : lesson.entries[index - 1].end + gap
      if let before = last[entry.word] {
        let interval = AudioLesson.intervals[said[entry.word, default: 1] - 1]
        let due = before.end + Int(interval * Double(Self.rate))
        if isNewAhead { #expect(entry.start >= due && entry.start == free, "seed \(seed)") }
        #expect(entry.start <= max(free, due), "seed \(seed)")
      } else {
        #expect(entry.start == free, "seed \(seed)")
      }
      last[entry.word] = entry
      said[entry.word, default: 0] += 1
    }
  }

  private static func words(_ count: Int) -> [AudioLesson.Word] {
    (0..<count).map { AudioLesson.Word("word \($0)", term: rate, meaning: rate) }
  }
}

extension AudioLesson.Entry {
  fileprivate var seconds: [Double] { [start, answer, end].map { Double($0) / Double(AudioLesson.rate) } }
}

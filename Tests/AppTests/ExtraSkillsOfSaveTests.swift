import Engine
import Games
import Learning
import Storage
import System
import Testing

@testable import App

@Suite("Skills that the settings turn on")
struct ExtraSkillsOfSaveTests {
  private static let kanji = Deck(
    id: "kanji", name: "Kanji", language: .init(term: "ja", meaning: "en"),
    words: [Word(id: "hi", term: "日", meanings: ["day"], reading: "ひ")])

  private func learner(_ chosen: Setting<Bool>...) -> Learner {
    var learner = TestLearner.learner(decks: [TestLearner.letters, TestLearner.words, Self.kanji])
    for setting in chosen { learner.save.settings[setting] = true }
    learner.devices.voices = { ["es", "ka"] }
    return learner
  }

  @Test("are those of decks whose words have a voice, or an order of strokes")
  func decks() {
    #expect(learner().extraSkills == .none)
    #expect(learner(.answers.listens).extraSkills == ExtraSkills(heard: ["letters", "words"]))
    #expect(learner(.answers.countsStrokes).extraSkills == ExtraSkills(drawn: ["kanji"]))
  }

  @Test("without sound nothing is asked by ear, and in plain lines nothing is drawn either")
  func silent() {
    var learner = learner(.answers.listens, .answers.countsStrokes)
    learner.todayOptions.isSilent = true
    #expect(learner.extraSkills == ExtraSkills(drawn: ["kanji"]))
    learner.todayOptions.isSilent = false
    learner.save.settings[.look.sound] = .off
    #expect(learner.extraSkills == ExtraSkills(drawn: ["kanji"]))
    learner.save.settings[.look.sound] = .full
    learner.devices.voices = { [] }
    #expect(learner.extraSkills == ExtraSkills(drawn: ["kanji"]))
    learner.todayOptions.isPlain = true
    #expect(learner.extraSkills == .none)
  }

  @Test(
    "by ear are offered at the end of the third day, where a voice could say the words and nobody chose it")
  func listening() {
    func isOffered(days: Int64, _ change: (inout Learner) -> Void = { _ in }) -> Bool {
      var learner = learner()
      learner.save.settings.learn("words")
      let words = ["agua", "pan", "sal"]
      for (day, word) in zip((0..<days).reversed(), words) {
        answer(.recognise, word, daysAgo: day, &learner)
      }
      change(&learner)
      return learner.todayEnd(at: learner.moment).offersListening
    }
    #expect([1, 2, 3].map { isOffered(days: $0) } == [false, false, true])
    #expect(!isOffered(days: 3) { $0.devices.voices = { ["ka"] } })
    #expect(!isOffered(days: 3) { $0.save.settings[.look.sound] = .off })
    #expect(!isOffered(days: 3) { $0.save.settings[.answers.listens] = true })
    #expect(!isOffered(days: 3) { $0.save.settings.learn("letters") })
  }

  @Test("count as due just as Today would ask them, whatever a command line turns off")
  func due() {
    var learner = learner(.answers.listens)
    learner.save.settings.learn("words")
    let days: [Int64] = [9, 6, 5, 3]
    for (skill, day) in zip([Skill.recognise, .recognise, .recall, .recall], days) {
      answer(skill, daysAgo: day, &learner)
    }
    #expect(learner.due.line.hasPrefix("1 due"))
    #expect(learner.todaySummary(on: learner.day).opened == 1)
    answer(.hear, daysAgo: 2, &learner)
    #expect(learner.due.line.hasPrefix("1 due"))
    learner.todayOptions.isSilent = true
    #expect(learner.todaySummary(on: learner.day).reviews == 0)
    #expect(learner.due.line.hasPrefix("1 due"))
    learner.save.settings[.answers.listens] = false
    #expect(learner.due.line.hasPrefix("0 due"))
  }

  private func answer(
    _ skill: Skill, _ id: String = "agua", daysAgo: Int64, _ learner: inout Learner
  ) {
    let word = TestLearner.met(id, in: TestLearner.words)
    let answer = Answer(
      item: word.item, skill: skill, reference: word.reference, meanings: word.meanings, mode: .typed,
      shown: "",
      given: "", verdict: .right, milliseconds: 900, certainty: .known)
    let (day, knowledge) = (learner.day.before(by: daysAgo), learner.save.knowledge)
    let body = knowledge.event(answer, game: Knowledge.course, on: day)
    learner.save.record(body, at: Moment(day.start + 12 * 3600))
  }

  @Test("a word with its own sound is asked by ear even without a voice for its language")
  func sounds() {
    var learner = learner(.answers.listens)
    learner.devices.voices = { [] }
    learner.devices.recordings = { nil }
    var deck = TestLearner.words
    deck.words[0].sound = "agua.mp3"
    learner.library.decks = learner.library.decks.with(deck)
    for word in ["agua", "pan"] {
      learner.save.count(TestLearner.answer(word, in: TestLearner.words), at: TestLearner.now)
    }
    #expect(learner.extraSkills.recorded.isEmpty)
    learner.devices.soundingDecks = { ["words"] }
    #expect(learner.extraSkills.recorded == [WordReference(deck: "words", word: "agua")])
    learner.todayOptions.isSilent = true
    #expect(learner.extraSkills.recorded.isEmpty)
  }

  @Test("without a program that speaks and one that plays there is no voice", arguments: ["", "/nowhere"])
  func nothing(path: String) {
    for sound in ["", "wav:/nowhere"] {
      #expect(
        Voices(InstalledPrograms(environment: ["PATH": path, "BABBLE_SOUND": sound])).languages.isEmpty)
    }
  }

  @Test("the languages come from eSpeak's table of voices, where Chinese has another name")
  func voices() {
    let table = """
      Pty Language       Age/Gender VoiceName          File                 Other Languages
       5  es              --/M      Spanish_(Spain)    roa/es
       5  es-419          --/M      Spanish_(Latin)    roa/es-419           (es-mx 6)
       5  cmn-latn-pinyin --/M      Chinese            sit/cmn-Latn-pinyin

      """
    #expect(Voices.languages(in: table) == ["es", "zh"])
    #expect(Voices.languages(in: "").isEmpty)
  }
}

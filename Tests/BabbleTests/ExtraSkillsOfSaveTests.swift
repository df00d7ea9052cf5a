import Engine
import Learning
import Saving
import System
import Testing
import WordGame

@testable import Babble

@Suite("Skills that the settings turn on")
struct ExtraSkillsOfSaveTests {
  private static let kanji = Deck(
    id: "kanji", name: "Kanji", language: .init(term: "ja", meaning: "en"),
    words: [Word(id: "hi", term: "日", meanings: ["day"], reading: "ひ")])

  private func arcade(_ chosen: Setting<Bool>...) -> Arcade {
    var arcade = TestArcade.arcade(decks: [TestArcade.letters, TestArcade.words, Self.kanji])
    for setting in chosen { arcade.save.settings[setting] = true }
    arcade.voices = { ["es", "ka"] }
    return arcade
  }

  @Test("are those of decks whose words have a voice, or an order of strokes")
  func decks() {
    #expect(arcade().extraSkills == .none)
    #expect(arcade(.today.listens).extraSkills == ExtraSkills(heard: ["letters", "words"]))
    #expect(arcade(.today.countsStrokes).extraSkills == ExtraSkills(drawn: ["kanji"]))
  }

  @Test("without sound nothing is asked by ear, and in plain lines nothing is drawn either")
  func silent() {
    var arcade = arcade(.today.listens, .today.countsStrokes)
    arcade.todayOptions.isSilent = true
    #expect(arcade.extraSkills == ExtraSkills(drawn: ["kanji"]))
    arcade.todayOptions.isSilent = false
    arcade.save.settings[.look.hasSound] = false
    #expect(arcade.extraSkills == ExtraSkills(drawn: ["kanji"]))
    arcade.save.settings[.look.hasSound] = true
    arcade.voices = { [] }
    #expect(arcade.extraSkills == ExtraSkills(drawn: ["kanji"]))
    arcade.todayOptions.isPlain = true
    #expect(arcade.extraSkills == .none)
  }

  @Test("count as due just as Today would ask them, whatever a command line turns off")
  func due() {
    var arcade = arcade(.today.listens)
    arcade.save.settings.learn("words")
    let days: [Int64] = [9, 6, 5, 3]
    for (skill, day) in zip([Skill.recognise, .recognise, .recall, .recall], days) {
      answer(skill, daysAgo: day, &arcade)
    }
    #expect(arcade.dueFile.left.due == 1 && arcade.dueFile.decks["words"]?.due[0] == 0)
    #expect(arcade.todaySummary(on: arcade.day).opened == 1)
    answer(.hear, daysAgo: 2, &arcade)
    let due = arcade.dueFile
    #expect(due.decks["words"]?.due.prefix(1) == [1] && due.left.due == 1)
    arcade.todayOptions.isSilent = true
    #expect(arcade.todaySummary(on: arcade.day).reviews == 0)
    #expect(arcade.dueFile.left == due.left)
    arcade.save.settings[.today.listens] = false
    #expect(arcade.dueFile.left.due == 0)
  }

  private func answer(_ skill: Skill, daysAgo: Int64, _ arcade: inout Arcade) {
    let word = TestArcade.met("agua", in: TestArcade.words)
    let answer = Answer(
      item: word.item, skill: skill, reference: word.reference, meanings: word.meanings, mode: .typed,
      shown: "",
      given: "", verdict: .right, milliseconds: 900, certainty: .known)
    let (day, knowledge) = (arcade.day.before(by: daysAgo), arcade.save.knowledge)
    let body = knowledge.event(answer, game: Knowledge.course, on: day)
    arcade.save.take(
      Event(number: arcade.save.lastEvent + 1, moment: Moment(day.start), day: day, body))
  }

  @Test("a word with its own sound is asked by ear even without a voice for its language")
  func sounds() {
    var arcade = arcade(.today.listens)
    arcade.voices = { [] }
    arcade.recordings = { nil }
    var deck = TestArcade.words
    deck.words[0].sound = "agua.mp3"
    arcade.decks = arcade.decks.with(deck)
    for word in ["agua", "pan"] {
      arcade.save.count(TestArcade.answer(word, in: TestArcade.words), at: TestArcade.now)
    }
    #expect(arcade.extraSkills.recorded.isEmpty)
    arcade.soundingDecks = { ["words"] }
    #expect(arcade.extraSkills.recorded == [WordReference(deck: "words", word: "agua")])
    arcade.todayOptions.isSilent = true
    #expect(arcade.extraSkills.recorded.isEmpty)
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

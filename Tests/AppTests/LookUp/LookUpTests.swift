import Engine
import Learning
import Playtest
import Testing

@testable import App

@Suite("Looking words up")
struct LookUpTests {
  private let dictionary: TestDictionary

  init() throws { dictionary = try TestDictionary() }

  private func stage(_ window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = Stage.landing(dictionary.learner(), window: window, look: look)
    stage.type("/")
    return stage
  }

  @Test(
    "/ on the landing screen looks up while typing, in both directions; Enter shows the entry",
    arguments: [80, 120])
  func typed(width: Int) throws {
    var stage = stage(Size(width, width / 3))
    stage.type("school")
    try Golden.compare(stage.frame, with: "look-up-\(width)")
    stage.press(.down)
    stage.open()
    try Golden.compare(stage.frame, with: "look-up-entry-\(width)")
  }

  @Test("an entry leads to its characters, a character to its parts; Esc undoes each step")
  func characters() throws {
    var stage = stage()
    stage.type("gakkou")
    stage.open()
    stage.type("c")
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "look-up-character")
    stage.press(.down)
    stage.press(.down)
    stage.open()
    #expect(stage.shows("child") && stage.shows("字"), "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("まな.ぶ"), "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("がっこう"), "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("gakkou"), "\(stage)")
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.shows("c switch"), "\(stage)")
  }

  @Test("h writes a hint on a character, which appears with each word that has it, until it is removed")
  func hints() throws {
    var stage = stage()
    stage.type("gakkou")
    stage.open()
    stage.type("c")
    stage.wait(ticks: 2)
    stage.type("h")
    stage.type("a child under a roof")
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(
      stage.shows("your hint   a child under a roof") && stage.shows("学: your hint a child"), "\(stage)")
    stage.press(.escape)
    try Golden.compare(stage.frame, with: "look-up-hint")
    stage.press(.enter)
    for _ in 0..<3 { stage.press(.escape) }
    stage.click("Words")
    stage.click("Word bank")
    stage.open()
    #expect(
      stage.shows("学             a child under a roof") && stage.shows("s say   z suspend   c parts"),
      "\(stage)")
    stage.type("c")
    stage.wait(ticks: 2)
    stage.click("h your hint")
    stage.press(.character("u"), .control)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("none yet"), "\(stage)")
    stage.press(.escape)
    #expect(!stage.shows("under a roof"), "\(stage)")
    stage.press(.escape)
    stage.type("u")
    stage.open()
    #expect(stage.shows("a child under a roof"), "\(stage)")
  }

  @Test("c cycles through the characters of a word, by key and by mouse")
  func parts() {
    var stage = stage()
    stage.type("gakkou")
    stage.open()
    stage.click("c parts")
    stage.wait(ticks: 2)
    #expect(stage.shows("まな.ぶ") && stage.shows("c next: 校"), "\(stage)")
    stage.click("c next: 校")
    stage.wait(ticks: 2)
    #expect(stage.shows("exam") && stage.shows("c next: 学"), "\(stage)")
    stage.type("c")
    stage.wait(ticks: 2)
    #expect(stage.shows("まな.ぶ"), "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("がっこう"), "\(stage)")
  }

  @Test("in a narrow window lines are wrapped, so no meaning is cut")
  func narrow() {
    var stage = stage(Size(60, 20))
    stage.type("taberu")
    stage.open()
    #expect(stage.shows("to eat; to live on"), "\(stage)")
  }

  @Test("an inflected form finds its word and is explained")
  func forms() {
    var stage = stage()
    stage.type("tabemashita")
    #expect(stage.shows("食べる") && stage.shows("polite past"), "\(stage)")
  }

  @Test("with the mouse alone a click opens an entry, a click on a line follows it, the foot goes back")
  func mouse() {
    var stage = stage()
    stage.send(.paste("school"))
    stage.click("がっこうせいかつ")
    #expect(stage.shows("school life"), "\(stage)")
    stage.click("Esc back")
    stage.click("escuela")
    #expect(stage.shows("Spanish"), "\(stage)")
    stage.click("Esc back")
    #expect(stage.shows("Look up"), "\(stage)")
  }

  @Test(
    "r hides the reading above the word and shows it again, by key and by mouse, on later pages too"
  )
  func readings() {
    for use in RubyText.Use.allCases {
      var look = Look(ornaments: .ascii)
      look.ruby = use
      var stage = stage(Size(80, 24), look: look)
      stage.type("gakkou")
      stage.open()
      var isShown = use != .never
      for turn in 0..<3 {
        // The line of the reading has it as well.
        #expect(
          stage.rows.count { $0.contains("がっこう") && !$0.contains("生活") } == (isShown ? 2 : 1), "\(stage)")
        if turn == 1 { stage.click("r reading") } else { stage.type("r") }
        isShown.toggle()
      }
      for _ in 0..<3 { stage.press(.down) }
      stage.open()
      #expect(
        stage.shows("せいかつ") && stage.rows.count { $0.contains("がっこう") } == (isShown ? 2 : 1), "\(stage)")
    }
  }

  @Test("a Latin word has no r, and one without a reading gets it from the service")
  func unread() {
    var spanish = stage()
    spanish.type("escuela")
    spanish.open()
    #expect(!spanish.shows("r reading"))
    var stage = Stage(
      LookUpPageScene(.entry(DictionaryEntry(language: "ja", term: "一昨日", senses: [.init(["x"])]))))
    stage.reader = { request in RubyText([.init(Text(request.text), "おととい")]) }
    stage.wait(ticks: 1)
    #expect(stage.shows("おととい") && stage.shows("r reading"), "\(stage)")
  }

  @Test("Enter adds an entry to the learner's words, and says so")
  func taken() {
    var stage = stage()
    stage.type("gakusei")
    stage.press(.enter)
    stage.press(.enter)
    #expect(stage.shows("学生 is in"), "\(stage)")
  }

  @Test("a search without result says so, and names the keys that are left")
  func nothing() throws {
    var stage = stage()
    stage.type("qqqq")
    try Golden.compare(stage.frame, with: "look-up-nothing")
    stage.press(.enter)
    #expect(stage.shows("Add a word") && stage.shows("qqqq"), "what was typed can be added\n\(stage)")
  }

  @Test("works without a Unicode font")
  func ascii() throws {
    var stage = stage(look: Look(ornaments: .ascii))
    stage.type("school")
    try Golden.compare(stage.frame, with: "look-up-ascii")
  }

  @Test("? and F1 explain it")
  func help() {
    var stage = stage()
    stage.press(.function(1))
    #expect(stage.shows("Exact matches come first"), "\(stage)")
    stage.press(.escape)
    stage.type("hand")
    stage.press(.escape)
    stage.type("school")
    stage.press(.enter)
    stage.type("?")
    #expect(stage.shows("Everything the dictionary has"), "\(stage)")
  }

  /// A word with too many senses for one screen.
  private static let long = DictionaryEntry(
    language: "ja", term: "かける", senses: (1...30).map { .init(["sense \($0)."]) })

  private static func senses(on stage: Stage) -> [Int] {
    let frame = stage.frame
    return (1...30).filter { frame.contains("sense \($0).") }
  }

  @Test("a long entry without links scrolls by lines, by pages, by the wheel and to its end")
  func longEntry() {
    var stage = Stage(LookUpPageScene(.entry(Self.long)))
    stage.wait(ticks: 1)
    #expect(stage.shows("sense 1.") && !stage.shows("sense 30.") && stage.shows("more"), "\(stage)")
    let wheel = { InputEvent.mouse(MouseEvent(.wheel($0), at: Point(9, 15))) }
    let ways: [(there: InputEvent, back: InputEvent)] = [
      (.key(Key(.down)), .key(Key(.up))), (.key(Key(.pageDown)), .key(Key(.pageUp))), (wheel(1), wheel(-1)),
      (.key(Key(.end)), .key(Key(.home))),
    ]
    for way in ways {
      var seen = Set<Int>()
      for _ in 0..<30 {
        seen.formUnion(Self.senses(on: stage))
        if seen.contains(30) { break }
        stage.send(way.there)
      }
      #expect(stage.shows("sense 30."), "\(way): \(stage)")
      if way.there != .key(Key(.end)) { #expect(seen.count == 30, "\(way): \(seen.sorted())") }
      for _ in 0..<30 { stage.send(way.back) }
      #expect(stage.shows("sense 1."), "\(way): \(stage)")
    }
  }

  @Test("below a long entry's lines, links get the focus as they come into view")
  func longEntryWithLinks() {
    let word = DictionaryEntry(language: "ja", term: "出かける", senses: [.init(["to go out"])])
    let hits = [DictionaryHit(word, .inside, number: 1)]
    var stage = Stage(LookUpPageScene(.entry(Self.long)))
    stage.answer(PageLookUp.self) { _ in .success(.entry(EntryPage(Self.long, words: hits))) }
    stage.wait(ticks: 1)
    var seen = Set<Int>()
    for _ in 0..<40 where !stage.rows.contains(where: { $0.contains("▸") }) {
      seen.formUnion(Self.senses(on: stage))
      stage.press(.down)
    }
    #expect(seen.count == 30 && stage.shows("to go out"), "\(stage)")
    stage.press(.down)
    #expect(stage.shows("sense 1.") && !stage.shows("▸"), "\(stage)")
    stage.press(.up)
    stage.press(.enter)
    #expect(stage.shows("出かける") && !stage.shows("sense 30."), "\(stage)")
  }
}

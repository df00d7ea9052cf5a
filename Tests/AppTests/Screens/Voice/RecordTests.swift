import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("Recording one's own voice")
struct RecordTests {
  @Test("is drawn in every window", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func windows(window: Size) throws {
    try Golden.compare(stage(window: window).frame, with: "record-ready-\(window.width)")
    var stage = stage(window: window)
    say(&stage)
    try Golden.compare(stage.frame, with: "record-saying-\(window.width)")
    stage.wait(ticks: 200)
    try Golden.compare(stage.frame, with: "record-said-\(window.width)")
  }

  @Test("is drawn in ASCII, and says in words what colour says")
  func ascii() throws {
    var stage = stage(isASCII: true)
    say(&stage)
    #expect(stage.frame.allSatisfy { $0.isASCII } && stage.shows("good"), "\(stage)")
    stage.wait(ticks: 200)
    #expect(stage.frame.allSatisfy { $0.isASCII }, "\(stage)")
  }

  @Test("two words are recorded one after the other, and then the screen leaves by itself")
  func queue() throws {
    var stage = stage()
    #expect(stage.shows("1 of 2") && stage.shows("/home/voice"))
    for word in ["casa", "perro"] {
      #expect(stage.shows(word), "\(stage)")
      if word == "casa" { stage.press(.enter) }
      stage.wait(ticks: 400)
      #expect(stage.shows("Enter save"), "\(stage)")
      stage.press(.enter)
      stage.wait(ticks: 2)
    }
    #expect(kept(stage) == ["es:casa", "es:perro"])
    #expect(stage.shows("2 words have your voice now."), "\(stage)")
    #expect(!stage.hasEnded)
    stage.wait(ticks: 200)
    #expect(stage.hasEnded)
  }

  @Test("the microphone is on from the count to the end of the second side, and no longer")
  func microphone() throws {
    var stage = stage()
    #expect(!isOn(stage))
    stage.press(.enter)
    #expect(isOn(stage))
    stage.wait(ticks: 400)
    #expect(!isOn(stage) && stage.queries(Listen.self).count == 1)
    #expect(stage.queries(RecordSide.self).map(\.side) == [.term, .meaning])
  }

  @Test("counts in before recording a side")
  func counting() {
    var stage = stage()
    stage.press(.enter)
    for left in ["3", "2", "1"] {
      #expect(stage.shows("Say the word in \(left)"), "\(stage)")
      stage.wait(ticks: 24)
    }
    #expect(stage.shows("Speak now"), "\(stage)")
  }

  @Test("Enter skips the count")
  func now() {
    var stage = stage()
    stage.press(.enter)
    stage.press(.enter)
    #expect(stage.shows("Speak now"), "\(stage)")
  }

  @Test("Enter ends a recording before the speaker is silent")
  func enough() {
    var stage = stage(MicrophoneHost(seconds: 9))
    stage.press(.enter)
    stage.wait(ticks: 90)
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("Say what it means in 3"), "\(stage)")
  }

  @Test("Enter right after a recording has ended by itself doesn't skip the next count, but saves")
  func endedMeanwhile() throws {
    var stage = stage()
    stage.press(.enter)
    stage.wait(for: "Say what it means")
    stage.press(.enter)
    #expect(stage.shows("Say what it means in 3"), "\(stage)")
    stage.wait(for: "Enter save")
    stage.press(.enter)
    #expect(kept(stage) == ["es:casa"])
  }

  @Test("Esc stops and keeps nothing; a second Esc leaves", arguments: [20, 90])
  func stopped(ticks: Int) {
    var stage = stage(MicrophoneHost(seconds: 9))
    stage.press(.enter)
    stage.wait(ticks: ticks)
    stage.press(.escape)
    #expect(!isOn(stage) && stage.shows("Enter start"), "\(stage)")
    stage.press(.escape)
    #expect(stage.hasEnded && kept(stage).isEmpty)
  }

  @Test(
    "leaving or asking for help turns the microphone off at once", arguments: ["q", "?"])
  func away(key: String) {
    var stage = stage(MicrophoneHost(seconds: 9))
    stage.press(.enter)
    stage.wait(ticks: 90)
    stage.type(key)
    #expect(!isOn(stage), "\(stage)")
  }

  @Test("going back from the end cancels leaving by itself")
  func backFromTheEnd() {
    var stage = stage()
    stage.type("nn")
    stage.wait(ticks: 10)
    stage.type("b")
    stage.wait(ticks: 600)
    #expect(!stage.hasEnded && stage.shows("2 of 2"), "\(stage)")
  }

  @Test("a recording that is too loud is repeated with Enter, or kept anyway")
  func clipped() {
    var stage = stage(MicrophoneHost(fault: .clipped))
    stage.press(.enter)
    stage.wait(ticks: 200)
    #expect(stage.shows("too loud") && stage.shows("Enter start"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("Say the word in 3"))
    stage.wait(ticks: 200)
    stage.type("c")
    stage.wait(ticks: 200)
    stage.type("c")
    #expect(kept(stage).isEmpty && stage.shows("Enter save"), "\(stage)")
    stage.press(.enter)
    #expect(kept(stage) == ["es:casa"])
  }

  @Test("silence is never kept, and can't be played back")
  func silent() {
    var stage = stage(MicrophoneHost(fault: .silent))
    stage.press(.enter)
    stage.wait(ticks: 200)
    #expect(stage.shows("Nothing was heard") && !stage.shows("   s hear") && !stage.shows("c keep"))
    stage.type("sc")
    #expect(stage.queries(PlayRecordings.self).isEmpty && kept(stage).isEmpty)
  }

  @Test("both sides are played one after the other, and a key stops that")
  func heard() {
    var stage = recorded()
    stage.type("s")
    #expect(
      stage.queries(PlayRecordings.self).map(\.sides) == [[.term, .meaning]] && stage.shows("s stop"),
      "\(stage)")
    stage.type("s")
    #expect(stage.reports.contains { $0 is CancelledQueries } && stage.shows("s hear"))
    stage.type("s")
    #expect(stage.shows("s stop"))
    change(&stage) { $0.isPlayed = true }
    stage.wait(ticks: 1)
    #expect(stage.shows("s hear"))
  }

  @Test("both sides can be repeated, a word skipped, and gone back to")
  func ways() {
    var stage = recorded()
    stage.type("r")
    #expect(stage.shows("Say the word in 3"))
    stage.press(.escape)
    stage.type("n")
    #expect(stage.shows("2 of 2") && stage.shows("perro"))
    stage.type("b")
    #expect(stage.shows("1 of 2") && stage.shows("casa"))
    stage.type("nn")
    #expect(stage.shows("Nothing was recorded."), "\(stage)")
    #expect(kept(stage).isEmpty)
  }

  @Test("recordings that aren't kept yet are dropped only after asking twice", arguments: ["q", "p"])
  func unkept(key: String) {
    var stage = recorded()
    stage.type(key)
    #expect(!stage.hasEnded && stage.shows("isn't kept yet"), "\(stage)")
    stage.type(key)
    #expect(stage.hasEnded && kept(stage).isEmpty)
  }

  @Test("everything works with the mouse alone")
  func mouse() {
    var stage = stage()
    let didBegin = stage.click("Enter start")
    #expect(didBegin)
    stage.wait(ticks: 400)
    for hint in ["s hear", "s stop", "Enter save   s"] {
      let didClick = stage.click(hint)
      #expect(didClick, "\(hint)\(stage)")
    }
    #expect(kept(stage) == ["es:casa"])
  }

  @Test("a failure is shown, finished recordings survive it, and Enter tries again")
  func failures() {
    var stage = recorded()
    change(&stage) { $0.isFull = true }
    stage.press(.enter)
    #expect(stage.shows("Not kept: No space left.") && stage.shows("Enter save"), "\(stage)")
    change(&stage) { $0.isFull = false }
    stage.press(.enter)
    #expect(kept(stage) == ["es:casa", "es:casa"])
  }

  @Test("a microphone that goes away while recording is reported, and the word waits")
  func gone() {
    var stage = stage(MicrophoneHost(seconds: 9))
    stage.press(.enter)
    stage.wait(ticks: 90)
    change(&stage) { $0.isGone = true }
    stage.wait(ticks: 1)
    #expect(
      stage.shows("The microphone went away: plug it in again") && stage.shows("Enter start"), "\(stage)")
  }

  @Test("if every word has a recording it says so and waits for a key")
  func nothing() {
    var stage = Stage(RecordScene(VoiceQueue([], name: "Spanish")))
    stage.wait(ticks: 600)
    #expect(stage.shows("Every word here has your voice already."), "\(stage)")
    stage.press(.enter)
    #expect(stage.hasEnded)
  }

  @Test("if nothing can be kept it says why before recording")
  func obstacle() {
    var stage = Stage(
      RecordScene(VoiceQueue(Self.words, name: "Spanish", obstacle: "The disk is read-only.")))
    stage.press(.enter)
    #expect(stage.shows("The disk is read-only.") && !stage.shows("Say the word"), "\(stage)")
  }

  private static let words = [("casa", "house"), ("perro", "dog")].map { term, meaning in
    let word = Word(id: term, term: term, meanings: [meaning])
    let origin = WordOrigin(deck: "spanish", language: Deck.Languages(term: "es", meaning: "en"))
    return VoiceQueue.Entry(ItemID(rawValue: "es:\(term)"), DeckWord(word, of: origin))
  }

  private func stage(
    _ host: MicrophoneHost = MicrophoneHost(), window: Size = Size(80, 24), isASCII: Bool = false
  ) -> Stage {
    let queue = VoiceQueue(Self.words, name: "Spanish", folder: "/home/voice")
    var stage = Stage(RecordScene(queue), window: window, look: Look(ornaments: isASCII ? .ascii : .unicode))
    stage.host = host
    return stage
  }

  /// In the middle of recording the first word.
  private func say(_ stage: inout Stage) {
    stage.press(.enter)
    stage.wait(ticks: 105)
  }

  /// Both sides of the first word recorded.
  private func recorded() -> Stage {
    var stage = stage()
    stage.press(.enter)
    stage.wait(ticks: 400)
    return stage
  }

  /// Changes the host, and lets a tick pass.
  private func change(_ stage: inout Stage, _ change: (inout MicrophoneHost) -> Void) {
    guard var host = stage.host as? MicrophoneHost else { return }
    change(&host)
    stage.host = host
    stage.send([])
  }

  private func isOn(_ stage: Stage) -> Bool { (stage.host as? MicrophoneHost)?.isOn ?? false }

  private func kept(_ stage: Stage) -> [String] { stage.queries(KeepRecording.self).map(\.item.rawValue) }
}

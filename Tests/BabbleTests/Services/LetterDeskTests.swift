import Engine
import LargeLetters
import Testing

@testable import Babble

@Suite("The desk for large letters")
struct LetterDeskTests {
  private static let letters = ["ა", "ბ", "გ"].map { LetterRequest($0, language: "ka", room: Size(20, 10)) }

  @Test(
    "answers each requester once, with the picture in the look before; at once if it is there already")
  func pictures() throws {
    let fake = try FakePrograms(["fc-match": "exec /usr/bin/fc-match \"$@\""])
    var desk = LetterDesk(LetterService(fake.installed))
    defer { desk.end() }
    desk.take(Self.letters[0], RequestID(1))
    desk.take(Self.letters[0], RequestID(2))
    desk.take(Self.letters[1], RequestID(3))
    let replies = try arrivals(3, at: &desk, fake)
    #expect(Set(replies.map(\.id.number)) == [1, 2, 3])
    #expect(replies.allSatisfy { $0.answer(as: LetterAnswer.self) == .success(.drawn) }, "\(replies)")
    #expect(Self.letters.map { desk.pictures[$0.picture] != nil } == [true, true, false])
    desk.take(Self.letters[1], RequestID(4))
    #expect(desk.arrivals() == [.answer(Reply(to: RequestID(4), LetterAnswer.drawn))])
    #expect(desk.arrivals() == [])
  }

  @Test("tells why there is no picture, and that a request was dropped if there were too many")
  func without() throws {
    let fake = try FakePrograms(["fc-match": "exec sleep 0.3"])
    var desk = LetterDesk(LetterService(fake.installed))
    defer { desk.end() }
    for number in 1...30 {
      desk.take(LetterRequest("\(number)", language: "ka", room: Size(20, 10)), RequestID(UInt64(number)))
    }
    let replies = try arrivals(30, at: &desk, fake)
    #expect(Set(replies.map(\.id)).count == 30, "nobody waits for ever")
    let given = replies.filter { $0.content == .failure(.cancelled) }
    #expect((20...22).contains(given.count))
    let last = try #require(replies.first { $0.id.number == 30 })
    #expect(
      last.answer(as: LetterAnswer.self) == .success(.absent("To see it large, install fonts-noto-core.")))
  }

  @Test("a host without the service refuses, as it does for unknown requests")
  func refusing() {
    var host = ArcadeHost(TestLearner.learner(decks: []), look: Look())
    var stack = SceneStack(Asker(), window: Size(80, 24))
    host.handle(stack.update())
    let arrivals = host.arrivals()
    #expect(arrivals == [1, 2].map { .answer(Reply(to: RequestID($0), .refused)) })
    #expect(host.arrivals() == [])
    _ = stack.update(arrivals)
    #expect((stack.top as? Asker)?.refusals == 2)
  }

  @Test(
    "draws pictures just for showing without telling a scene, in our own letters if there are no fonts")
  func wanted() throws {
    let fake = try FakePrograms([:])
    var desk = LetterDesk(LetterService(fake.installed))
    defer { desk.end() }
    let words = ["ქალი", "水"].map {
      LetterRequest($0, language: "und", room: Size(60, 9), mosaic: .halves)
    }
    desk.want(words)
    desk.want(words)
    let hasCome = fake.wait {
      #expect(desk.arrivals() == [])
      return words.allSatisfy { desk.pictures.knows($0.picture) }
    }
    #expect(hasCome)
    #expect(words.map { desk.pictures[$0.picture]?.mosaic } == [.halves, nil])
  }

  private func arrivals(_ count: Int, at desk: inout LetterDesk, _ fake: FakePrograms) throws -> [Reply] {
    var replies: [Reply] = []
    let hasCome = fake.wait {
      for case .answer(let reply) in desk.arrivals() { replies.append(reply) }
      return replies.count >= count
    }
    try #require(hasCome)
    return replies
  }
}

/// Requests a letter, and something that nobody serves.
private struct Asker: Scene {
  private struct Unknown: Request {
    typealias Answer = LetterAnswer
  }

  private var asked: [RequestID] = []
  private(set) var refusals = 0

  mutating func update(_ step: inout Step) -> Transition {
    if asked.isEmpty {
      asked = [
        step.request(LetterRequest("ა", language: "ka", room: Size(9, 9))), step.request(Unknown()),
      ]
    }
    for id in asked where step.answer(to: id, as: Unknown.self) == .failure(.refused) { refusals += 1 }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
}

@Suite("Drawing letters with fontconfig")
struct LetterTests {
  private let request = LetterRequest("ბ", language: "ka", room: Size(20, 10))

  private func drawing(
    _ scripts: [String: String], of request: LetterRequest? = nil
  ) throws -> LetterDrawing? {
    let request = request ?? self.request
    let fake = try FakePrograms(scripts)
    let service = LetterService(fake.installed)
    service.ask(request)
    var drawn: [LetterService.Drawn] = []
    #expect(
      fake.wait {
        drawn += service.take()
        return !drawn.isEmpty
      })
    service.end()
    #expect(drawn.map(\.request) == [request])
    return drawn.first.flatMap(\.drawing)
  }

  @Test("the font that fontconfig finds is used")
  func picture() throws {
    let drawing = try drawing(["fc-match": "exec /usr/bin/fc-match \"$@\""])
    guard case .picture(let picture) = drawing else {
      Issue.record("no picture but \(String(describing: drawing)); this test needs fonts-dejavu-core")
      return
    }
    #expect(picture.picture.size.height <= 10 && !picture.picture.inkRows.isEmpty)
  }

  @Test("without fontconfig, or if its answer names no font, the reason tells what to install")
  func absent() throws {
    #expect(try drawing([:]) == .absent("To see it large, install fontconfig and a font."))
    for script in [
      "", "printf '0\\t'", "printf 'x\\t/y'", "printf '0\\t/nothing'", "printf '0\\t/etc/passwd'",
    ] {
      #expect(
        try drawing(["fc-match": script]) == .absent("To see it large, install fonts-dejavu-core."),
        "\(script)")
    }
  }

  @Test("if the font with stroke numbers isn't found, the reason tells what to install")
  func numbers() throws {
    let request = LetterRequest("学", language: "ja", room: Size(40, 20), isNumbered: true)
    #expect(FontFinder.pattern(for: request) == "KanjiStrokeOrders:scalable=true:charset=5b66")
    #expect(request.picture != LetterRequest("学", language: "ja", room: Size(40, 20)).picture)
    let other = ["fc-match": "printf '0\\t/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'"]
    #expect(
      try drawing(other, of: request) == .absent("To see it large, install fonts-kanjistrokeorders."))
  }

  @Test(
    "fontconfig is asked for the letter in its language, whatever the deck's tag contains",
    arguments: [
      ("ka", "sans-serif:scalable=true:lang=ka:charset=10d1"),
      ("zh-Hant", "sans-serif:scalable=true:lang=zh-tw:charset=10d1"),
      ("zh-Hans", "sans-serif:scalable=true:lang=zh-cn:charset=10d1"),
      ("ka:file=/etc/passwd", "sans-serif:scalable=true:charset=10d1"),
      ("und", "sans-serif:scalable=true:charset=10d1"),
    ])
  func pattern(language: String, pattern: String) {
    #expect(FontFinder.pattern(for: LetterRequest("ბ", language: language, room: Size(9, 9))) == pattern)
  }
}

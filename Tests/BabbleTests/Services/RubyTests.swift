import Engine
import Testing

@testable import Babble

@Suite("Readings from KAKASI")
struct RubyTests {
  private static let words = ["学校", "行く", "水"].map { RubyRequest($0, locale: "ja") }
  /// Logs its arguments and input, and knows one word.
  private static let kakasi = #"echo "$@" >>called; cat >>read; echo '学校[がっこう]'"#

  @Test("each text is read once, as UTF-8 in both directions")
  func found() throws {
    let fake = try FakePrograms(["kakasi": Self.kakasi])
    var desk = RubyDesk(RubyService(fake.installed))
    defer { desk.end() }
    desk.want([Self.words[0]])
    desk.want([Self.words[0]])
    #expect(hasCome([Self.words[0]], at: &desk, fake))
    desk.want([Self.words[0]])
    #expect(desk.known[Self.words[0]]?.base == "学校")
    #expect(fake.text(of: "read") == "学校\n")
    #expect(fake.text(of: "called") == "-i utf8 -o utf8 -JH -f\n")
  }

  @Test(
    "if the program is missing, fails or prints something else, the text is known to have none",
    arguments: [[:], ["kakasi": "exit 1"], ["kakasi": "echo nonsense"], ["kakasi": "printf '\\377\\000'"]])
  func none(scripts: [String: String]) throws {
    let fake = try FakePrograms(scripts)
    var desk = RubyDesk(RubyService(fake.installed))
    defer { desk.end() }
    desk.want(Self.words)
    #expect(hasCome(Self.words, at: &desk, fake))
    #expect(Self.words.allSatisfy { desk.known[$0] == nil })
  }

  @Test("a program that hangs is killed, and not asked again")
  func hanging() throws {
    let fake = try FakePrograms(["kakasi": "echo x >>asked; exec sleep 600"])
    var desk = RubyDesk(RubyService(fake.installed))
    defer { desk.end() }
    desk.want(Self.words)
    #expect(hasCome(Self.words, at: &desk, fake))
    #expect(fake.text(of: "asked") == "x\n")
  }

  @Test("the host adds them to the look")
  func host() throws {
    let fake = try FakePrograms(["kakasi": Self.kakasi])
    var host = ArcadeHost(TestLearner.learner(), look: Look(), rubies: RubyService(fake.installed))
    host.want([Self.words[0]])
    let hasCome = fake.wait {
      _ = host.arrivals()
      return host.look.rubies.knows(Self.words[0])
    }
    #expect(hasCome && host.look.rubies[Self.words[0]] != nil)
    host.flush()
  }

  private func hasCome(_ words: [RubyRequest], at desk: inout RubyDesk, _ fake: FakePrograms) -> Bool {
    fake.wait {
      desk.takeArrivals()
      return words.allSatisfy(desk.known.knows)
    }
  }
}

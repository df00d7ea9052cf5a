import Engine
import System
import Testing

@testable import App

@Suite("Readings from KAKASI")
struct RubyTests {
  private static let words = ["学校", "行く", "水"].map { RubyRequest($0, locale: "ja") }
  /// Logs its arguments and input, and knows one word.
  private static let kakasi = #"echo "$@" >>called; cat >>read; echo '学校[がっこう]'"#

  @Test("each text is read as UTF-8 in both directions")
  func found() throws {
    let fake = try FakePrograms(["kakasi": Self.kakasi])
    let ruby = RubyBook(ProgramRunner(fake.installed)).found(Self.words[0])
    #expect(ruby.known[Self.words[0]]?.base == "学校")
    #expect(fake.text(of: "read") == "学校\n")
    #expect(fake.text(of: "called") == "-i utf8 -o utf8 -JH -f\n")
  }

  @Test(
    "if the program is missing, fails or prints something else, the text is known to have none",
    arguments: [[:], ["kakasi": "exit 1"], ["kakasi": "echo nonsense"], ["kakasi": "printf '\\377\\000'"]])
  func none(scripts: [String: String]) throws {
    let fake = try FakePrograms(scripts)
    let book = RubyBook(ProgramRunner(fake.installed)).found(Self.words[0])
    #expect(book.known.knows(Self.words[0]) && book.known[Self.words[0]] == nil)
  }

  @Test("a program that hangs is killed, and not asked again")
  func hanging() throws {
    let fake = try FakePrograms(["kakasi": "echo x >>asked; exec sleep 600"])
    let book = Self.words.reduce(RubyBook(ProgramRunner(fake.installed))) { $0.found($1) }
    #expect(Self.words.allSatisfy(book.known.knows))
    #expect(fake.text(of: "asked") == "x\n")
  }
}

extension RubyBook {
  fileprivate func found(_ request: RubyRequest) -> RubyBook {
    var book = self
    _ = request.apply(request.answer(in: self), to: &book)
    return book
  }
}

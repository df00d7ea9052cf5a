import Foundation
import Servers
import System
import Testing

@Suite("Pages from servers")
struct PageFetcherTests {
  private static let good = #"[{"question": "a"}]"#

  @Test("a page comes unchanged, with its progress")
  func good() throws {
    let page = String(repeating: Self.good, count: 10_000)
    let server = try WebServer { _ in .text(page) }
    defer { server.end() }
    var most = 0
    let bytes = try fetcher().fetch(address(server.url("a b/[1].json"))) {
      most = max(most, $0); return true
    }
    #expect(bytes == Array(page.utf8))
    #expect(most < bytes.count + 100, "what curl says of it comes with it")
    #expect(server.asked == ["a%20b/[1].json"])
  }

  @Test(
    "any other status of a server is reported",
    arguments: [(404, "404 Not Found"), (500, "500 No"), (403, "403 Forbidden"), (300, "300 Which")])
  func status(status: Int, line: String) throws {
    #expect(try error(.page(Self.good.utf8, status: line)) == .status(status))
  }

  @Test("an empty page is reported")
  func empty() throws {
    #expect(try error(.page([])) == .empty)
    #expect(try error(.bytes([])) == .empty)
  }

  @Test("a page that trickles in byte by byte is given up at the deadline")
  func drip() throws {
    var limits = PageFetcher.Limits()
    limits.seconds = 1
    let slow = WebServer.Answer.drip(
      head: WebServer.Answer.head("200 OK", ["Content-Length: 1000"]),
      body: Array(repeating: 0x20, count: 1000),
      every: 100)
    var looks = 0
    #expect(try error(slow, limits) { looks += 1 } == .late(1))
    #expect(looks < 50, "a look every tenth of a second, and one for each byte")
  }

  @Test("a page without an end is cut off at the limit, whether or not it says how long it is")
  func endless() throws {
    var limits = PageFetcher.Limits()
    limits.bytes = 1 << 20
    limits.seconds = 60
    #expect(try error(.endless(head: WebServer.Answer.head()), limits) == .large(1 << 20))
    let told = WebServer.Answer.head("200 OK", ["Content-Length: 2000000"])
    #expect(try error(.endless(head: told), limits) == .large(1 << 20))
    #expect(try error(.page(Array(repeating: 0x20, count: (1 << 20) + 1)), limits) == .large(1 << 20))
  }

  @Test("a page that is shorter than it says is an error")
  func short() throws {
    #expect(try error(.page(Self.good.utf8, length: 1000)) == .short)
  }

  @Test("compressed data stays compressed, however large it would become")
  func bomb() throws {
    let packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3] + Array(repeating: 0, count: 1000)
    let server = try WebServer { _ in .page(packed, ["Content-Encoding: gzip"]) }
    defer { server.end() }
    #expect(try fetcher().fetch(address(server.url(""))) { _ in true } == packed)
  }

  @Test(
    "a redirect to http or to a file isn't followed",
    arguments: [
      "http://example.org/x", "file:///etc/passwd", "gopher://example.org/", "/elsewhere", "//127.0.0.1/x",
    ])
  func redirect(place: String) throws {
    let server = try WebServer { path in path == "x" ? .redirect(place) : .text(Self.good) }
    defer { server.end() }
    #expect(throws: PageError.redirect) { try fetcher().fetch(address(server.url("x"))) { _ in true } }
    #expect(server.asked == ["x"])
  }

  @Test("a redirect to https is followed", .enabled(if: SecureServer.program != nil))
  func secureRedirect() throws {
    let secure = try SecureServer(for: "IP:127.0.0.1")
    defer { secure.end() }
    let place = "https://127.0.0.1:\(secure.port)/page"
    let server = try WebServer { _ in .redirect(place) }
    defer { server.end() }
    let programs = InstalledPrograms(
      environment: ["PATH": "/usr/bin:/bin", "CURL_CA_BUNDLE": secure.certificate])
    let page = try PageFetcher(programs).fetch(address(server.url("x"))) { _ in true }
    #expect(page == Array("a page".utf8))
  }

  @Test("being offline means that the name wasn't found, a closed port that nobody answers")
  func offline() throws {
    #expect(throws: PageError.unknownHost("nowhere.invalid")) {
      try fetcher().fetch(address("https://nowhere.invalid/kits.json")) { _ in true }
    }
    let server = try WebServer { _ in .text("") }
    server.end()
    #expect(throws: PageError.unreachable("127.0.0.1")) {
      try fetcher().fetch(address(server.url(""))) { _ in true }
    }
  }

  @Test("an insecure connection is refused where a secure one is needed")
  func unsafe() throws {
    let server = try WebServer { _ in .text("") }
    defer { server.end() }
    let error = #expect(throws: PageError.self) {
      try fetcher().fetch(address("https://127.0.0.1:\(server.port)/")) { _ in true }
    }
    #expect(error != .unreachable("127.0.0.1"))
  }

  @Test("without curl the message says how to do without it")
  func noCurl() throws {
    let nothing = InstalledPrograms(environment: ["PATH": "/nowhere"])
    #expect(throws: PageError.noCurl) {
      try PageFetcher(nothing).fetch(address("https://example.org")) { _ in true }
    }
    #expect("\(PageError.noCurl)".contains("name it"))
  }

  @Test("it is cancelled at the first look that doesn't want it")
  func breakingOff() throws {
    let server = try WebServer { _ in
      .drip(head: WebServer.Answer.head(), body: Array(repeating: 0x20, count: 60), every: 200)
    }
    defer { server.end() }
    var looks = 0
    #expect(throws: PageError.brokenOff) {
      try fetcher().fetch(address(server.url(""))) { _ in
        looks += 1
        return looks < 3
      }
    }
    #expect(looks == 3)
  }

  private func error(
    _ answer: WebServer.Answer, _ limits: PageFetcher.Limits = .init(), look: () -> Void = {}
  ) throws -> PageError? {
    let server = try WebServer { _ in answer }
    defer { server.end() }
    return #expect(throws: PageError.self) {
      try fetcher(limits).fetch(address(server.url("kits.json"))) { _ in
        look()
        return true
      }
    }
  }

  private func fetcher(_ limits: PageFetcher.Limits = .init()) -> PageFetcher {
    PageFetcher(InstalledPrograms(environment: ["PATH": "/usr/bin:/bin"]), limits: limits)
  }

  private func address(_ text: String) throws -> WebAddress { try #require(WebAddress(text)) }
}

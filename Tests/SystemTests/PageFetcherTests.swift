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
    "a redirect to http, to files or back to this machine isn't followed",
    arguments: [
      "http://example.org/x", "file:///etc/passwd", "https://127.0.0.1/x", "https://127.1/x",
      "https://[::1]/x",
      "https://[::ffff:127.0.0.1]/x", "https://2130706433/x", "https://localhost/x", "https://a@127.0.0.1/x",
      "gopher://example.org/", "/elsewhere", "//127.0.0.1/x",
    ])
  func redirect(place: String) throws {
    let server = try WebServer { path in path == "x" ? .redirect(place) : .text(Self.good) }
    defer { server.end() }
    let error = #expect(throws: PageError.self) {
      try fetcher().fetch(address(server.url("x"))) { _ in true }
    }
    guard case .redirect = error else { return _ = Issue.record("\(String(describing: error))") }
    #expect(server.asked == ["x"])
  }

  @Test("three redirects are followed, a fourth one isn't", arguments: [3, 4])
  func chain(count: Int) throws {
    let curl = try FakeCurl(
      """
      n=${url##*/}
      if [ "$n" -lt \(count) ]; then printf '\\n302 192.0.2.1 https://example.org/%s' $((n + 1))
      else printf 'page\\n200 192.0.2.1 '; fi
      """)
    let first = try address("https://example.org/0")
    let page = Result { () throws(PageError) in
      try PageFetcher(curl.installed).fetch(first) { _ in true }
    }
    #expect(page.mapError { $0 } == (count == 3 ? .success(Array("page".utf8)) : .failure(.manyRedirects(3))))
    #expect(curl.asked.count == 4)
  }

  @Test("a name that leads to this machine is refused, unless this machine was typed or a proxy asks")
  func rebinding() throws {
    let curl = try FakeCurl("printf 'secret\\n200 127.0.0.1 '")
    #expect(throws: PageError.loopback("example.org")) {
      try PageFetcher(curl.installed).fetch(address("https://example.org/")) { _ in true }
    }
    let bytes = try PageFetcher(curl.installed).fetch(address("http://localhost/")) { _ in true }
    #expect(bytes == Array("secret".utf8))
    let proxied = InstalledPrograms(
      environment: curl.installed.environment.merging(["https_proxy": "http://127.0.0.1:3128"]) { $1 })
    #expect(throws: Never.self) {
      try PageFetcher(proxied).fetch(address("https://example.org/")) { _ in true }
    }
  }

  @Test(
    "a name is resolved first: one that leads to this machine is never contacted, and curl is pinned to the result"
  )
  func lookUp() throws {
    let curl = try FakeCurl(#"printf '%s\n200 192.0.2.7 ' "$*""#)
    try curl.put(
      "getent", "echo '192.0.2.7 STREAM example.org'; echo '192.0.2.7 DGRAM'; echo '2001:db8::7 RAW'")
    let page = try PageFetcher(curl.installed).fetch(address("https://example.org:8443/x")) { _ in true }
    #expect(
      String(decoding: page, as: UTF8.self).contains(" --resolve example.org:8443:192.0.2.7,[2001:db8::7] "))
    try curl.put("getent", "echo '192.0.2.7 STREAM example.org'; echo '127.0.0.1 STREAM'")
    #expect(throws: PageError.loopback("example.org")) {
      try PageFetcher(curl.installed).fetch(address("https://example.org/")) { _ in true }
    }
    #expect(curl.asked.count == 1)
  }

  @Test(
    "looking up a name that takes too long, or finds more than a name can have, is given up",
    arguments: [
      (0.3, "exec /bin/sleep 600"),
      // More than a pipe and the limit take together, so that the script has to wait.
      (60, "i=0; while [ $i -lt 10000 ]; do echo '192.0.2.7 STREAM'; i=$((i + 1)); done"),
    ])
  func slowLookUp(seconds: Double, script: String) throws {
    let curl = try FakeCurl("printf 'page\\n200 192.0.2.7 '")
    try curl.put("getent", "\(script); echo '192.0.2.7 STREAM' | /usr/bin/tee '\(curl.folder)/found'")
    var limits = PageFetcher.Limits()
    limits.seconds = seconds
    let error = #expect(throws: PageError.self) {
      try PageFetcher(curl.installed, limits: limits).fetch(address("https://example.org/")) { _ in true }
    }
    guard case .late = error else { return _ = Issue.record("\(String(describing: error))") }
    #expect(curl.asked.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: curl.folder + "/found"))
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

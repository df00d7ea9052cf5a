import Foundation
import System
import Testing

@Suite("What curl is told")
struct CurlArgumentTests {
  private let curl: FakeCurl

  init() throws { curl = try FakeCurl(#"printf '%s\n200' "$*""#) }

  @Test("the user's settings are left out, which needs -q to be the first argument")
  func noSettings() throws {
    #expect(try told("https://example.org/").starts(with: ["-q", "-g"]))
  }

  @Test("the address is an argument of its own after its option, and cannot be one")
  func address() throws {
    #expect(try told("https://example.org/x").suffix(2) == ["--url", "https://example.org/x"])
  }

  @Test("it follows three redirects, all of them to https, and a fourth one is an error")
  func redirects() throws {
    let told = try told("http://example.org/")
    for (option, value) in [("--proto", "=http,https"), ("--proto-redir", "=https"), ("--max-redirs", "3")] {
      #expect(zip(told, told.dropFirst()).contains { $0 == option && $1 == value })
    }
    let lost = try FakeCurl("printf '\\n302'; exit 47")
    let address = try #require(WebAddress("https://example.org/"))
    #expect(throws: PageError.manyRedirects(3)) {
      try PageFetcher(lost.installed).fetch(address) { _ in true }
    }
  }

  @Test(
    "a host is no option of curl's",
    arguments: ["-x.example", "-", "a.-b.example", "example-.org", ".example", "a..example"])
  func hosts(host: String) {
    #expect(WebAddress("https://\(host)/") == nil)
  }

  @Test(
    "hosts that people use are accepted",
    arguments: ["a-b.example", "a_b.example", "example.org.", "x--y.de"])
  func goodHosts(host: String) {
    #expect(WebAddress("https://\(host)/") != nil)
  }

  /// The arguments of curl.
  private func told(_ address: String) throws -> [String] {
    let page = try PageFetcher(curl.installed).fetch(try #require(WebAddress(address))) { _ in true }
    return String(decoding: page, as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
}

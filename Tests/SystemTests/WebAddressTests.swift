import System
import Testing

@Suite("Addresses of the web")
struct WebAddressTests {
  @Test(
    "a text that programs could parse in different ways is no address",
    arguments: [
      "", "example.org", "ftp://example.org", "file:///etc/passwd", "https://", "https:///x", "https:/x",
      "https:example.org", "http:\\\\example.org", "https://a b/", "https://a\\b/", "https://user@127.0.0.1/",
      "https://user:password@example.org/", "https://127%2e0.0.1/", "https://１２７.0.0.1/",
      "https://a/\u{1B}[2J",
      "https://a/\n", "https://a:b/", "https://a:0/", "https://a:65536/", "https://[::1/",
      "https://[::1%25lo]/",
      "https://[127.0.0.1]/", "https://[::1]x/", "--output=x", "-ohttps://a/", "https://a\n/x",
    ])
  func refused(text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test("scheme and host are accepted in any case, and anything but ASCII is percent-encoded")
  func spelling() throws {
    let address = try #require(WebAddress("HTTPS://Example.ORG:0443/a b/слово.json?x=[1]#part"))
    #expect(
      address.description
        == "https://example.org:443/a%20b/%D1%81%D0%BB%D0%BE%D0%B2%D0%BE.json?x=[1]")
    #expect(address.file == "слово.json")
    #expect(WebAddress("http://[::1]:80/")?.description == "http://[::1]:80/")
    #expect(WebAddress("http://a")?.file == "")
  }

  /// Found by libFuzzer: Swift takes the two for one character.
  @Test("a mark that combines with a delimiter doesn't hide it")
  func combiningMarks() {
    #expect(WebAddress("http://a/b#\u{350}c")?.description == "http://a/b")
    #expect(WebAddress("http://a?\u{350}")?.description == "http://a?%CD%90")
    #expect(WebAddress("http://a/\u{350}")?.host == "a")
    #expect(WebAddress("http:\u{350}//a") == nil)
  }
}

import Foundation
import System
import Testing

@Suite("What curl is told")
struct CurlArgumentTests {
  private let curl: FakeCurl

  init() throws {
    curl = try FakeCurl(#"printf '%s\n200 192.0.2.7 ' "$*""#)
    try curl.put("getent", "echo '192.0.2.7 STREAM example.org'")
  }

  @Test("the user's settings are left out, which needs -q to be the first argument")
  func noSettings() throws {
    for address in ["https://example.org/", "https://192.0.2.7/"] {
      #expect(try told(address).starts(with: ["-q", "-g"]))
    }
  }

  @Test("the address is an argument of its own after its option, and cannot be one")
  func address() throws {
    let told = try told("https://example.org/x")
    #expect(told.suffix(2) == ["--url", "https://example.org/x"])
  }

  @Test(
    "a host is no option of getent's or curl's, and takes no name off the list of curl's addresses",
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

  @Test("getent is asked for the host as a name, whatever it looks like")
  func lookUp() throws {
    try curl.put("getent", #"[ "$1 $2" = "ahosts --" ] && echo "192.0.2.7 STREAM $3""#)
    #expect(try told("https://example.org/").contains("example.org:443:192.0.2.7"))
  }

  @Test(
    "a host that no_proxy takes from the proxy is checked like any other",
    arguments: ["*", "example.org", "other.net, .org", "other.net,org", "EXAMPLE.ORG"])
  func noProxy(hosts: String) throws {
    let told = try told("https://example.org/", ["https_proxy": "http://proxy:3128", "no_proxy": hosts])
    #expect(told.contains("example.org:443:192.0.2.7"))
    #expect(zip(told, told.dropFirst()).contains { $0 == "--noproxy" && $1 == "*" })
    try curl.put("getent", "echo '127.0.0.1 STREAM example.org'")
    #expect(throws: PageError.loopback("example.org")) {
      try fetch("https://example.org/", ["https_proxy": "http://proxy:3128", "no_proxy": hosts])
    }
  }

  @Test("a host that no_proxy doesn't name goes through the proxy, which resolves it")
  func proxy() throws {
    let told = try told(
      "https://example.org/", ["https_proxy": "http://proxy:3128", "NO_PROXY": "ample.org"])
    #expect(!told.contains("--resolve"))
    #expect(zip(told, told.dropFirst()).contains { $0 == "--noproxy" && $1.isEmpty })
  }

  private func fetch(_ address: String, _ variables: [String: String] = [:]) throws -> [UInt8] {
    let environment = curl.installed.environment.merging(variables) { $1 }
    let address = try #require(WebAddress(address))
    return try PageFetcher(InstalledPrograms(environment: environment)).fetch(address) { _ in true }
  }

  /// The arguments of curl.
  private func told(_ address: String, _ variables: [String: String] = [:]) throws -> [String] {
    String(decoding: try fetch(address, variables), as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
}

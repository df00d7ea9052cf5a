import Foundation
import Servers
import System
import Testing

@Suite(
  "Certificates of servers", .enabled(if: SecureServer.program != nil, "openssl isn't here: install it"),
  .timeLimit(.minutes(10)))
struct CertificateTests {
  @Test("a server whose certificate nobody vouches for is refused; where it is trusted the page comes")
  func strange() throws {
    let server = try SecureServer(for: "IP:127.0.0.1")
    defer { server.end() }
    #expect(throws: PageError.unsafe("127.0.0.1")) { try fetch(from: server) }
    #expect(try fetch(from: server, trusting: server.certificate) == Array("a page".utf8))
  }

  @Test("a certificate for another name is refused, even if it is trusted")
  func otherName() throws {
    let server = try SecureServer(for: "DNS:example.org")
    defer { server.end() }
    #expect(throws: PageError.unsafe("127.0.0.1")) {
      try fetch(from: server, trusting: server.certificate)
    }
  }

  private func fetch(from server: SecureServer, trusting certificate: String? = nil) throws -> [UInt8] {
    var variables = ["PATH": "/usr/bin:/bin"]
    variables["CURL_CA_BUNDLE"] = certificate
    let address = try #require(WebAddress("https://127.0.0.1:\(server.port)/page"))
    return try PageFetcher(InstalledPrograms(environment: variables)).fetch(address) { _ in true }
  }
}

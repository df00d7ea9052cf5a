import Foundation
import Glibc

/// OpenSSL's server on the loopback interface, with a certificate that it has signed itself.
public final class SecureServer {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "secure-\(UUID())")
  private let server = Process()
  public private(set) var port = 0

  /// Where OpenSSL is; nil if it isn't installed.
  public static let program = ["/usr/bin/openssl", "/usr/local/bin/openssl"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The file of the certificate: whoever trusts it trusts the server.
  public var certificate: String { folder.appending(path: "certificate.pem").path }

  /// - Parameter name: whom the certificate is for, such as `IP:127.0.0.1`.
  public init(for name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("a page".utf8).write(to: folder.appending(path: "page"))
    let maker = try Self.process(
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        + ["-subj", "/CN=test", "-addext", "subjectAltName=\(name)"]
        + ["-keyout", "key.pem", "-out", "certificate.pem"], in: folder)
    try maker.run()
    maker.waitUntilExit()
    do {
      guard maker.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
      port = try start()
    } catch {
      end()
      throw error
    }
  }

  /// Returns the port, which the server prints before it waits.
  private func start() throws -> Int {
    let output = Pipe()
    try Self.prepare(
      server, ["s_server", "-accept", "127.0.0.1:0", "-cert", "certificate.pem", "-key", "key.pem", "-WWW"],
      in: folder)
    server.standardOutput = output
    try server.run()
    var said = ""
    while !said.contains(/ACCEPT \S+:\d+\n/) {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { throw CocoaError(.executableLoad) }
      said += String(decoding: part, as: UTF8.self)
    }
    return said.firstMatch(of: /ACCEPT \S+:(\d+)\n/).flatMap { Int($0.1) } ?? 0
  }

  private static func process(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    try prepare(process, arguments, in: folder)
    return process
  }

  private static func prepare(_ process: Process, _ arguments: [String], in folder: URL) throws {
    guard let program else { throw CocoaError(.executableNotLoadable) }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }

  public func end() {
    if server.isRunning {
      // It may have inherited a thread's mask, which holds back all signals but this one.
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }
}

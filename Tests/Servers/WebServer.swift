import Foundation
import Glibc
import Synchronization

/// A web server on the loopback interface for tests, whose answers can be wrong, slow or endless.
public final class WebServer: Sendable {
  /// The answer to a request.
  public enum Answer: Sendable {
    /// Bytes at once.
    case bytes([UInt8])
    /// The head at once, then the body byte by byte, with so many milliseconds between.
    case drip(head: [UInt8], body: [UInt8], every: Int)
    /// The head, then bytes without end.
    case endless(head: [UInt8])

    /// A page with a status, more header lines, and perhaps a wrong length.
    public static func page(
      _ body: some Sequence<UInt8>, status: String = "200 OK", _ lines: [String] = [], length: Int? = nil
    ) -> Answer {
      let body = Array(body)
      return .bytes(head(status, lines + ["Content-Length: \(length ?? body.count)"]) + body)
    }

    public static func text(_ text: String) -> Answer { page(text.utf8) }

    public static func redirect(_ place: String) -> Answer {
      page("elsewhere".utf8, status: "302 Found", ["Location: \(place)"])
    }

    /// A head without a length.
    public static func head(_ status: String = "200 OK", _ lines: [String] = []) -> [UInt8] {
      let all =
        ["HTTP/1.1 \(status)", "Content-Type: application/json"] + lines + ["Connection: close", "", ""]
      return Array(all.joined(separator: "\r\n").utf8)
    }
  }

  public let port: Int
  private let listener: Int32
  private let answer: @Sendable (String) -> Answer
  private let paths = Mutex<[String]>([])
  private let isOver = Mutex(false)

  /// - Parameter answer: called with the path of a request.
  public init(_ answer: @escaping @Sendable (_ path: String) -> Answer) throws {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) == 0 && listen(listener, 16) == 0
          ? getsockname(listener, pointer, &size) : -1
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread { self.serve() }.start()
  }

  /// The URL of a path.
  public func url(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

  /// The requested paths, in order.
  public var asked: [String] { paths.withLock { $0 } }

  /// Accepts no more connections.
  public func end() {
    isOver.withLock { $0 = true }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve() {
    while true {
      let line = accept(listener, nil, nil)
      if line < 0 {
        if isOver.withLock({ $0 }) || errno != EINTR { return }
        continue
      }
      Thread { self.serve(line) }.start()
    }
  }

  private func serve(_ line: Int32) {
    defer { close(line) }
    var request: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while !request.ends(with: Array("\r\n\r\n".utf8)) {
      let count = read(line, &part, part.count)
      if count <= 0 { return }
      request += part.prefix(count)
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    let path = words.count > 1 ? String(words[1].drop { $0 == "/" }) : ""
    paths.withLock { $0.append(path) }
    send(answer(path), on: line)
  }

  private func send(_ answer: Answer, on line: Int32) {
    switch answer {
    case .bytes(let bytes): _ = send(bytes, on: line)
    case .drip(let head, let body, let pause):
      guard send(head, on: line) else { return }
      for byte in body {
        guard send([byte], on: line) else { return }
        usleep(UInt32(pause * 1000))
      }
    case .endless(let head):
      let more = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
      guard send(head, on: line) else { return }
      while send(more, on: line) {}
    }
  }

  /// Returns whether all bytes were sent.
  private func send(_ bytes: [UInt8], on line: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(line, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}

import Glibc

/// The address of a page. Only what every program parses in the same way is accepted: http or https, a host
/// in ASCII letters or digits, an optional port, no passwords.
public struct WebAddress: Hashable, Sendable {
  enum Scheme: String, Sendable {
    case http, https
  }

  let scheme: Scheme
  /// In small letters; a numeric address without brackets.
  public let host: String
  private let port: String
  /// Path and query; anything but printable ASCII is percent-encoded.
  private let path: String

  /// Parses a text; nil if it is no such address.
  public init?(_ text: String) {
    let name = text.prefix { $0 != ":" }
    guard let scheme = Scheme(rawValue: name.lowercased()), text.dropFirst(name.count).hasPrefix("://") else {
      return nil
    }
    let rest = text.dropFirst(name.count + 3)
    // By bytes: to Swift a delimiter and a mark after it are one character.
    let end = rest.utf8.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    guard let (host, port) = Self.parts(rest[..<end]), let path = Self.encoded(rest[end...])
    else {
      return nil
    }
    (self.scheme, self.host, self.port, self.path) = (scheme, host, port, path)
  }

  /// Whether a text begins like a web address, whatever follows.
  public static func begins(_ text: String) -> Bool {
    ["http:", "https:"].contains { text.lowercased().hasPrefix($0) }
  }

  /// The last component of the path, as a file name; empty if there is none.
  public var file: String {
    let steps = path.prefix { $0 != "?" }.split(separator: "/")
    return steps.last.map { Self.decoded(String($0)) } ?? ""
  }

  /// Host and port; nil if they are not well-formed.
  private static func parts(_ authority: Substring) -> (host: String, port: String)? {
    let isBracketed = authority.first == "["
    let end =
      isBracketed ? authority.firstIndex(of: "]") : authority.firstIndex(of: ":") ?? authority.endIndex
    guard let end else { return nil }
    let host = (isBracketed ? authority[..<end].dropFirst() : authority[..<end]).lowercased()
    let behind = authority[end...].dropFirst(isBracketed ? 1 : 0)
    guard isBracketed ? isSixth(host) : isName(host) else { return nil }
    if behind.isEmpty { return (host, "") }
    let port = behind.dropFirst()
    guard behind.first == ":", port.allSatisfy({ ("0"..."9").contains($0) }),
      let number = UInt16(port), number > 0
    else { return nil }
    return (host, ":\(number)")
  }

  /// No part of a name begins or ends with a hyphen, or curl would take it for an option.
  private static func isName(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // The root may end it.
    return (parts.last == "" && parts.count > 1 ? parts.dropLast() : parts).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix("-") && !part.hasSuffix("-")
        && part.utf8.allSatisfy { isFigureOrLetter($0) || "-_".utf8.contains($0) }
    }
  }

  private static func isFigureOrLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isSixth(_ host: String) -> Bool {
    var address = in6_addr()
    return host.utf8.allSatisfy { isFigureOrLetter($0) || ":.".utf8.contains($0) }
      && inet_pton(AF_INET6, host, &address) == 1
  }

  /// Path and query without the fragment; nil if they hold control characters or backslashes.
  private static func encoded(_ rest: Substring) -> String? {
    var text = ""
    for byte in rest.utf8.prefix(while: { $0 != UInt8(ascii: "#") }) {
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return nil }
      let isPlain = (0x21...0x7E).contains(byte)
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
    }
    return text
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func decoded(_ step: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(step.utf8)[...]
    while let byte = rest.popFirst() {
      let value = rest.count < 2 ? nil : UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      if byte == UInt8(ascii: "%"), let value {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension WebAddress: CustomStringConvertible {
  public var description: String {
    "\(scheme.rawValue)://\(host.contains(":") ? "[\(host)]" : host)\(port)\(path)"
  }
}

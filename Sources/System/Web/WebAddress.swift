import Glibc

/// The address of a page. Only what every program reads in the same way is one: http or https, a host in plain letters or
/// figures, perhaps a port; no passwords.
public struct WebAddress: Hashable, Sendable {
  /// How a page comes.
  public enum Scheme: String, Sendable {
    case http, https
  }

  /// How it comes.
  public let scheme: Scheme
  /// Where it is, in small letters; of an address in figures without brackets.
  public let host: String
  private let port: String
  /// Path and query, with what isn't plain ASCII written in hexadecimal figures.
  private let path: String

  /// The address that a text is; nil where it is none.
  public init?(_ text: String) {
    let name = text.prefix { $0 != ":" }
    guard let scheme = Scheme(rawValue: name.lowercased()), text.dropFirst(name.count).hasPrefix("://") else {
      return nil
    }
    let rest = text.dropFirst(name.count + 3)
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let (host, port) = Self.parts(authority), let path = Self.encoded(rest[authority.endIndex...])
    else {
      return nil
    }
    (self.scheme, self.host, self.port, self.path) = (scheme, host, port, path)
  }

  /// Whether a text begins as addresses of the web do, whatever follows.
  public static func begins(_ text: String) -> Bool {
    ["http:", "https:"].contains { text.lowercased().hasPrefix($0) }
  }

  /// Whether it leads to this machine by its looks. What a name leads to only asking tells.
  public var isLoopback: Bool { Self.isLoopback(host) }

  /// Whether its host is an address in figures.
  var isInFigures: Bool { Self.bytes(host) != nil }

  /// Where the machine is asked, also where the address doesn't say it.
  var portNumber: String { port.isEmpty ? (scheme == .http ? "80" : "443") : String(port.dropFirst()) }

  /// Whether a host is this machine: by its name, or by figures in any spelling that programs take.
  public static func isLoopback(_ host: String) -> Bool {
    let name = String(host.reversed().drop { $0 == "." }.reversed()).lowercased()
    if names.contains(name) || name.hasSuffix(".localhost") { return true }
    return bytes(name).map(isLoopback) ?? false
  }

  /// The last step of its path, as a name of a file; empty where it has none.
  public var file: String {
    let steps = path.prefix { $0 != "?" }.split(separator: "/")
    return steps.last.map { Self.decoded(String($0)) } ?? ""
  }

  private static let names: Set<String> = [
    "localhost", "localhost.localdomain", "ip6-localhost", "ip6-loopback",
  ]

  /// Host and port; nil where something else stands there.
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

  private static func isName(_ host: String) -> Bool {
    !host.isEmpty
      && host.utf8.allSatisfy { byte in
        isFigureOrLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "_")
      }
  }

  private static func isFigureOrLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isSixth(_ host: String) -> Bool {
    host.contains(":") && host.utf8.allSatisfy { isFigureOrLetter($0) || ":.".utf8.contains($0) }
      && bytes(host) != nil
  }

  /// Path and query without what stands behind #; nil where it holds control characters or backslashes.
  private static func encoded(_ rest: Substring) -> String? {
    var text = ""
    for byte in rest.prefix(while: { $0 != "#" }).utf8 {
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

/// Addresses in figures.
extension WebAddress {
  /// The bytes of an address in figures, 4 or 16; nil of a name. The system reads 127.1, 2130706433 and 0x7f.1, too.
  private static func bytes(_ host: String) -> [UInt8]? {
    var (fourth, sixth) = (in_addr(), in6_addr())
    if inet_aton(host, &fourth) == 1 { return withUnsafeBytes(of: fourth, Array.init) }
    if inet_pton(AF_INET6, host, &sixth) == 1 { return withUnsafeBytes(of: sixth, Array.init) }
    return nil
  }

  /// Of 127.0.0.0/8 and ::1, and of what stands for any address, which leads here, too. One of four bytes can stand within
  /// one of sixteen.
  private static func isLoopback(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 4 { return bytes[0] == 127 || bytes[0] == 0 }
    if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes[15] <= 1 { return true }
    let head = bytes.prefix(12)
    if head.allSatisfy({ $0 == 0 }) { return bytes[12] == 127 }
    let mapped = Array(repeating: UInt8(0), count: 10) + [0xFF, 0xFF]
    return head.elementsEqual(mapped) && isLoopback(Array(bytes[12...]))
  }
}

extension WebAddress: CustomStringConvertible {
  /// As it is asked for.
  public var description: String {
    "\(scheme.rawValue)://\(host.contains(":") ? "[\(host)]" : host)\(port)\(path)"
  }
}

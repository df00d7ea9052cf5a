import Formats
import Learning

extension String {
  /// As ids stand in the index: to SQLite, unlike to Swift, texts are equal only if their bytes are.
  var composed: String { NormalForm.composed(self) }
}

/// Lists in a column of the index, as text that any SQLite shows.
enum IndexText {
  /// Between the entries.
  private static let separator: UInt8 = 0x1F

  private static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.sorted().joined(separator: String(UnicodeScalar(separator)))
  }

  static func list(_ texts: Set<String>) -> String? { joined(Array(texts)) }

  static func texts(_ list: String?) -> [String] {
    list?.utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(Substring($0)) }
      ?? []
  }

  static func accepted(_ accepted: [Skill: Set<String>]) -> String? {
    if accepted.isEmpty { return nil }
    let members = accepted.map { skill, texts in
      JSONMember(skill.rawValue, .array(texts.sorted().map(JSONValue.string)))
    }
    return json(.object(JSONObject(members)))
  }

  static func accepted(_ json: String?) -> [Skill: Set<String>] {
    guard let members = json.flatMap({ try? JSON.read(Array($0.utf8)).object().members }) else { return [:] }
    return Dictionary(
      members.map { (Skill(rawValue: $0.key), Set((try? $0.value.strings()) ?? [])) },
      uniquingKeysWith: { $1 })
  }

  /// Entries like `2 deck/word`.
  static func confusions(_ confusions: [WordReference: Int]) -> String? {
    joined(confusions.map { "\($0.value) \($0.key.text)" })
  }

  static func confusions(_ list: String?) -> [WordReference: Int] {
    var confusions: [WordReference: Int] = [:]
    for line in list?.utf8.split(separator: separator) ?? [] {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(Substring($0)) }
      guard parts.count == 2, let count = Int(parts[0]) else { continue }
      var text = parts[1]
      if let word = text.withUTF8(WordReference.init(bytes:)) { confusions[word] = count }
    }
    return confusions
  }

  static func json(_ json: JSONValue) -> String {
    String(decoding: JSON.write(json, spread: 0), as: UTF8.self)
  }
}

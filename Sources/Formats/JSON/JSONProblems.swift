/// What can be wrong in a JSON text.
extension TextError.Problem {
  static let emptyText = Self("the file is empty", hint: "Write at least {} into it.")
  static let byteOrderMark = Self(
    "the text starts with a byte order mark", hint: "Save the file as UTF-8 without BOM.")
  package static let notUTF8 = Self(
    "these bytes are not UTF-8", hint: "Save the file as UTF-8.")
  static let trailingComma = Self(
    "nothing follows the comma", hint: "Remove the comma, or write a value after it.")
  static let missingComma = Self(
    "a comma is missing before this", hint: "Put one between each two members or items.")
  static let missingColon = Self("a colon is missing before this", hint: "Put one between key and value.")
  static let badNumber = Self(
    "this is not a JSON number", hint: "Write it like 12, -0.5 or 1e3; anything else goes into double quotes."
  )
  static let numberOutOfRange = Self(
    "the number is too large", hint: "Write it as a string in double quotes.")
  static let badEscape = Self(
    "JSON has no such escape",
    hint: #"Write \\ for a backslash; others are \" \/ \b \f \n \r \t and \u with four hex digits."#)
  static let loneSurrogate = Self(
    "half of a surrogate pair stands alone", hint: "Write the character itself, or both halves.")
  static let controlCharacter = Self(
    "a raw control character stands in a string", hint: #"Write \n for a line break and \t for a tab."#)
  static let unterminatedString = Self(
    "the string is not closed", hint: "Close it with a double quote on the same line.")
  static let cutShort = Self(
    "the text ends too early", hint: "Close every list and object; perhaps the end of the file was lost.")
  static let trailingContent = Self(
    "something follows the end of the value", hint: "Remove it, or put both values into one list.")

  static func tooDeep(limit: Int) -> Self {
    Self("lists and objects are nested deeper than \(limit)", hint: "Flatten the text.")
  }

  static func tooManyValues(limit: Int) -> Self {
    Self("the text has more than \(limit) values", hint: "Split it.")
  }

  static func unexpected(_ found: String) -> Self {
    Self("\(found) cannot stand here", hint: "Strings and keys stand in double quotes; JSON has no comments.")
  }

  static func duplicateKey(_ key: String) -> Self {
    Self("the key \"\(key)\" stands twice in one object", hint: "Remove or rename one of the two.")
  }

  /// For callers that read values out of the tree.
  public static func missing(_ key: String) -> Self {
    Self("\"\(key)\" is missing here", hint: "Add it to this object.")
  }

  /// For callers that read values out of the tree.
  public static func expected(_ what: String) -> Self {
    Self("\(what) is expected here", hint: "Change the value.")
  }
}

extension JSONReader {
  mutating func failure(_ problem: TextError.Problem) -> TextError { TextError(problem, at: cursor.place) }

  /// Whether a value could start here, so that only a separator is missing.
  var startsValue: Bool {
    cursor.next.map("\"{[-0123456789tfn".utf8.contains) ?? false
  }

  mutating func unexpected() -> TextError {
    let rest = cursor.bytes[cursor.index...].prefix(4)
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return failure(.cutShort)
    }
    if scalar == "\u{FFFD}" { return failure(.notUTF8) }
    let code = "the control character U+" + String(scalar.value, radix: 16, uppercase: true)
    return failure(.unexpected(scalar.value < 0x20 ? code : "\"\(scalar)\""))
  }
}

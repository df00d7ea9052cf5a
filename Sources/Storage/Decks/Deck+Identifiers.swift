import Formats
import Learning

/// Rules for ids. They come from files of strangers and are used in file names, commands
/// and keys of the save.
extension Deck {
  /// The most scalars of an id.
  static let longestID = 64

  /// Whether a text can be a deck's id: letters and digits of any script, `-`, `_` and `.`, beginning with a
  /// letter or a digit. So it is never a path, a command's option or a hidden file.
  public static func isValidID(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isIDLetter(first) else { return false }
    return text.unicodeScalars.count <= longestID
      && text.unicodeScalars.allSatisfy { isIDLetter($0) || isMark($0) || "-_.".unicodeScalars.contains($0) }
  }

  /// Makes an id from a file's name without folders and the last extension: `My words.csv` gives `my-words`.
  static func id(ofFile name: String) -> String {
    var id = String.UnicodeScalarView()
    for scalar in NormalForm.composed(stem(ofFile: name).lowercased()).unicodeScalars {
      if isIDLetter(scalar) || (isMark(scalar) && !id.isEmpty) {
        id.append(scalar)
      } else if let last = id.last, last != "-" {
        id.append("-")
      }
    }
    var short = id.prefix(longestID)
    while short.last == "-" { short.removeLast() }
    return short.isEmpty ? "deck" : String(short)
  }

  /// A file's name without folders and the last extension.
  static func stem(ofFile name: String) -> String {
    let base = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = base.lastIndex(of: "."), dot != base.startIndex else { return base }
    return String(base[..<dot])
  }

  private static func isIDLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
      true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}

extension Word {
  /// The most scalars of an id.
  private static let longestID = 200

  /// Makes an id from a term: its normal form C without anything that an id may not contain. So an invisible
  /// zero-width space doesn't make the word unusable.
  public static func id(ofTerm term: String) -> String {
    // Normalising joins at most four scalars into one, so that of a very long term no more is
    // looked at than is kept.
    let start = term.unicodeScalars.prefix(4 * longestID)
    let fit = NormalForm.composed(String(start)).unicodeScalars.filter { !isUnfit($0) }
    // Leaves room for the number of a second word with this term.
    return String(String.UnicodeScalarView(fit.prefix(longestID - 10))).trimmed
  }

  /// Whether a text can be a word's id: visible, at most 200 scalars, without line breaks, changes of the
  /// writing direction or steps of a path.
  public static func isValidID(_ text: String) -> Bool {
    let slash = UInt8(ascii: "/")
    guard !text.isBlank, text.unicodeScalars.count <= longestID, text.utf8.first != slash else {
      return false
    }
    let steps = text.utf8.split(separator: slash, omittingEmptySubsequences: false)
    let isPath = steps.contains { $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) }
    return !isPath && !text.unicodeScalars.contains(where: isUnfit)
  }

  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    if 0x20..<0x7F ~= scalar.value { return false }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }
}

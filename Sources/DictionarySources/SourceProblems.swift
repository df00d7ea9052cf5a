import Formats

/// What can be wrong with a source of a dictionary.
extension TextError.Problem {
  /// The file is not of the expected format.
  static func notOf(_ format: String) -> Self {
    Self("this is no line of \(format)", hint: "Check that the file is whole, and not in another encoding.")
  }

  static func cut(_ format: String) -> Self {
    Self("the file ends in the middle of this line of \(format)", hint: "Get the file anew.")
  }

  static func missing(_ found: Int, of all: Int) -> Self {
    Self("there are \(found) entries, and the file's head says \(all)", hint: "Get the file anew: it is cut.")
  }

  static func empty(_ format: String) -> Self {
    Self("there is nothing of \(format) in it", hint: "Get the file anew.")
  }

  static func otherVersion(_ what: String) -> Self {
    Self("this is \(what), which is not read here", hint: "Get the version that babble dictionary names.")
  }

  static let tooMany = Self(
    "there are more words than are read", hint: "Get the file anew: its words run in circles.")

  static let notEUC = Self(
    "this is neither UTF-8 nor EUC-JP", hint: "Check that the file is whole, or make it UTF-8 with iconv.")
}

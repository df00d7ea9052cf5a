import Formats
import Learning

/// What can be wrong with a deck beyond its JSON.
extension TextError.Problem {
  static let xml = Self(
    "this is XML or a web page, not a table of words",
    hint: "Export the words as CSV from the program that wrote it.")
  static let emptyTerm = Self("the word has no term", hint: "Write the word to learn, or remove the line.")
  static let noMeanings = Self("the word has no meaning", hint: "Give it at least one meaning.")
  static let badWordID = Self(
    "this cannot be a word's id", hint: "Give it an id of letters and digits, at most 200 characters.")
  static let badDeckID = Self(
    "this cannot be a deck's id",
    hint: "Use letters, digits, hyphens, underscores and dots, at most \(Deck.longestID), like spanish-first."
  )
  static let badLanguage = Self(
    "this is not a language tag", hint: "Write a BCP 47 tag, like es, ka or zh-Hans.")
  static let emptyFile = Self(
    "the file is empty",
    hint: "Write a line for each word, like agua,water, or a first line term,meaning and these.")
  static let noTable = Self(
    "no two columns are a word and its meaning",
    hint: "Put a tab, a comma or a semicolon between a word and its meaning.")
  static let oneField = Self(
    "the line has only one field",
    hint: "Put the separator between a word and its meaning, and a field that holds a line break into quotes."
  )
  static let notTable = Self("this is no table", hint: "Leave out the options for the columns of a table.")

  static let unknownSeparator = Self(
    "this separator is not known", hint: "Write tab, comma, semicolon, space, pipe or colon.")
  static let rightDistractor = Self(
    "a wrong answer is the right one",
    hint: "Change the answer, or take it out of the wrong ones.")
  static let unknownEnding = Self(
    "the file's ending names no format", hint: "End it with .json, .csv, .tsv, or .txt for Anki.")

  static let ownKitID = Self(
    "own- with a number is the id of a kit that a player has written", hint: "Give the kit another id.")

  static func longName(limit: Int) -> Self {
    Self("the name is longer than \(limit) characters", hint: "Shorten it.")
  }

  static func sameName(_ name: String) -> Self {
    Self("\"\(name)\" is there already", hint: "Give each one a name and an id of its own.")
  }

  static func longText(limit: Int) -> Self {
    Self("a text of the word is longer than \(limit) characters", hint: "Shorten it.")
  }

  static func twoValues(_ part: String) -> Self {
    Self("the \(part) is given twice, and differently", hint: "Keep one of the two.")
  }

  static func longForTable(_ id: String) -> Self {
    Self("the word \"\(id)\" is too long for a line of a table", hint: "Write a .json file.")
  }

  static func tooLarge(limit: Int) -> Self {
    Self("the file is larger than \(limit >> 20) MB", hint: "Split it into several decks.")
  }

  static func tooManyWords(limit: Int) -> Self {
    Self("the deck has more than \(limit) words", hint: "Split it into several decks.", isOfFile: true)
  }

  static func tooMuchText(limit: Int) -> Self {
    Self(
      "the words' texts take more than \(limit >> 20) MB",
      hint: "Give the words fewer tags, or shorter texts.", isOfFile: true)
  }

  static func missingColumn(_ name: String) -> Self {
    Self(
      "no column is called \(name)",
      hint: "Name one so in the first line. If that line is a word, add --no-header.")
  }

  static func unknownColumn(_ name: String, _ names: String) -> Self {
    Self(
      "no column is called \(name)",
      hint: "The first line has: \(names). Name one of them, or give its number.")
  }

  static func tooManyFields(_ count: Int) -> Self {
    Self(
      "the line has more fields than the \(count) columns",
      hint: "Put a field that holds a separator into quotes.")
  }

  static func duplicateID(_ id: String, line: Int) -> Self {
    Self("the id \"\(id)\" is used twice, first on line \(line)", hint: "Give every word an id of its own.")
  }
}

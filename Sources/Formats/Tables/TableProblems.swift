/// What can be wrong with a table.
extension TextError.Problem {
  package static let nul = Self(
    "a NUL byte stands here", hint: "This is not a text file: save the words as UTF-8 text.")
  static let bareQuote = Self(
    "a quote stands inside a field that is not quoted",
    hint: #"Put the whole field into quotes and double each quote inside it, like "say ""hi"" twice"."#)
  static let textAfterQuote = Self(
    "text follows a closing quote", hint: "Double the quotes that belong to the text, or add a separator.")
  static let unterminatedQuote = Self("the quote is never closed", hint: "Close it with another quote.")

  package static func lineTooLong(limit: Int) -> Self {
    Self("the line is longer than \(limit >> 10) KB", hint: "Shorten it; perhaps a quote is not closed.")
  }

  static func tooManyLines(limit: Int) -> Self {
    Self(
      "the file has more than \(limit) lines", hint: "Split it into several decks, and remove empty lines.")
  }

  static func tooManyColumns(limit: Int) -> Self {
    Self("the line has more than \(limit) fields", hint: "Remove those that no column names.")
  }
}

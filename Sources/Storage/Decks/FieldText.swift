import Formats
import Learning

/// A field as other programs write it: as text, and of a term how it is read, if that is among its characters.
struct FieldText {
  private(set) var text: String
  private(set) var reading: String?

  init(_ field: String, of column: TableColumn, isHTML: Bool) {
    let lineBreak = column == .meanings || column == .distractors ? "; " : " "
    guard column == .term else {
      text = isHTML ? HTMLText.plain(field, lineBreak: lineBreak) : field
      return
    }
    (text, reading) = isHTML ? HTMLText.split(field, lineBreak: lineBreak) : (field, nil)
    guard let split = BracketReading.split(text) else { return }
    (text, reading) = (split.term.trimmed, reading ?? split.reading.trimmed)
  }
}

import Engine
import Interface
import Learning

/// A line of a page of a dictionary: what it is about, what it says, and where Enter leads from it.
struct LookUpLine: Sendable {
  /// What the line is about, in the left column; empty where it goes on from the one above.
  let label: Text
  /// What stands first, bold: a word or a character.
  let head: Text
  /// What is said of it.
  let text: Text
  /// What Enter shows; nil where the line only says something.
  let link: LookUpQuestion?

  init(_ label: Text = .empty, head: Text = .empty, _ text: Text, link: LookUpQuestion? = nil) {
    (self.label, self.head, self.text, self.link) = (label, head, text, link)
  }

  /// A word, its reading and meanings.
  init(_ label: Text = .empty, _ hit: DictionaryHit) {
    self.init(label, head: Text(hit.entry.term), hit.entry.gist, link: .entry(hit.entry))
  }

  /// A character, how it is read and what it means.
  init(_ label: Text = .empty, indent: Text = .empty, _ entry: CharacterEntry) {
    self.init(
      label, head: indent + Text(String(entry.character)), entry.gist, link: .character(entry.character))
  }

  /// The column of labels.
  static let labelWidth = 15

  func draw(on canvas: inout Canvas, in row: Rect, hasFocus: Bool) {
    let theme = canvas.theme
    canvas.put(label.shortened(to: Self.labelWidth - 2), in: row, .leading, Style(theme.muted))
    let x = row.left + Self.labelWidth
    var rest = Rect(x, row.top, row.right - x, 1)
    if !head.isEmpty {
      let head = canvas.ornaments.spelled(head)
      canvas.put(head, in: rest, .leading, Style(hasFocus ? theme.accent : theme.text).bold)
      let width = max(6, head.width + 2)
      rest = Rect(rest.left + width, rest.top, rest.width - width, 1)
    }
    let text = canvas.ornaments.spelled(text).shortened(to: rest.width)
    canvas.put(text, in: rest, .leading, Style(head.isEmpty || hasFocus ? theme.text : theme.muted))
  }
}

extension DictionaryEntry {
  /// Reading and meanings in one line.
  var gist: Text {
    let meanings = Text(meanings.joined(separator: "; "))
    guard let reading else { return meanings }
    return Text(reading) + "  " + meanings
  }
}

extension CharacterEntry {
  /// Readings and meanings in one line.
  var gist: Text {
    let readings = pinyin.prefix(2) + onReadings.prefix(2) + kunReadings.prefix(2)
    let parts = [readings.joined(separator: " "), meanings.joined(separator: ", ")]
    return Text(parts.filter { !$0.isEmpty }.joined(separator: "  "))
  }
}

import Formats
import Learning

/// A column of a deck's table. The raw value is the name that we write.
package enum TableColumn: String, CaseIterable {
  case id, term, meanings, reading, romanization, partOfSpeech, mnemonic, distractors, contrast, notes, tags
  case terms, readings, sentence
  case sentenceReading = "sentence reading"
  case sentenceMeaning = "sentence meaning"
  case list, rank, source, licence, sound
  /// In one line of JSON, since it is structured.
  case letter = "letter facts"

  /// Whether a word can have several, each in a column of its own.
  var isList: Bool {
    [.meanings, .notes, .tags, .distractors, .contrast, .terms, .readings].contains(self)
  }
}

extension TableColumn {
  /// The columns that a deck needs, in the order of their cases.
  static func used(in deck: Deck) -> [TableColumn] {
    allCases.filter { column in
      [.id, .term, .meanings].contains(column) || deck.words.contains { !$0.field(column).isEmpty }
    }
  }
}

extension WordList.Entry {
  /// Adds a field of this column to the word.
  mutating func fill(_ column: TableColumn, _ cell: TableCell) throws(TextError) {
    switch column {
    case .id:
      word.id = cell.text
      idPlace = cell.place
    case .term: word.term = cell.text
    case .meanings:
      word.meanings += ListField.parts(cell.text)
      meaningsPlace = meaningsPlace ?? cell.place
    case .reading: word.reading = cell.text
    case .romanization: word.romanization = cell.text
    case .partOfSpeech: word.partOfSpeech = cell.text
    case .mnemonic: word.mnemonic = cell.text
    case .distractors: word.distractors += ListField.parts(cell.text)
    case .contrast: word.contrast += ListField.parts(cell.text)
    case .notes:
      // Appends in place: copying would take quadratic time with many columns of notes.
      if word.notes == nil { word.notes = cell.text } else { word.notes?.append("; " + cell.text) }
    case .tags: word.tags += ListField.tags(cell.text)
    case .letter: word.letter = try Letter(JSONValue.line(cell.text, at: cell.place))
    case .terms: word.otherTerms += ListField.parts(cell.text)
    case .readings: word.otherReadings += ListField.parts(cell.text)
    case .sound: word.sound = cell.text
    case .sentence, .sentenceReading, .sentenceMeaning: fillSentence(column, cell.text)
    case .list, .rank, .source, .licence: try fillProvenance(column, cell)
    }
  }

  /// A translation without its sentence is dropped when the word is complete, since the columns
  /// can be in any order.
  private mutating func fillSentence(_ column: TableColumn, _ text: String) {
    var sentence = word.sentence ?? Sentence("")
    switch column {
    case .sentenceReading: sentence.reading = text
    case .sentenceMeaning: sentence.meaning = text
    default: sentence.text = text
    }
    word.sentence = sentence
  }

  private mutating func fillProvenance(_ column: TableColumn, _ cell: TableCell) throws(TextError) {
    var provenance = word.provenance ?? Provenance()
    switch column {
    case .rank: provenance.rank = try Provenance.rank(cell.text, at: cell.place)
    case .source: provenance.source = cell.text
    case .licence: provenance.licence = cell.text
    default: provenance.list = cell.text
    }
    word.provenance = provenance
  }
}

extension Word {
  /// The text of a column, in the format that `fill` reads; empty if there is none.
  func field(_ column: TableColumn) -> String {
    switch column {
    case .id: id
    case .term: term
    case .meanings: ListField.text(meanings)
    case .reading: reading ?? ""
    case .romanization: romanization ?? ""
    case .partOfSpeech: partOfSpeech ?? ""
    case .mnemonic: mnemonic ?? ""
    case .distractors: ListField.text(distractors)
    case .contrast: ListField.text(contrast)
    case .notes: notes ?? ""
    case .tags: ListField.text(ofTags: tags)
    case .letter: letter?.json.line ?? ""
    case .terms: ListField.text(otherTerms)
    case .readings: ListField.text(otherReadings)
    case .sentence: sentence?.text ?? ""
    case .sentenceReading: sentence?.reading ?? ""
    case .sentenceMeaning: sentence?.meaning ?? ""
    case .list: provenance?.list ?? ""
    case .rank: provenance?.rank.map { String($0) } ?? ""
    case .source: provenance?.source ?? ""
    case .licence: provenance?.licence ?? ""
    case .sound: sound ?? ""
    }
  }
}

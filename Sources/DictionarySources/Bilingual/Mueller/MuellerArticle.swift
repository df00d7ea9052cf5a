import Learning

/// An article of Mueller's dictionary: a head with what is said about it.
struct MuellerArticle {
  /// The words that are spelled like the head, each with its own sound.
  private(set) var words: [(sound: String?, senses: [DictionaryEntry.Sense])] = []
  /// The word to look at instead, if nothing else is said.
  private(set) var reference: MuellerMeanings.Reference?
  /// What precedes the meanings in the current piece.
  private var head = Head()
  private var isOpen = true
  private var hasMeaning = false

  init(_ lines: [Substring]) {
    for piece in MuellerLines(lines).pieces { take(piece) }
    if hasMeaning { reference = nil }
  }

  private mutating func take(_ piece: MuellerLines.Piece) {
    var text = piece.text[...]
    switch piece.kind {
    case .word: (head, text) = Head.read(text, in: Head())
    case .part: (head, text) = Head.read(text, in: Head(sound: head.sound))
    case .sense: break
    case .branch: if !isOpen { return }
    }
    let found = MuellerMeanings(String(text))
    isOpen = found.isOpen
    reference = found.reference ?? reference
    hasMeaning = hasMeaning || found.meanings.count > (found.reference == nil ? 0 : 1)
    if !found.meanings.isEmpty { add(found.meanings) }
  }

  private mutating func add(_ meanings: [String]) {
    let sense = DictionaryEntry.Sense(meanings, partOfSpeech: head.partOfSpeech)
    guard let word = words.firstIndex(where: { $0.sound == head.sound }) else {
      return words.append((head.sound, [sense]))
    }
    words[word].senses.append(sense)
  }

  /// What precedes the meanings.
  private struct Head {
    var sound: String?
    var speech: [String] = []
    var isPlural = false

    var partOfSpeech: String? {
      if speech == ["noun"], isPlural { return "plural noun" }
      return speech.isEmpty ? nil : speech.joined(separator: ", ")
    }

    /// Reads sounds, parts of speech and irregular forms at the beginning of a text. Returns what follows
    /// them, too.
    static func read(_ text: Substring, in outer: Head) -> (Head, Substring) {
      var (head, rest, own) = (outer, text, String?.none)
      while true {
        rest = rest.drop { " ,;".contains($0) }
        if rest.first == "[", let end = rest.firstIndex(of: "]") {
          own = own ?? MuellerSound.ipa(rest[..<end].dropFirst())
          rest = rest[end...].dropFirst()
        } else if rest.first == "(", let end = rest.firstIndex(of: ")"), !Cyrillic.isIn(rest[..<end]) {
          rest = rest[end...].dropFirst()
        } else if let behind = head.mark(rest) {
          rest = behind
        } else {
          break
        }
      }
      head.sound = own ?? head.sound
      return (head, rest)
    }

    /// Takes a mark that belongs to the head. Returns what follows; nil if there is no such mark.
    private mutating func mark(_ text: Substring) -> Substring? {
      guard let (name, rest) = MuellerMarks.first(text) else { return nil }
      if let speech = MuellerMarks.speech[name] {
        if !self.speech.contains(speech) { self.speech.append(speech) }
        return rest
      }
      // "_фр. _n."
      let (names, behind) = MuellerMarks.leading(rest)
      if let place = names.firstIndex(where: { MuellerMarks.speech[$0] != nil }) {
        let marks = [name] + names[..<place] + names[(place + 1)...]
        return mark("_\(names[place]). " + marks.map { "_\($0). " }.joined() + behind)
      }
      let isForm = rest.hasPrefix("от ") || rest.hasPrefix("и _")
      if name == "pl", !isForm, !speech.isEmpty || rest.first == "[" {
        isPlural = rest.first != "["
        return rest
      }
      return speech == ["pronoun"] && MuellerMarks.kinds.contains(name) && !isForm ? rest : nil
    }
  }
}

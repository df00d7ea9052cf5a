import Formats

/// What can be said of an answer while it is being typed.
extension Examiner {
  /// Whether the text is an answer as the deck has it, so that it needn't be sent. Letters always are: the one can begin
  /// another.
  public func isWhole(_ given: String, for word: Word) -> Bool {
    let typed = TypedText.plain(given)
    return !typed.isEmpty && deck.kind == .words
      && (answers(of: word).contains(typed) || accepted.contains(TypedText.folded(given)))
      && judge(given, for: word) == .right
  }

  /// Whether more letters can make an answer of the text, or a mark on its last one: te begins ten and té.
  public func isBeginning(_ given: String, of word: Word) -> Bool {
    let typed = TypedText.plain(given)
    return (answers(of: word) + accepted).contains { answer in
      guard typed != answer, let last = answer.prefix(typed.count).last else { return false }
      let bare = answer.prefix(typed.count - 1) + NormalForm.folded(String(last))
      return answer.hasPrefix(typed) || bare == typed
    }
  }

  /// The least that answers the question for a word, of several meanings the first.
  public func shortestAnswer(for word: Word) -> String {
    guard side == .meaning else { return answers(of: word).first ?? "" }
    return word.meanings.first.flatMap { Clash.parts($0).first } ?? ""
  }

  private func answers(of word: Word) -> [String] {
    let texts: [String?] =
      switch side {
      case .term: [word.term, word.reading, word.romanization]
      case .meaning: word.meanings + word.meanings.flatMap(Clash.parts)
      case .reading: [word.reading]
      }
    return texts.compactMap { $0.map(TypedText.plain) }
  }
}

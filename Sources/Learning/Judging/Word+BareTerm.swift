extension Word {
  /// The term in lower case, without article and punctuation: casa for la casa, qué for ¿qué?
  package func bareTerm(in language: String) -> String {
    Articles(language: .of(language)).split(TypedText.plain(term)).word
  }
}

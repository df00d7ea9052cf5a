import Formats

/// What tables have in a column of its own beside a word: its article, gender or part of speech.
package enum GrammarLabel {
  package static func isLabel(_ text: String) -> Bool {
    if "-–¨~".contains(text.prefix(1)) { return !text.isEmpty }
    let label = text.lowercased().filter { !".'’".contains($0) }
    return labels.contains(label) || articles.contains(label)
  }

  private static let articles = Set(
    Language.all.flatMap(\.articles).flatMap { genders in
      genders.split { " |".contains($0) }.map { String($0.filter { $0 != "'" }) }
    })

  private static let labels = Set(
    """
    m f n c pl mf nm nf noun verb adjective adverb v vi vt adj adv prep conj pron num subst sust subs nomen
    sustantivo nom verbe adjectif verbo adjetivo adjektiv aggettivo sostantivo
    """.words)
}

/// Finds what an inflected form may come from, by rules alone: 食べました → 食べる, fuimos → ir, ser.
public enum Lemmas {
  /// What a text may be a form of, the likeliest first, each term once, never the text itself; empty for languages
  /// without rules here. Most of the terms are no words: look each up, and ask `Lemma.fits` about what is found.
  public static func candidates(of text: String, language: String) -> [Lemma] {
    switch language.split(separator: "-").first {
    case "ja": japanese.lemmas(of: text)
    case "es": merged(SpanishForms.lemmas(of: text.lowercased()), but: text)
    case "en": merged(EnglishForms.lemmas(of: text.lowercased()), but: text)
    default: []
    }
  }

  private static let japanese = JapaneseForms(rules: JapaneseRules.all)

  /// Each term once, with its forms joined: "imperfect, I or he".
  private static func merged(_ lemmas: [Lemma], but text: String) -> [Lemma] {
    var merged: [Lemma] = []
    for lemma in lemmas where lemma.term != text {
      if let index = merged.firstIndex(where: { $0.term == lemma.term }) {
        merged[index].kinds.formUnion(lemma.kinds)
        merged[index].form = joined(merged[index].form, lemma.form)
      } else {
        merged.append(lemma)
      }
    }
    return merged
  }

  private static func joined(_ forms: String, _ form: String) -> String {
    guard !forms.contains(form) else { return forms }
    let tense = form.prefix { $0 != "," } + ", "
    let isOfOneTense = forms.hasPrefix(tense) && form.hasPrefix(tense)
    return forms + " or " + (isOfOneTense ? form.dropFirst(tense.count) : form[...])
  }
}

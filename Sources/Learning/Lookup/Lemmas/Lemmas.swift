/// Finds possible base forms of an inflected form, by rules alone: 食べました → 食べる, fuimos → ir, ser.
public enum Lemmas {
  /// The possible base forms, likeliest first, each term once, never the text itself; empty for languages
  /// without rules. Most aren't words: look each up, and check the result with `Lemma.fits`.
  public static func candidates(of text: String, language: String) -> [Lemma] {
    Language.of(language).lemmas?(text) ?? []
  }

  /// Each term once, with its forms joined: "imperfect, I or he".
  static func merged(_ lemmas: [Lemma], but text: String) -> [Lemma] {
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

/// Strips Spanish endings. Stem changes (pensar → pienso, buscar → busqué) are reversed in all possible ways;
/// the dictionary decides which result is a verb.
enum SpanishForms {
  /// May contain a term several times, once per form.
  static func lemmas(of text: String) -> [Lemma] {
    guard text.count > 1, text.allSatisfy({ $0.isLetter }) else { return [] }
    return verbs(of: text) + withPronouns(text) + nouns(of: text)
  }

  /// Irregular ones first, since they are the commonest.
  private static func verbs(of text: String) -> [Lemma] {
    let whole = (SpanishTables.whole[text] ?? []).map { verb($0.infinitive, $0.form) }
    let known = whole + irregular(text)
    return known + regular(text).filter { lemma in !known.contains { $0.term == lemma.term } }
  }

  private static func verb(_ infinitive: String, _ form: String) -> Lemma {
    Lemma(term: infinitive, form: form, kinds: [.verb])
  }

  /// Irregular stems: tuv-, dir-, teng-. They may have a prefix: mantuvo, predijo.
  private static func irregular(_ text: String) -> [Lemma] {
    parted(text).flatMap { head, ending -> [Lemma] in
      guard let kinds = SpanishTables.irregular[ending] else { return [] }
      return SpanishTables.stems.flatMap { stem -> [Lemma] in
        guard let forms = kinds[stem.kind], head.hasSuffix(stem.stem) else { return [] }
        let prefix = head.dropLast(stem.stem.count)
        return forms.map { verb(prefix + stem.infinitive, $0) }
      }
    }
  }

  private static func regular(_ text: String) -> [Lemma] {
    parted(text).flatMap { head, ending in
      SpanishTables.regular.flatMap { conjugation -> [Lemma] in
        guard let forms = conjugation.endings[ending] else { return [] }
        let stems = stems(of: head, before: ending, infinitive: conjugation.infinitive)
        return stems.flatMap { stem in forms.map { verb(stem + conjugation.infinitive, $0) } }
      }
    }
  }

  /// Splits the text at each place where an ending can begin, the longest ending first.
  private static func parted(_ text: String) -> [(head: String, ending: String)] {
    (0...min(9, text.count)).reversed().map { (length: Int) in
      (String(text.dropLast(length)), String(text.suffix(length)))
    }
  }

  // MARK: Stems

  /// The stems that can have changed to this one before its ending, itself first.
  private static func stems(of stem: String, before ending: String, infinitive: String) -> [String] {
    guard !stem.isEmpty else { return [] }
    let spelled = [stem] + respelled(stem, before: ending, isA: infinitive == "ar")
    let isIr = infinitive == "ir" || infinitive == "ír"
    var seen = Set<String>()
    return spelled.flatMap { [$0] + revowelled($0, isIr: isIr) }.filter { seen.insert($0).inserted }
  }

  /// A sound spelled differently before e and i than before a and o: busqué, cojo, sigo, conozco.
  private static func respelled(_ stem: String, before ending: String, isA: Bool) -> [String] {
    guard let first = ending.first else { return [] }
    let isBeforeE = "eéií".contains(first)
    if isA, isBeforeE {
      return replaced(stem, [("qu", "c"), ("gu", "g"), ("gü", "gu"), ("c", "z")])
    }
    guard !isA else { return [] }
    let before = isBeforeE ? [] : [("zc", "c"), ("j", "g"), ("z", "c"), ("g", "gu"), ("qu", "c")]
    return replaced(stem, before + [("y", "")])
  }

  private static func replaced(_ stem: String, _ pairs: [(String, String)]) -> [String] {
    pairs.compactMap { stem.hasSuffix($0.0) ? stem.dropLast($0.0.count) + $0.1 : nil }
  }

  /// A vowel that changes under stress: pienso, vuelvo, juego, pido, murió, envío, huelo.
  private static func revowelled(_ stem: String, isIr: Bool) -> [String] {
    let always = [
      ("hue", "o"), ("ie", "e"), ("ie", "i"), ("ye", "e"), ("ue", "o"), ("ue", "u"), ("üe", "o"), ("í", "i"),
      ("ú", "u"),
    ]
    let others = isIr ? [("i", "e"), ("u", "o")] : []
    let head = upToLastVowel(stem)
    return replaced(String(head), always + others).map { $0 + stem[head.endIndex...] }
  }

  /// The stem up to its last vowel. The u of qu and gu doesn't count as one: sigues.
  private static func upToLastVowel(_ stem: String) -> Substring {
    let isMute = stem.hasSuffix("gu") || stem.hasSuffix("qu")
    return stem.dropLast(isMute ? 2 : stem.reversed().prefix { !"aeiouáéíóúü".contains($0) }.count)
  }
}

extension SpanishForms {
  // MARK: Pronouns

  private static let pronouns = ["nos", "los", "las", "les", "me", "te", "se", "lo", "la", "le", "os"]

  /// Infinitives, gerunds and commands with one or two pronouns attached: dímelo, hacerlo, levantándose.
  /// Without them, the accent that marks the stress goes, too.
  private static func withPronouns(_ text: String) -> [Lemma] {
    bare(text, most: 2).flatMap { stem, pronouns -> [Lemma] in
      let plain = withoutAccent(stem)
      let note = " with " + pronouns
      let infinitive = isInfinitive(plain) ? [verb(unaccentedInfinitive(stem), "infinitive" + note)] : []
      let commands = [plain, stem].flatMap { verbs(of: $0) }.filter { canHavePronouns($0.form) }
      return infinitive + commands.map { verb($0.term, $0.form + note) }
    }
  }

  private static func bare(_ text: String, most: Int) -> [(stem: String, pronouns: String)] {
    guard most > 0 else { return [] }
    return pronouns.filter { text.hasSuffix($0) && text.count > $0.count + 1 }.flatMap { pronoun in
      let stem = String(text.dropLast(pronoun.count))
      let further = bare(stem, most: most - 1).map { ($0.stem, $0.pronouns + " " + pronoun) }
      // -mos loses its s before nos, as in vámonos, and -d its d before os.
      var stems = [stem]
      if pronoun == "nos" && stem.hasSuffix("mo") { stems.append(stem + "s") }
      if pronoun == "os" { stems.append(stem + "d") }
      return stems.map { ($0, pronoun) } + further
    }
  }

  private static func canHavePronouns(_ form: String) -> Bool {
    form.contains("command") || form.contains("gerund") || form.contains("subjunctive")
  }

  private static func isInfinitive(_ text: String) -> Bool {
    text.count > 1 && ["ar", "er", "ir"].contains(String(text.suffix(2)))
  }

  /// decír → decir, but oír keeps its own accent.
  private static func unaccentedInfinitive(_ text: String) -> String {
    let ownAccents = ["aír", "eír", "oír"]
    return ownAccents.contains { text.hasSuffix($0) } ? text : withoutAccent(text)
  }

  private static func withoutAccent(_ text: String) -> String {
    let plain: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
    return String(text.map { plain[$0] ?? $0 })
  }

  // MARK: Nouns and adjectives

  private static func nouns(of text: String) -> [Lemma] {
    let plural = singulars(of: text)
    let adjectives = ([(text, "")] + plural.map { ($0, " plural") }).flatMap { word, note in
      masculines(of: word).map { Lemma(term: $0, form: "feminine" + note, kinds: [.adjective, .noun]) }
    }
    return plural.map { Lemma(term: $0, form: "plural", kinds: [.noun, .adjective]) } + adjectives
      + derived(text)
  }

  /// libros, flores, luces, canciones, jóvenes.
  private static func singulars(of text: String) -> [String] {
    guard text.hasSuffix("s"), text.count > 2 else { return [] }
    let short = String(text.dropLast())
    guard text.hasSuffix("es") else { return [short] }
    let stem = String(text.dropLast(2))
    var found = [short, stem]
    if stem.hasSuffix("c") { found.append(stem.dropLast() + "z") }
    let stressed: [Character: Character] = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"]
    if let vowel = stem.dropLast().last.flatMap({ stressed[$0] }), let last = stem.last, "ns".contains(last) {
      found.append(stem.dropLast(2) + String(vowel) + String(last))
    }
    let plain = withoutAccent(stem)
    return plain == stem ? found : found + [plain]
  }

  /// buena, trabajadora, inglesa, alemana.
  private static func masculines(of text: String) -> [String] {
    guard text.hasSuffix("a"), text.count > 2 else { return [] }
    let stem = String(text.dropLast())
    guard !isInfinitive(stem) else { return [] }
    let stressed = [("es", "és"), ("an", "án"), ("on", "ón"), ("in", "ín")]
    let respelled = stressed.filter { stem.hasSuffix($0.0) }.map { "\(stem.dropLast(2))\($0.1)" }
    return [stem + "o", stem] + respelled
  }

  /// lentamente, perrito, buenísimo: the three commonest suffixes in texts.
  private static func derived(_ text: String) -> [Lemma] {
    let endings = [
      ("mente", ["", "a>o"], "adverb"), ("ísimo", ["o", "e", ""], "very"), ("ísima", ["o", "e", ""], "very"),
      ("ito", ["o", ""], "little"), ("ita", ["a", ""], "little"), ("cito", ["", "e"], "little"),
      ("cita", ["", "e"], "little"),
    ]
    return endings.flatMap { ending, bases, form -> [Lemma] in
      guard text.hasSuffix(ending), text.count > ending.count + 1 else { return [] }
      let stem = String(text.dropLast(ending.count))
      return bases.compactMap { base in
        guard base == "a>o" else { return Lemma(term: stem + base, form: form, kinds: [.noun, .adjective]) }
        return stem.hasSuffix("a")
          ? Lemma(term: stem.dropLast() + "o", form: form, kinds: [.adjective]) : nil
      }
    }
  }
}

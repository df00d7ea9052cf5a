/// Strips English endings: plurals, the past, -ing, -er and -est, and the irregular forms that are common in
/// texts.
enum EnglishForms {
  /// May contain a term several times, once per form.
  static func lemmas(of text: String) -> [Lemma] {
    guard text.count > 2 else { return irregular(text) }
    return irregular(text)
      + rules.flatMap { rule -> [Lemma] in
        guard text.hasSuffix(rule.ending) else { return [] }
        let stem = String(text.dropLast(rule.ending.count))
        return bases(of: stem, rule).map { Lemma(term: $0, form: rule.form, kinds: rule.kinds) }
      }
  }

  private struct Rule {
    var ending: String
    /// The possible replacements of the ending.
    var bases: [String]
    var form: String
    var kinds: Set<Lemma.Kind>
    /// Whether the consonant before it may have been doubled: stopped, bigger.
    var doubles = false
  }

  private static let rules: [Rule] = [
    Rule(ending: "ies", bases: ["y", "ie"], form: "plural or third person", kinds: [.noun, .verb]),
    Rule(ending: "ves", bases: ["f", "fe"], form: "plural", kinds: [.noun]),
    Rule(ending: "es", bases: [""], form: "plural or third person", kinds: [.noun, .verb]),
    Rule(ending: "s", bases: [""], form: "plural or third person", kinds: [.noun, .verb]),
    Rule(ending: "ied", bases: ["y", "ie"], form: "past", kinds: [.verb]),
    Rule(ending: "ed", bases: ["", "e"], form: "past", kinds: [.verb], doubles: true),
    Rule(ending: "ying", bases: ["ie"], form: "-ing form", kinds: [.verb]),
    Rule(ending: "ing", bases: ["", "e"], form: "-ing form", kinds: [.verb], doubles: true),
    Rule(ending: "ier", bases: ["y"], form: "comparative", kinds: [.adjective]),
    Rule(ending: "er", bases: ["", "e"], form: "comparative", kinds: [.adjective], doubles: true),
    Rule(ending: "iest", bases: ["y"], form: "superlative", kinds: [.adjective]),
    Rule(ending: "est", bases: ["", "e"], form: "superlative", kinds: [.adjective], doubles: true),
    Rule(ending: "'s", bases: [""], form: "possessive", kinds: [.noun]),
    Rule(ending: "’s", bases: [""], form: "possessive", kinds: [.noun]),
  ]

  private static func bases(of stem: String, _ rule: Rule) -> [String] {
    guard !stem.isEmpty else { return [] }
    let last = stem.suffix(2)
    let isDoubled = rule.doubles && last.first == last.last && stem.count > 2
    return rule.bases.map { stem + $0 } + (isDoubled ? [String(stem.dropLast())] : [])
  }

  private static func irregular(_ text: String) -> [Lemma] { forms[text] ?? [] }

  private static let forms: [String: [Lemma]] = {
    var forms: [String: [Lemma]] = [:]
    func add(_ table: String, _ form: String, _ kinds: Set<Lemma.Kind>) {
      for line in table.split(whereSeparator: { $0 == "," || $0.isNewline }) {
        let words = line.split(separator: " ").map(String.init)
        for word in words.dropFirst() {
          forms[word, default: []].append(Lemma(term: words[0], form: form, kinds: kinds))
        }
      }
    }
    add(verbs, "past", [.verb])
    add(nouns, "plural", [.noun])
    add(adjectives, "comparison", [.adjective])
    add(others, "present", [.verb])
    return forms
  }()

  /// The verb, its past and its participle.
  private static let verbs = """
    be was were been, become became, begin began begun, bend bent, bite bit bitten, blow blew blown, break broke broken
    bring brought, build built, burn burnt, buy bought, catch caught, choose chose chosen, come came
    creep crept, deal dealt, dig dug, do did done, draw drew drawn, drink drank drunk, drive drove driven
    dream dreamt, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found
    fly flew flown, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen
    get got gotten, give gave given, go went gone, grow grew grown, hang hung, have had, hear heard
    hide hid hidden, hold held, keep kept, know knew known, lay laid, lead led, lean leant
    learn learnt, leave left, lend lent, lie lay lain, light lit, lose lost, make made, mean meant
    meet met, pay paid, ride rode ridden, ring rang rung, rise rose risen, run ran, say said, see saw seen, seek sought
    sell sold, send sent, sew sewn, shake shook shaken, shine shone, shoot shot, show shown
    sing sang sung, sink sank sunk, sit sat, sleep slept, smell smelt, speak spoke spoken, spend spent
    stand stood, steal stole stolen, stick stuck, strike struck, swear swore sworn
    sweep swept, swim swam swum, swing swung, take took taken, teach taught, tear tore torn, tell told
    think thought, throw threw thrown, understand understood, wake woke woken, wear wore worn, weep wept
    win won, wind wound, write wrote written
    """

  private static let nouns = """
    man men, woman women, child children, foot feet, tooth teeth, goose geese, mouse mice, ox oxen, person people
    """

  private static let adjectives = """
    good better best, bad worse worst, far farther farthest further furthest, little less least, much more most
    """

  private static let others = "be am is are, have has, do does, go goes"
}

/// The endings of Spanish verbs, regular and irregular.
enum SpanishTables {
  /// The forms that an irregular stem is used in.
  enum StemKind: String {
    /// Strong preterites: tuv-e, tuv-iera.
    case past
    /// The same with j, which absorbs the i: dij-eron.
    case pastJ
    /// Future and conditional: tendr-é, tendr-ía.
    case future
    /// The first person and the subjunctive: teng-o, teng-a.
    case yo
    /// Participles, with gender and number: hech-o, hech-as.
    case participle
  }

  struct Stem {
    var stem: String
    var infinitive: String
    var kind: StemKind
  }

  struct Conjugation {
    var infinitive: String
    var endings: [String: [String]]
  }

  static let regular: [Conjugation] = [
    Conjugation(infinitive: "ar", endings: endings(a + future(of: "ar"))),
    Conjugation(infinitive: "er", endings: endings(er + both + future(of: "er"))),
    Conjugation(infinitive: "ir", endings: endings(ir + both + future(of: "ir"))),
    Conjugation(infinitive: "ír", endings: endings(accented + future(of: "ir"))),
  ]

  private static let a = """
    o present, I; as present, you; a present, he; a command, you; amos present, we; amos preterite, we;
    áis present, you all; an present, they; é preterite, I; aste preterite, you; ó preterite, he;
    asteis preterite, you all; aron preterite, they; aba imperfect, I or he; abas imperfect, you;
    ábamos imperfect, we; abais imperfect, you all; aban imperfect, they; e present subjunctive, I or he;
    e polite command; es present subjunctive, you; emos present subjunctive, we; éis present subjunctive, you all;
    en present subjunctive, they; en polite command, you all; ara past subjunctive, I or he;
    aras past subjunctive, you; áramos past subjunctive, we; arais past subjunctive, you all;
    aran past subjunctive, they; ase past subjunctive, I or he; ases past subjunctive, you;
    ásemos past subjunctive, we; aseis past subjunctive, you all; asen past subjunctive, they;
    ad command, you all; ando gerund; ado participle; ada participle; ados participle; adas participle;
    """

  private static let er = """
    emos present, we; éis present, you all; ed command, you all;
    """

  private static let ir = """
    imos present, we; ís present, you all; id command, you all;
    """

  private static let both = """
    o present, I; es present, you; e present, he; e command, you; en present, they; í preterite, I;
    iste preterite, you; ió preterite, he; yó preterite, he; ó preterite, he; imos preterite, we; ímos preterite, we;
    íste preterite, you; ísteis preterite, you all; isteis preterite, you all; ieron preterite, they;
    yeron preterite, they; eron preterite, they; ía imperfect, I or he; ías imperfect, you; íamos imperfect, we;
    íais imperfect, you all; ían imperfect, they; a present subjunctive, I or he; a polite command;
    as present subjunctive, you; amos present subjunctive, we; áis present subjunctive, you all;
    an present subjunctive, they; an polite command, you all;
    iendo gerund; yendo gerund; endo gerund; ido participle; ida participle; idos participle; idas participle;
    ído participle; ída participle; ídos participle; ídas participle;
    """ + subjunctives(of: ["i", "y", ""])

  /// Endings of reír and oír, which have an accent that other verbs lack.
  private static let accented = """
    o present, I; es present, you; e present, he; e command, you; en present, they; imos present, we;
    ímos present, we; ís present, you all; íd command, you all; í preterite, I; íste preterite, you; ó preterite, he;
    ió preterite, he; yó preterite, he; ímos preterite, we; ísteis preterite, you all; eron preterite, they;
    ieron preterite, they; yeron preterite, they;
    ía imperfect, I or he; ías imperfect, you; íamos imperfect, we; íais imperfect, you all; ían imperfect, they;
    a present subjunctive, I or he; as present subjunctive, you; amos present subjunctive, we;
    an present subjunctive, they; endo gerund; yendo gerund; ído participle; ída participle;
    """ + subjunctives(of: ["i", "y", ""])

  private static func subjunctives(of joints: [String]) -> String {
    joints.map { joint in
      let accented = joint == "i" ? "ié" : joint + "é"
      return """
        \(joint)era past subjunctive, I or he; \(joint)eras past subjunctive, you;
        \(accented)ramos past subjunctive, we; \(joint)erais past subjunctive, you all;
        \(joint)eran past subjunctive, they; \(joint)ese past subjunctive, I or he;
        \(joint)eses past subjunctive, you; \(accented)semos past subjunctive, we;
        \(joint)eseis past subjunctive, you all; \(joint)esen past subjunctive, they;
        """
    }.joined(separator: "\n")
  }

  private static func future(of stem: String) -> String {
    """
    \(stem)é future, I; \(stem)ás future, you; \(stem)á future, he; \(stem)emos future, we;
    \(stem)éis future, you all; \(stem)án future, they; \(stem)ía conditional, I or he;
    \(stem)ías conditional, you; \(stem)íamos conditional, we; \(stem)íais conditional, you all;
    \(stem)ían conditional, they;
    """
  }

  private static let strong = """
    e preterite, I; iste preterite, you; o preterite, he; imos preterite, we; isteis preterite, you all;
    """

  private static let irregularEndings: [StemKind: [String: [String]]] = [
    .past: endings(strong + "ieron preterite, they;" + subjunctives(of: ["i"])),
    .pastJ: endings(strong + "eron preterite, they;" + subjunctives(of: [""])),
    .future: endings(future(of: "")),
    .yo: endings(
      """
      o present, I; a present subjunctive, I or he; a polite command; as present subjunctive, you;
      amos present subjunctive, we; áis present subjunctive, you all; an present subjunctive, they;
      an polite command, you all;
      """),
    .participle: endings("o participle; a participle; os participle; as participle;"),
  ]

  /// The forms of irregular stems by their endings.
  static let irregular = irregularEndings.reduce(into: [String: [StemKind: [String]]]()) { forms, kind in
    for (ending, names) in kind.value { forms[ending, default: [:]][kind.key] = names }
  }

  /// Turns "o present, I; as present, you;" into forms by ending.
  private static func endings(_ table: String) -> [String: [String]] {
    var endings: [String: [String]] = [:]
    for entry in table.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let parts = entry.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      endings[String(parts[0]), default: []].append(String(parts[1]))
    }
    return endings
  }
}

/// Turns the tables of Japanese forms into one rule per ending and word class.
enum JapaneseRules {
  typealias Rule = JapaneseForms.Rule

  static let all: [Rule] = verbRules + attachedRules + adjectiveRules + irregularRules

  /// The last kana of godan verbs in the five columns of the kana table, with their sound change before te
  /// and past.
  private static let rows: [(columns: [Character], joint: String, isVoiced: Bool)] = [
    (Array("わいうえお"), "っ", false), (Array("かきくけこ"), "い", false), (Array("がぎぐげご"), "い", true),
    (Array("さしすせそ"), "し", false), (Array("たちつてと"), "っ", false), (Array("なにぬねの"), "ん", true),
    (Array("ばびぶべぼ"), "ん", true), (Array("まみむめも"), "ん", true), (Array("らりるれろ"), "っ", false),
  ]

  private static var verbRules: [Rule] {
    fields(of: JapaneseTables.verbs).flatMap { name, fields -> [Rule] in
      let shape = shape(fields[4])
      func rule(_ ending: String, _ base: String, _ kind: Rule.Shape) -> Rule {
        Rule(ending: ending, base: base, shape: shape, baseShape: kind, name: name)
      }
      let ichidan = ending(fields[0]).map { [rule($0, "る", .ichidan)] } ?? []
      let godan = ending(fields[1]).map { form in
        rows.map { rule(godanEnding(form, $0), String($0.columns[2]), .godan) }
      }
      let suru = ending(fields[2]).map { [rule($0, "する", .suru)] } ?? []
      let kuru = ending(fields[3]).map {
        [rule($0, "くる", .kuru), rule("来" + $0.dropFirst(), "来る", .kuru)]
      }
      return ichidan + (godan ?? []) + suru + (kuru ?? [])
    } + prohibitions
  }

  private static func godanEnding(
    _ form: String, _ row: (columns: [Character], joint: String, isVoiced: Bool)
  ) -> String {
    let rest = form.dropFirst()
    guard form.first != "T" else {
      return row.joint + (row.isVoiced ? (rest == "て" ? "で" : "だ") : rest)
    }
    let column = form.first.flatMap { "aiueo".firstIndex(of: $0) }?.utf16Offset(in: "aiueo") ?? 0
    return String(row.columns[column]) + rest
  }

  private static var prohibitions: [Rule] {
    rows.map { row in
      let last = String(row.columns[2])
      return Rule(ending: last + "な", base: last, shape: .end, baseShape: .godan, name: "prohibition")
    }
  }

  /// Endings that begin with て also have a voiced form: 飲んでいる.
  private static var attachedRules: [Rule] {
    fields(of: JapaneseTables.attached).flatMap { name, fields -> [Rule] in
      let (ending, base) = replacement(fields[0])
      let follows = shape(fields[1])
      func rule(_ ending: String, _ base: String) -> Rule {
        Rule(ending: ending, base: base, shape: shape(fields[2]), baseShape: follows, name: name)
      }
      switch (follows, base) {
      case (.te, nil): return [rule(ending, "て"), rule("で" + ending.dropFirst(), "で")]
      case (.past, nil): return ["た", "だ"].map { rule($0 + ending, $0) }
      default: return [rule(ending, base ?? "")]
      }
    }
  }

  /// いい becomes よ before every other ending: よくない.
  private static var adjectiveRules: [Rule] {
    fields(of: JapaneseTables.adjectives).flatMap { name, fields in
      let shape = shape(fields[1])
      return [(fields[0], "い"), ("よ" + fields[0], "いい")].map { ending, base in
        Rule(ending: ending, base: base, shape: shape, baseShape: .adjective, name: name, isWhole: false)
      }
    }
  }

  private static var irregularRules: [Rule] {
    fields(of: JapaneseTables.irregular).map { name, fields in
      let (ending, base) = replacement(fields[0])
      return Rule(
        ending: String(ending.drop { $0 == "#" }), base: base ?? "", shape: shape(fields[1]),
        baseShape: shape(fields[2]), name: name, isWhole: ending.hasPrefix("#"))
    }
  }

  /// The name in each line, and its other fields.
  private static func fields(of table: String) -> [(name: String, fields: [String])] {
    table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return (parts[0], Array(parts.dropFirst()))
    }
  }

  private static func ending(_ field: String) -> String? {
    field == "-" ? nil : field == "=" ? "" : field
  }

  private static func replacement(_ field: String) -> (ending: String, base: String?) {
    let parts = field.split(separator: "→").map(String.init)
    return (parts[0], parts.count > 1 ? ending(parts[1]) : nil)
  }

  private static func shape(_ name: String) -> Rule.Shape { Rule.Shape(rawValue: name) ?? .end }
}

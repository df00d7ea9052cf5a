/// Strips Japanese endings, one after another from the last: 食べませんでした is the polite past negative of the stem
/// 食べ, which in turn comes from 食べる.
struct JapaneseForms: Sendable {
  struct Rule: Sendable {
    /// The shape of a form, which determines the endings that can follow it.
    enum Shape: String, Sendable {
      case ichidan, godan, suru, kuru, adjective, noun, nounlike, copula
      /// Forms on which others are built.
      case stem, te, past
      /// Nothing follows.
      case end
    }

    var ending: String
    /// What replaces the ending in the base form.
    var base: String
    /// The shape with the ending, and without it.
    var shape: Shape
    var baseShape: Shape
    var name: String
    /// Whether nothing may come before the ending.
    var isWhole = false

    /// Whether the base is a whole word, such as 行く or する; with all others something comes before the ending.
    var isWord: Bool { base.count > 1 || baseShape == .suru || isWhole }

    /// Whether the form only joins others to the word; then it gets no name of its own.
    var isJoint: Bool { [.stem, .te, .past].contains(shape) || (shape, baseShape) == (.suru, .suru) }
  }

  private struct Found {
    var term: String
    var shape: Rule.Shape?
    var names: [String]
  }

  private let rules: [String: [Rule]]
  private let longest: Int

  init(rules: [Rule]) {
    self.rules = Dictionary(grouping: rules, by: \.ending)
    longest = rules.map(\.ending.count).max() ?? 0
  }

  static let all = JapaneseForms(rules: JapaneseRules.all)

  /// Those with the fewest endings first, then the shortest.
  func lemmas(of text: String) -> [Lemma] {
    var found = [Found(term: text, shape: nil, names: [])]
    var seen: Set<Lemma> = []
    var lemmas: [(lemma: Lemma, endings: Int)] = []
    var next = 0
    while next < found.count {
      for step in steps(from: found[next]) {
        let lemma = Lemma(term: step.term, form: Self.form(step.names), kinds: Self.kinds(of: step.shape))
        let isNew = seen.insert(Lemma(term: step.term, form: step.shape?.rawValue ?? "", kinds: [])).inserted
        guard isNew else { continue }
        found.append(step)
        if !lemma.kinds.isEmpty, step.term != text { lemmas.append((lemma, step.names.count)) }
      }
      next += 1
    }
    let ranked = lemmas.sorted { ($0.endings, $0.lemma.term.count) < ($1.endings, $1.lemma.term.count) }
    return Self.joined(ranked.map(\.lemma))
  }

  private func steps(from found: Found) -> [Found] {
    let count = found.term.count
    return stride(from: min(longest, count), through: 0, by: -1).flatMap { length -> [Found] in
      guard let rules = rules[String(found.term.suffix(length))] else { return [] }
      let head = found.term.dropLast(length)
      return rules.compactMap { rule in
        guard found.shape == nil || found.shape == rule.shape, !rule.isWhole || head.isEmpty else {
          return nil
        }
        return step(from: found, head: head, rule: rule)
      }
    }
  }

  private func step(from found: Found, head: Substring, rule: Rule) -> Found? {
    let term = head + rule.base
    guard rule.isWord || !head.isEmpty, !term.isEmpty, found.names.count < 8 else { return nil }
    let names = rule.isJoint && !found.names.isEmpty ? found.names : [rule.name] + found.names
    return Found(term: String(term), shape: rule.baseShape, names: names)
  }

  private static func form(_ names: [String]) -> String {
    names.joined(separator: " ").replacing("causative passive or potential", with: "causative passive")
  }

  private static func kinds(of shape: Rule.Shape?) -> Set<Lemma.Kind> {
    switch shape {
    case .ichidan: [.ichidan]
    case .godan: [.godan]
    case .suru: [.suru]
    case .kuru: [.kuru]
    case .adjective: [.iAdjective]
    case .noun: [.noun, .naAdjective]
    case .nounlike: [.naAdjective]
    case .copula: [.copula]
    case .stem, .te, .past, .end, nil: []
    }
  }

  /// Each term once, with all its kinds; its form is that of the first derivation.
  private static func joined(_ lemmas: [Lemma]) -> [Lemma] {
    var joined: [Lemma] = []
    for lemma in lemmas {
      if let index = joined.firstIndex(where: { $0.term == lemma.term }) {
        joined[index].kinds.formUnion(lemma.kinds)
      } else {
        joined.append(lemma)
      }
    }
    return joined
  }
}

/// Takes Japanese endings off, one after another from the last: 食べませんでした is the polite past negative of the stem
/// 食べ, and that of 食べる.
struct JapaneseForms: Sendable {
  /// What one ending tells.
  struct Rule: Sendable {
    /// What a form is by itself, and so which endings can follow it.
    enum Shape: String, Sendable {
      case ichidan, godan, suru, kuru, adjective, noun, nounlike, copula
      /// Forms on which others are built.
      case stem, te, past
      /// Nothing follows.
      case end
    }

    var ending: String
    /// What stands in the place of the ending in the word that it is a form of.
    var base: String
    /// The shape with the ending, and that without.
    var shape: Shape
    var baseShape: Shape
    var name: String
    /// Whether nothing may stand before the ending.
    var isWhole = false

    /// Whether the base is a word by itself, as 行く or する; of all others something stands before the ending.
    var isWord: Bool { base.count > 1 || baseShape == .suru || isWhole }

    /// Whether the form only joins others to the word, and is worth no name of its own then.
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

  /// Those with the fewest endings first, of as many the shortest.
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

  /// Each term once, with all that it may be; the first way to it says the form.
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

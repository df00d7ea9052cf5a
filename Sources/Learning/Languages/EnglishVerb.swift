/// A verb with its subject, as in I drink or I'm drinking.
struct EnglishVerb {
  private let subject: String
  /// The verb as it stands after the subject: drink, drinks, am.
  private let verb: String
  private let rest: [String]
  private let participle: String?

  /// - Parameter text: in comparable form; nil where it doesn't begin with a pronoun and another word.
  init?(_ text: String) {
    let words = English.canonical(text).split(separator: " ").map(String.init)
    guard words.count > 1, Self.subjects.contains(words[0]) else { return nil }
    (subject, verb) = (words[0], words[1])
    let next = words.count > 2 ? words[2] : ""
    participle = Self.be.contains(verb) && next.hasSuffix("ing") && next.count > 4 ? next : nil
    rest = Array(words.dropFirst(participle == nil ? 2 : 3))
  }

  static let subjects: Set<String> = ["i", "you", "he", "she", "it", "we", "they"]
  private static let be: Set<String> = ["am", "is", "are"]

  /// Whether it says that something is going on.
  var isProgressive: Bool { participle != nil }

  /// The same in the progressive, each possible spelling.
  var progressive: Set<String> {
    let verbs = participle.map { [$0] } ?? participles
    return Set(verbs.map { ([subject, $0] + rest).joined(separator: " ") })
  }

  /// Without the subject: drink, to drink, drinking.
  var bare: Set<String> {
    let verbs = participle.map { [$0] } ?? [verb, infinitive] + participles
    return Set(verbs.map { ([$0] + rest).joined(separator: " ") })
  }

  private var infinitive: String {
    if Self.be.contains(verb) { return "be" }
    guard ["he", "she", "it"].contains(subject), verb.hasSuffix("s") else { return verb }
    if verb == "has" { return "have" }
    if verb.hasSuffix("ies") { return verb.dropLast(3) + "y" }
    let isLong = ["oes", "ches", "shes", "sses", "xes"].contains { verb.hasSuffix($0) }
    return String(verb.dropLast(isLong ? 2 : 1))
  }

  private var participles: [String] {
    let verb = infinitive
    var texts = [verb + "ing"]
    if let last = verb.last { texts.append(verb + String(last) + "ing") }
    if verb.hasSuffix("e") { texts.append(verb.dropLast() + "ing") }
    if verb.hasSuffix("ie") { texts.append(verb.dropLast(2) + "ying") }
    return texts
  }
}

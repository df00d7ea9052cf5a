/// The commonest forms of words in some languages, each with its lemma, the form in a dictionary. A slip that makes
/// one of them isn't forgiven.
///
/// What a typed answer means depends on them, so a recorded game must not be judged by them unless its setup holds
/// them: other lists would make another game of it.
public struct CommonWords: Sendable {
  /// The lemmas of one language by their forms, in lower case.
  public typealias Lemmas = [String: String]

  /// What a slip has made of a word.
  enum Sense {
    case otherWord
    /// Another form of the same word.
    case otherForm
  }

  /// No lists.
  public static let none = CommonWords { _ in [:] }

  let lemmas: @Sendable (String) -> Lemmas

  /// - Parameter lemmas: returns the list of a language, by its primary tag; empty where there is none. It is called
  ///   when a slip is judged, not before, and each time.
  public init(_ lemmas: @escaping @Sendable (_ language: String) -> Lemmas) { self.lemmas = lemmas }

  /// Reads a list: a line for each lemma, followed by its other forms behind tabs.
  public static func lemmas(in list: String) -> Lemmas {
    var lemmas: Lemmas = [:]
    // Typed answers are compared with every sigma alike.
    for line in list.replacing("ς", with: "σ").split(separator: "\n") {
      let forms = line.split(separator: "\t").map(String.init)
      for form in forms.dropFirst() { lemmas[form] = forms[0] }
      // A lemma can be a form of another one.
      if let lemma = forms.first { lemmas[lemma] = lemmas[lemma] ?? lemma }
    }
    return lemmas
  }

  /// Whether a form is in a language's list.
  package func contains(_ form: String, in language: String) -> Bool { lemmas(language)[form] != nil }

  /// What a typed word is beside the right ones; nil for none that exists.
  func sense(of typed: String, for right: some Sequence<String>, in language: String) -> Sense? {
    let lemmas = lemmas(language)
    guard let lemma = lemmas[typed] else {
      return RealWords.contains(typed, in: language) ? .otherWord : nil
    }
    return right.contains { (lemmas[$0] ?? $0) == lemma } ? .otherForm : .otherWord
  }

  /// The forms that a slip could make of these answers, and those in the answers: all that judging them needs.
  func near(_ answers: some Sequence<String>, in language: String) -> Lemmas {
    let lemmas = lemmas(language)
    if lemmas.isEmpty { return [:] }
    let words = answers.flatMap { answer in
      let plain = Accents.every.bare(TypedText.plain(answer))
      let most = Slips.allowance(letters: plain.count)
      return plain.split(separator: " ").map { word in
        (letters: LetterCounts(word), most: min(most, max(1, Slips.allowance(letters: word.count))))
      }
    }
    return lemmas.filter { form, _ in
      let letters = LetterCounts(Accents.every.bare(form))
      return words.contains { $0.letters.isEqual(to: letters) || $0.letters.isNear(letters, slips: $0.most) }
    }
  }
}

/// How often a text has each letter, for a quick look whether few slips can make another text of it.
private struct LetterCounts {
  private var counts = SIMD64<UInt8>(repeating: 0)
  private var length = 0

  init(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      counts[Int(scalar.value % 64)] &+= 1
      length += 1
    }
  }

  func isEqual(to other: LetterCounts) -> Bool { counts == other.counts }

  /// A slip changes at most two counts by one. One of two letters is never a slip of another: there are too many.
  func isNear(_ other: LetterCounts, slips: Int) -> Bool {
    guard abs(length - other.length) <= slips, length > 2 else { return false }
    let differences = pointwiseMax(counts, other.counts) &- pointwiseMin(counts, other.counts)
    return differences.wrappedSum() <= 2 * slips
  }
}

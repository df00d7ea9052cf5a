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

  private let lemmas: @Sendable (String) -> Lemmas

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

  /// What a typed word is beside the right ones; nil for none that exists.
  func sense(of typed: String, for right: some Sequence<String>, in language: String) -> Sense? {
    let lemmas = lemmas(language)
    guard let lemma = lemmas[typed] else {
      return RealWords.contains(typed, in: language) ? .otherWord : nil
    }
    return right.contains { (lemmas[$0] ?? $0) == lemma } ? .otherForm : .otherWord
  }
}

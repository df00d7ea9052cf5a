import Deterministic
import Foundation
import Learning

/// A trick for choosing without reading: a visible property of the options. It can be used in two ways: to
/// take the option with the most of it, or the one with the least.
struct Chooser {
  let name: String
  let figures: ([String]) -> [Double]

  /// How many of a hundred questions the better way gets right.
  func share(of questions: [(options: [String], right: Int)]) -> Int {
    var most = 0
    var least = 0
    for question in questions {
      let figures = figures(question.options)
      most += figures.indices.max { figures[$0] < figures[$1] } == question.right ? 1 : 0
      least += figures.indices.min { figures[$0] < figures[$1] } == question.right ? 1 : 0
    }
    return 100 * max(most, least) / max(questions.count, 1)
  }

  /// All tricks, given all texts that were ever right.
  static func all(among right: [String]) -> [Chooser] {
    let letters = Counts(right, of: 1)
    let pairs = Counts(right, of: 2)
    let places = (0..<4).map { place in
      Chooser(name: "place \(place)") { $0.indices.map { $0 == place ? 1 : 0 } }
    }
    return places + [
      each("length") { Double($0.count) }, each("pairs", pairs.score), each("letters", letters.score),
      each("rarest letter", letters.least), each("rarest pair", pairs.least), each("order", order),
      odd("script", script), odd("first letter") { String($0.prefix(1)) },
      odd("last letter") { String($0.suffix(1)) }, Chooser(name: "likeness", figures: likeness),
    ]
  }

  private static func each(_ name: String, _ figure: @escaping (String) -> Double) -> Chooser {
    Chooser(name: name) { $0.map(figure) }
  }

  /// Counts how many options share a property.
  private static func odd(_ name: String, _ kind: @escaping (String) -> String) -> Chooser {
    Chooser(name: "odd \(name)") { options in
      let kinds = options.map(kind)
      return kinds.map { one in Double(kinds.count { $0 == one }) }
    }
  }

  private static func likeness(_ options: [String]) -> [Double] {
    var sums = options.map { _ in 0.0 }
    for first in options.indices {
      for second in options.indices where second > first {
        let likeness = Double(Likeness.of(options[first], options[second]))
        sums[first] += likeness
        sums[second] += likeness
      }
    }
    return sums
  }

  private static func order(_ text: String) -> Double {
    text.unicodeScalars.prefix(3).reduce(0) { $0 * 70_000 + Double($1.value) }
  }

  /// The scripts and marks of a text.
  private static func script(_ text: String) -> String {
    let kinds = text.unicodeScalars.map { scalar -> String in
      switch scalar.value {
      case 0x3041...0x309F: "hiragana"
      case 0x30A0...0x30FF: "katakana"
      case 0x4E00...0x9FFF: "han"
      default: scalar.properties.isUppercase ? "capital" : scalar.properties.isAlphabetic ? "letter" : "mark"
      }
    }
    return Set(kinds).sorted().joined()
  }

  /// Frequencies of letters, or of pairs of them including the edges, in some texts.
  private struct Counts {
    private let length: Int
    private let counts: [[Character]: Int]
    private let sum: Double

    init(_ texts: [String], of length: Int) {
      self.length = length
      let parts = texts.flatMap { Self.parts($0, length) }
      counts = Dictionary(grouping: parts, by: { $0 }).mapValues(\.count)
      sum = Double(max(parts.count, 1))
    }

    /// The product per letter is as good as a mean of logarithms, and needs none.
    func score(_ text: String) -> Double {
      let parts = Self.parts(text, length)
      return parts.reduce(1.0) { $0 * share($1) * 100 }
    }

    func least(_ text: String) -> Double { -(Self.parts(text, length).map(share).min() ?? 0) }

    private func share(_ part: [Character]) -> Double { max(Double(counts[part] ?? 0), 0.5) / sum }

    /// Hangul is split into the letters of its syllables.
    private static func parts(_ text: String, _ length: Int) -> [[Character]] {
      let isHangul = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      let plain =
        isHangul ? text.decomposedStringWithCanonicalMapping.unicodeScalars.map(Character.init) : Array(text)
      let letters = length == 1 ? plain : ["^"] + plain + ["$"]
      return (0...max(0, letters.count - length)).map { Array(letters[$0..<min($0 + length, letters.count)]) }
    }
  }
}

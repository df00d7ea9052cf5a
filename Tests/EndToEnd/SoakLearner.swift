import Campaigns
import Deterministic
import Foundation
import Pty

/// A learner who does a day's session line by line, as fast as it asks: one answer of ten is wrong.
struct SoakLearner {
  private let session: PtySession
  private let words: InventedWords
  private var chance: Chance
  /// Where the last question begins in the output, and how far it was read.
  private var (begin, read) = (0, 0)
  private(set) var answers = 0

  init(_ session: PtySession, _ words: InventedWords, _ chance: Chance) {
    (self.session, self.words, self.chance) = (session, words, chance)
  }

  /// Answers until the program ends.
  mutating func learn() throws {
    while let answer = try nextAnswer() {
      session.write(answer + "\n")
      answers += 1
    }
  }

  /// Waits for a question, or for the wish that a number be typed; nil when the program has ended.
  private mutating func nextAnswer() throws -> String? {
    var answer: String?
    let hasCome = session.read { session in
      guard session.output.count > read else { return session.hasEnded() }
      answer = self.answer(among: session.output.count)
      return answer != nil || session.hasEnded()
    }
    guard hasCome else { throw TrialFault("nothing is asked:\n\(session.text.suffix(500))") }
    return answer
  }

  private mutating func answer(among count: Int) -> String? {
    let new = text(from: read)
    if new.contains("Type a number from") {
      let number = number(of: text(from: begin), count)
      // Before the choices came, a typed answer was refused.
      if number != nil { answers -= 1 }
      return number
    }
    guard new.hasSuffix("\n"), new.contains(Self.question) else { return nil }
    (begin, read) = (read, count)
    return number(of: new, count) ?? Self.asked(in: new).flatMap { isWrong() ? "xyzzy" : words.other[$0] }
  }

  /// The number of the right one, as in `Which one? Type its number: 1 house   2 sea`; nil if all are free.
  private mutating func number(of text: String, _ count: Int) -> String? {
    guard let asked = text.matches(of: Self.question).last, let right = words.other[String(asked.1)],
      let choices = text[asked.range.upperBound...].firstMatch(of: /Which one\?[^:\n]*: ([^\n]+)\n/)
    else { return nil }
    read = count
    let number = choices.1.matches(of: /(\d) (\S+)/).first { $0.2 == right }.flatMap { Int($0.1) }
    return number.map { "\(isWrong() ? $0 % 4 + 1 : $0)" }
  }

  private mutating func isWrong() -> Bool { chance.happens(1, in: 10) }

  private func text(from start: Int) -> String {
    String(decoding: session.output[start...], as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private static func asked(in text: String) -> String? {
    text.matches(of: question).last.map { String($0.1) }
  }

  /// As in `3 of 12: casa  (what does it mean?)`.
  private static var question: Regex<(Substring, Substring)> { /\d+ of \d+[^:\n]*: (\S+)  \([^\n]+\)\n/ }
}

/// Words of an invented language, no two of which are alike.
struct InventedWords {
  /// Terms and their meanings, in the order of learning.
  let pairs: [(term: String, meaning: String)]
  /// Meanings by term, and terms by meaning.
  let other: [String: String]

  init(_ count: Int, _ chance: inout Chance) {
    var (pairs, other): ([(String, String)], [String: String]) = ([], [:])
    while pairs.count < count {
      let (term, meaning) = (Self.word("ptkbdgmnslr", &chance), Self.word("wvfhzjcqx", &chance))
      guard other[term] == nil, other[meaning] == nil else { continue }
      pairs.append((term, meaning))
      (other[term], other[meaning]) = (meaning, term)
    }
    (self.pairs, self.other) = (pairs, other)
  }

  var deck: String { "term,meaning\n" + pairs.map { "\($0.term),\($0.meaning)\n" }.joined() }

  private static func word(_ consonants: String, _ chance: inout Chance) -> String {
    (0..<chance.number(in: 3...4)).map { _ in
      "\(chance.pick(from: Array(consonants)) ?? "p")\(chance.pick(from: Array("aeiou")) ?? "a")"
    }.joined()
  }
}

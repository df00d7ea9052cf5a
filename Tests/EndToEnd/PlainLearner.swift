import Foundation
import Seats
import Testing

/// Somebody who answers a day's session line by line, and knows all of its words.
struct PlainLearner {
  private let player: Player
  /// The words with their meanings.
  private let words: [String: String]
  /// The terms that were asked.
  private(set) var asked: Set<String> = []
  /// Up to where what the program has written was read.
  private var read = 0

  init(_ player: Player, _ words: [String: String]) { (self.player, self.words) = (player, words) }

  /// Answers until the session is over.
  mutating func learn() throws {
    while let prompt = try nextPrompt() {
      if let meaning = words[prompt] {
        asked.insert(prompt)
        player.type(meaning + "\n")
      } else {
        let term = try #require(words.first { $0.value == prompt }?.key, "what is \(prompt)?")
        asked.insert(term)
        player.type(term + "\n")
      }
    }
  }

  /// What is asked next, as in `3 of 12: casa  (meaning)`; nil when the program has ended.
  private mutating func nextPrompt() throws -> String? {
    var prompt: String?
    let hasCome = player.wait { _ in
      let text = player.session.text.replacing("\r\n", with: "\n").dropFirst(read)
      guard let match = text.firstMatch(of: /\d+ of \d+[^:\n]*: ([^\n]+?)  \([^\n]+\)\n/) else {
        return player.session.hasEnded()
      }
      prompt = String(match.1)
      read += text.distance(from: text.startIndex, to: match.range.upperBound)
      return true
    }
    try #require(hasCome, "nothing is asked:\n\(player.session.text.suffix(2000))")
    return prompt
  }
}

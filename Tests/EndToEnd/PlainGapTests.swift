import Foundation
import Seats
import Testing

extension EndToEnd {
  /// Known words in their sentences, line by line.
  @Suite struct PlainGaps {
    private static let words = [
      "sol": "sun", "mar": "sea", "luna": "moon", "lobo": "wolf", "pan": "bread", "faro": "lighthouse",
    ]
    private static let deck = """
      term,meaning,sentence,sentence meaning
      sol,sun,El sol brilla.,The sun shines.
      mar,sea,El mar es azul.,The sea is blue.
      luna,moon,La luna es nueva.,The moon is new.
      lobo,wolf,Veo dos lobos.,I see two wolves.
      pan,bread,Quiero pan.,I want bread.
      faro,lighthouse,,
      """
    private static let gaps = [
      "El ___ brilla.": ["sol"], "El ___ es azul.": ["mar"], "La ___ es nueva.": ["luna"],
      "Veo dos ___.": ["lobo", "lobos"], "Quiero ___.": ["pan"],
    ]

    @Test(
      "gaps come once words are known; the base form is asked once more, and the sentence follows the answer")
    func gaps() throws {
      let home = try Home()
      try FileManager.default.createDirectory(
        atPath: home.path + "/decks", withIntermediateDirectories: true)
      _ = try home.write(Self.deck, to: "decks/few.csv")
      var (asked, text) = (Set<String>(), "")
      for day in 1...28 where !asked.isSuperset(of: Self.gaps.keys) {
        let time = "2026-03-\(day < 10 ? "0" : "")\(day)T10:00:00Z"
        let player = try Player(
          ["today", "--plain", "--deck", "few", "--minutes", "5"], home: home,
          environment: ["BABBLE_TIME": time])
        var learner = PlainLearner(player, Self.words, gaps: Self.gaps)
        try learner.learn()
        #expect(player.session.wait() == .exited(0), "\(player.session.text.suffix(500))")
        asked.formUnion(learner.asked)
        text += player.session.text.replacing("\r\n", with: "\n")
      }
      #expect(asked.isSuperset(of: ["Veo dos ___.", "El ___ brilla."]), "\(asked)")
      #expect(text.contains("Veo dos ___.  (wolf)"))
      #expect(text.contains("That is the word. The form in the sentence, please."))
      #expect(!text.contains("wrong: "))
      #expect(text.contains("\nVeo dos lobos.  I see two wolves.\n"))
    }
  }
}

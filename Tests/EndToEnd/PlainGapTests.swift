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
      sol,sun,Veo dos soles.,I see two suns.
      mar,sea,El mar es azul.,The sea is blue.
      luna,moon,Las lunas brillan.,The moons shine.
      lobo,wolf,Hay lobos.,There are wolves.
      pan,bread,Quiero pan.,I want bread.
      faro,lighthouse,,
      """
    private static let again = "That is the word. The form in the sentence, please."
    /// The word itself first where the sentence has another form.
    private static let gaps = [
      "Veo dos ___.": ["sol", "soles"], "Las ___ brillan.": ["luna", "lunas"], "Hay ___.": ["lobo", "lobos"],
      "Quiero ___.": ["pan"], "El ___ es azul.": ["mar"],
    ]

    @Test(
      "gaps come once words are known; the base form is asked once more, and the sentence follows the answer")
    func gaps() throws {
      let home = try Home()
      try FileManager.default.createDirectory(
        atPath: home.path + "/decks", withIntermediateDirectories: true)
      _ = try home.write(Self.deck, to: "decks/few.csv")
      var (asked, text) = (Set<String>(), "")
      for day in 1...28 where !text.contains(Self.again) {
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
      #expect(text.contains(Self.again) && !asked.isDisjoint(with: Self.gaps.keys), "\(asked)")
      let told = /right: [^\n]*\n(Veo dos soles|Las lunas brillan|Hay lobos)\.  [^\n]*\n/
      #expect(text.firstMatch(of: told) != nil, "\(text.suffix(2000))")
      #expect(!text.contains("wrong: "))
    }
  }
}

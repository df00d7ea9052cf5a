import Foundation
import Seats
import Testing

extension EndToEnd {
  /// Known words in their sentences, line by line.
  @Suite struct PlainGaps {
    private static let words = [
      "luna": "moon", "lobo": "wolf", "faro": "lighthouse", "nube": "cloud", "pino": "pine",
    ]
    private static let deck = """
      term,meaning,sentence,sentence meaning
      luna,moon,Las lunas brillan.,The moons shine.
      lobo,wolf,Hay lobos.,There are wolves.
      faro,lighthouse,Veo faros.,I see lighthouses.
      nube,cloud,Las nubes pasan.,The clouds pass.
      pino,pine,Quiero pinos.,I want pines.
      """
    private static let again = "That is the word. The form in the sentence, please."
    /// The word itself, then the form.
    private static let gaps = [
      "Las ___ brillan.": ["luna", "lunas"], "Hay ___.": ["lobo", "lobos"], "Veo ___.": ["faro", "faros"],
      "Las ___ pasan.": ["nube", "nubes"], "Quiero ___.": ["pino", "pinos"],
    ]

    @Test(
      "gaps come once words are known; the base form is asked once more, and the sentence follows the answer")
    func gaps() throws {
      let home = try Home()
      try FileManager.default.createDirectory(
        atPath: home.path + "/decks", withIntermediateDirectories: true)
      _ = try home.write(Self.deck, to: "decks/few.csv")
      #expect(try Usage(["settings", "answers", "typed"], home: home).status == .exited(0))
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
      let told =
        /right: [^\n]*\n(Las lunas brillan|Hay lobos|Veo faros|Las nubes pasan|Quiero pinos)\.  [^\n]*\n/
      #expect(text.firstMatch(of: told) != nil, "\(text.suffix(2000))")
      #expect(!text.contains("wrong: "))
    }
  }
}

import Campaigns
import Testing

extension EndToEnd {
  /// A year of a learner, day after day in the real program, on one home: `BABBLE_TIME` makes each session a day later.
  @Suite struct SoakCampaign {
    /// The tail of the journal that a start reads, in bytes.
    private static let tail = 64 << 10
    /// The most bytes of an answer in the journal, and of a word and of a day in the save. A word is larger if it was
    /// taken for many others.
    private static let answer = 480
    /// By how many bytes the memory of two starts differs anyway, and the most that a word takes in memory, with what
    /// reading the save leaves unused in the heap. Answers take none.
    private static let (memory, wordInMemory) = (512 << 10, 4096)

    @Test("day after day files grow as computed, and the last start reads no more than the save")
    func year() {
      let campaign = Campaign("soak", short: 1, workers: 1)
      let days = campaign.isLong ? 365 : 5
      let failures = campaign.run(counting: "answers") { seed in
        let home = try SoakHome(seed: seed)
        while home.days < 3 { try home.learn() }
        let first = try home.start()
        while home.days < days { try home.learn() }
        let last = try home.start()
        Self.tell(home, first, last)
        try Self.check(home, first, last)
        return home.answers
      }
      #expect(failures.isEmpty, "\(failures)")
    }

    private static func check(_ home: SoakHome, _ first: SoakHome.Start, _ last: SoakHome.Start) throws {
      let (journal, save) = (home.size(of: "journal.jsonl") ?? 0, home.size(of: "save.json") ?? 0)
      let (lines, begun) = (max(1, home.lines.count), max(1, home.begun()))
      let rules: [(String, Bool)] = [
        ("\(home.kept) of \(home.answers) answers are kept", home.kept == home.answers && home.kept > 0),
        ("an answer is \(journal / lines) bytes", journal <= lines * answer),
        ("the save is \(save) bytes", save < 100_000),
        ("there are \(home.backups) backups", (1...3).contains(home.backups)),
        ("litter: \(home.litter)", home.litter.isEmpty),
        (
          "\(last.read["save.json"] ?? 0) bytes are read of a save of \(save)", last.read["save.json"] == save
        ),
        (
          "the tail of the journal is \(last.read["journal.jsonl"] ?? 0)",
          last.read["journal.jsonl"] ?? 0 <= tail
        ),
        (
          "\(last.memory) bytes of memory after \(first.memory), with \(begun) words",
          last.memory <= first.memory + memory + begun * wordInMemory
        ),
        ("\(last.calls) calls after \(first.calls)", last.calls <= first.calls + 200 + save >> 14),
      ]
      for (what, holds) in rules where !holds { throw TrialFault(what) }
    }

    private static func tell(_ home: SoakHome, _ first: SoakHome.Start, _ last: SoakHome.Start) {
      let (journal, save) = (home.size(of: "journal.jsonl") ?? 0, home.size(of: "save.json") ?? 0)
      let (lines, begun) = (max(1, home.lines.count), max(1, home.begun()))
      print(
        """
        soak: \(home.days) days, \(home.answers) answers, \(begun) words, the longest session \(home.longest) s
        soak: journal \(journal) bytes in \(lines) lines (\(journal / lines) each), save \(save), \(home.backups) backups
        soak: first start \(first.seconds) s, \(first.calls) calls, \(first.bytes) bytes, \(first.memory) in memory
        soak: last start \(last.seconds) s, \(last.calls) calls, \(last.bytes) bytes, \(last.memory) in memory: \(last.read)
        """)
    }
  }
}

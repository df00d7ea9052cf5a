import Campaigns
import Foundation
import Testing

extension EndToEnd {
  @Suite struct KillCampaign {
    @Test(
      "kill -9 at any moment loses nothing that was shown, tears nothing and leaves nothing"
    )
    func kills() throws {
      let (counts, archives) = (KillCounts(), try KillArchives())
      // A trial mostly waits.
      let workers = 12 * ProcessInfo.processInfo.activeProcessorCount
      let campaign = Campaign("kill", short: KillTrial.Kind.allCases.count, workers: workers)
      let failures = campaign.run(counting: "kills") { seed in
        var trial = try KillTrial(seed: seed, counts, archives)
        return try trial.run()
      }
      print("kills: \(counts.text)")
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
      if campaign.isRepeating { return }
      #expect(!counts.kindsShown.isEmpty, "none showed a result")
      guard campaign.isLong else { return }
      #expect(counts.kindsShown.isSuperset(of: KillTrial.Kind.allCases.filter { $0 != .dictionary }))
      #expect(counts.kindsCut.isSuperset(of: [.importing, .dictionary, .recording]))
    }
  }
}

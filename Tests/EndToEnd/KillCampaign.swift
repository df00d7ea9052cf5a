import Campaigns
import Foundation
import Testing

extension EndToEnd {
  @Suite struct KillCampaign {
    @Test(
      "rows 5, 20, 32, 35 and 36: kill -9 at any moment loses nothing that was shown, tears nothing and leaves nothing"
    )
    func kills() throws {
      let (counts, archives) = (KillCounts(), try KillArchives())
      let before = try sharedMemory()
      // A trial mostly waits.
      let workers = 12 * ProcessInfo.processInfo.activeProcessorCount
      let failures = Campaign("kill", short: 6, workers: workers).run(counting: "kills") { seed in
        var trial = try KillTrial(seed: seed, counts, archives)
        return try trial.run()
      }
      print("kills: \(counts.text)")
      #expect(
        counts.shown > 0 || ProcessInfo.processInfo.environment["BABBLE_SEED"] != nil,
        "none came after a result")
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
      #expect(try sharedMemory().subtracting(before).isEmpty)
    }

    private func sharedMemory() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: "/dev/shm").filter { $0.contains("babble") })
    }
  }
}

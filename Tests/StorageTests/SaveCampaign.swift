import Campaigns
import Synchronization
import Testing

@Suite("The save, whatever happens")
struct SaveCampaign {
  @Test(
    "in any history of faults no answer is lost, nothing is torn or left over, and two machines agree"
  )
  func histories() {
    let campaign = Campaign("save", short: 60)
    let reached = Mutex(Set<SaveHistory.Reached>())
    let failures = campaign.run(counting: "steps") { seed in
      var history = try SaveHistory(seed: seed)
      defer { reached.withLock { $0.formUnion(history.reached) } }
      return try history.play()
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    if campaign.isRepeating { return }
    #expect(reached.withLock { $0 } == Set(SaveHistory.Reached.allCases))
  }
}

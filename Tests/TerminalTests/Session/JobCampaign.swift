import Campaigns
import Testing

/// Not among the tests of HeldTerminal, which run one after the other.
@Suite("a job")
struct JobCampaign {
  @Test("whatever stops, continues and ends a job, in any order, the shell never hangs")
  func anyOrder() {
    let campaign = Campaign("job", short: 6, workers: 8)
    let failures = campaign.run(counting: "steps") { seed in try JobTrial(seed: seed).play() }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}

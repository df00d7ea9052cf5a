import Campaigns
import Testing

@Suite("The save, whatever happens")
struct SaveCampaign {
  @Test(
    "rows 17 to 20, 22, 25 and 36: in any history of faults no answer is lost, nothing is torn or left over, and two machines agree"
  )
  func histories() {
    let failures = Campaign("save", short: 60).run(counting: "steps") { seed in
      var history = try SaveHistory(seed: seed)
      return try history.play()
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}

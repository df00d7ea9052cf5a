import Campaigns
import Glibc
import Synchronization
import Testing

extension EndToEnd {
  @Suite struct SignalCampaign {
    @Test("a signal in mid-drag or while typing leaves nothing behind in a real terminal")
    func signals() throws {
      let campaign = Campaign("signals", short: 2, workers: 6)
      let installed = RealTerminal.installed
      let terminals = campaign.isLong ? installed : [.xterm, .tmux]
      let times = Mutex<[RealTerminal: [Int32: [Double]]]>([:])
      let failures = campaign.run(counting: "signals") { seed in
        let trial = try SignalTrial(seed: seed, on: terminals)
        return try trial.play { signal, seconds in
          times.withLock { $0[trial.terminal, default: [:]][signal, default: []].append(seconds) }
        }
      }
      let all = times.withLock { $0 }
      for terminal in RealTerminal.allCases where campaign.isLong || all[terminal] != nil {
        print("  \(terminal): \(Self.line(all[terminal] ?? [:]))")
      }
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
      // Of fewer it would be the slowest one.
      for (terminal, times) in all where campaign.isLong {
        let seconds = times.flatMap(\.value)
        #expect(seconds.count < 100 || Self.percentile(99, seconds) < 0.2, "\(terminal)")
      }
    }

    private static func line(_ times: [Int32: [Double]]) -> String {
      let seconds = times.flatMap(\.value)
      if seconds.isEmpty { return "left out" }
      let least = SignalTrial.allSignals.map { times[$0]?.count ?? 0 }.min() ?? 0
      return "\(seconds.count) signals, each at least \(least) times, restored after \(summary(seconds))"
    }

    private static func summary(_ seconds: [Double]) -> String {
      let figures = [50, 99, 100].map { "p\($0) \(Int(percentile($0, seconds) * 1000)) ms" }
      return figures.joined(separator: ", ")
    }

    private static func percentile(_ percent: Int, _ seconds: [Double]) -> Double {
      let sorted = seconds.sorted()
      return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
    }
  }
}

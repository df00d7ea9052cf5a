import Synchronization
import System

/// Plays sounds over each other: each has a player program of its own, and the sound server mixes them. When all players are
/// busy, the oldest sound is cut off.
package final class SoundMixer: Sendable {
  private struct Lane: Sendable {
    let runner: ProgramRunner
    let service: Service<Job>
  }

  private struct Job: Sendable {
    let samples: @Sendable () -> Samples
    let asked: Double
  }

  /// Seconds after which a sound no longer fits the screen.
  package static let patience = 0.15
  private static let count = 4

  private let lanes: [Lane]
  private let turn = Mutex(0)

  /// No program is started before the first sound.
  package init(_ programs: InstalledPrograms) {
    lanes = (0..<Self.count).map { _ in
      let runner = ProgramRunner(programs)
      let player = SoundPlayer(runner)
      return Lane(
        runner: runner,
        service: Service { job in
          runner.begin()
          guard MonotonicClock.seconds - job.asked <= Self.patience else { return }
          player.play(job.samples())
        })
    }
  }

  /// - Parameter samples: made on another thread.
  package func play(_ samples: @escaping @Sendable () -> Samples) {
    let lane = turn.withLock { turn in
      turn += 1
      return lanes[turn % lanes.count]
    }
    lane.runner.cut()
    lane.service.ask(Job(samples: samples, asked: MonotonicClock.seconds))
  }

  /// Cuts off all sounds.
  package func hush() { lanes.forEach { $0.runner.cut() } }

  /// Cuts off all sounds and plays none any more.
  package func end() {
    for lane in lanes {
      lane.service.end()
      lane.runner.end()
    }
  }
}

import System
import Engine
import Interface
import Sound
import WordGame

/// Makes the sounds of one tick after the other, on a thread of its own: a newer one cuts what is heard, and no program
/// that plays or speaks can hold up the game.
struct SoundService: Sendable {
  /// What one tick wants to be heard.
  struct Job: Equatable, Sendable {
    var cue: SoundCue?
    var spoken: Spoken?

    init(cue: SoundCue? = nil, spoken: Spoken? = nil) {
      self.cue = cue
      self.spoken = spoken
    }

    /// What scenes have reported in one tick; of several cues the last is heard.
    init(_ reports: [any Sendable]) {
      for report in reports {
        switch report as? ArcadeReport {
        case .cue(let cue): self.cue = cue
        case .spoken(let spoken): self.spoken = spoken
        case .answer, .course, .learned, .met, .hint, .lookBack, .ended, .left, .setting, .endShown,
          .picture, .asks, .idle, nil:
          break
        }
      }
    }
  }

  /// Where sound goes.
  enum Sink: Sendable {
    /// To a player that is installed.
    case player
    /// Into a folder, one WAV file a sound: for tests, and for finding out why nothing is heard.
    case folder(String)

    /// As the variable BABBLE_SOUND says: `wav:FOLDER`, or nothing.
    init(_ variable: String?) {
      self = variable.flatMap { $0.hasPrefix("wav:") ? .folder(String($0.dropFirst(4))) : nil } ?? .player
    }
  }

  private let service: Service<Timed>
  private let runner: ProgramRunner

  init(_ programs: InstalledPrograms) {
    let runner = ProgramRunner(programs)
    let maker = SoundMaker(runner, Sink(programs.environment["BABBLE_SOUND"]))
    self.runner = runner
    service = Service(keeping: 1) { timed in
      runner.begin()
      maker.make(timed.request, asked: timed.asked)
    }
  }

  /// Has what a tick wants heard, unless it wants nothing.
  func play(_ request: Job) {
    guard request.cue != nil || request.spoken != nil else { return }
    runner.cut()
    service.ask(Timed(request: request, asked: MonotonicClock.seconds))
  }

  private struct Timed: Equatable, Sendable {
    let request: Job
    let asked: Double
  }

  /// Silence: what plays is cut off, and no program of ours goes on.
  func end() {
    service.end()
    runner.end()
  }
}

/// What the thread does.
private struct SoundMaker: Sendable {
  let runner: ProgramRunner
  let speaker: Speaker
  let output: @Sendable (Samples, String) -> Void
  /// Seconds after which a cue is worth nothing.
  let patience: Double

  init(_ runner: ProgramRunner, _ sink: SoundService.Sink) {
    self.runner = runner
    speaker = Speaker(runner)
    switch sink {
    case .player:
      let player = SoundPlayer(runner)
      output = { samples, _ in player.play(samples) }
      patience = 0.15
    case .folder(let path):
      let folder = SoundFolder(path)
      output = { samples, name in folder.keep(samples, name) }
      // What is written down is never too late.
      patience = .infinity
    }
  }

  /// The words where there is a voice, else the cue, unless it comes too late.
  func make(_ request: SoundService.Job, asked: Double) {
    if let spoken = request.spoken, let said = speaker.say(spoken) {
      output(said.samples, "speech-" + said.voice)
    } else if let cue = request.cue, !runner.isCut, MonotonicClock.seconds - asked <= patience {
      output(cue.samples, cue.rawValue)
    }
  }
}

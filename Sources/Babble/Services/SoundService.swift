import System
import Engine
import Interface
import Learning
import Sound
import WordGame

/// Makes the sounds of one tick after the other, on a thread of its own: a newer one cuts what is heard, and no program
/// that plays or speaks can hold up the game.
struct SoundService: Sendable {
  /// What one tick wants to be heard.
  struct Job: Equatable, Sendable {
    var cue: SoundCue?
    var spoken: Spoken?
    /// Where the player's own recording of what is spoken would be.
    var own: KeptVoice?

    init(cue: SoundCue? = nil, spoken: Spoken? = nil) {
      self.cue = cue
      self.spoken = spoken
    }

    /// What scenes have reported in one tick; of several cues the last is heard.
    ///
    /// - Parameter own: where the player's recording of a word would be.
    init(_ reports: [any Sendable], own: (WordReference) -> KeptVoice? = { _ in nil }) {
      for report in reports {
        switch report as? ArcadeReport {
        case .cue(let cue): self.cue = cue
        case .spoken(let spoken): self.spoken = spoken
        case .answer, .course, .learned, .met, .hint, .lookBack, .ended, .left, .setting, .endShown,
          .picture, .asks, .idle, nil:
          break
        }
      }
      self.own = spoken?.word.flatMap(own)
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

    /// What makes sound heard, or keeps it under a name.
    func output(_ runner: ProgramRunner) -> @Sendable (Samples, String) -> Void {
      switch self {
      case .player:
        let player = SoundPlayer(runner)
        return { samples, _ in player.play(samples) }
      case .folder(let path):
        let folder = SoundFolder(path)
        return { samples, name in folder.keep(samples, name) }
      }
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

  /// What plays is cut off.
  func hush() { runner.cut() }

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
    output = sink.output(runner)
    // What is written down is never too late.
    if case .folder = sink { patience = .infinity } else { patience = 0.15 }
  }

  /// The words in the player's own voice, where they have recorded it, else in a synthetic one, or one after the other to
  /// compare; where there is no voice at all the cue, unless it comes too late.
  func make(_ request: SoundService.Job, asked: Double) {
    let own = request.own?.samples(runner)
    if let own { output(own, "voice") }
    if let spoken = request.spoken, own == nil || spoken.isCompared, !runner.isCut,
      let said = speaker.say(spoken)
    {
      output(said.samples, "speech-" + said.voice)
    } else if own == nil, let cue = request.cue, !runner.isCut, MonotonicClock.seconds - asked <= patience {
      output(cue.samples, cue.rawValue)
    }
  }
}

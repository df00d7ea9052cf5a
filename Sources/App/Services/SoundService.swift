import Games
import Interface
import Learning
import Sound
import Storage
import Synchronization
import System

/// Plays the sounds of each tick on other threads: cues over each other, and one word at a time. A program that plays
/// or speaks can never hold up the game.
struct SoundService: Sendable {
  /// The sounds of one tick.
  struct Job: Equatable, Sendable {
    var cue: SoundCue?
    var semitones = 0
    var volume = SoundVolume.full
    var spoken: Spoken?
    /// The player's own recording of the spoken text, which may not exist.
    var own: KeptVoice?

    init(cue: SoundCue? = nil, spoken: Spoken? = nil) {
      self.cue = cue
      self.spoken = spoken
    }

    /// Takes the sounds from the reports of one tick; the last cue wins.
    ///
    /// - Parameter own: the player's recording of a word.
    init(
      _ reports: [any Sendable], _ volume: SoundVolume = .full,
      own: (WordReference) -> KeptVoice? = { _ in nil }
    ) {
      self.volume = volume
      for report in reports {
        switch report as? ArcadeReport {
        case .cue(let cue, let semitones): (self.cue, self.semitones) = (cue, semitones)
        case .spoken(let spoken): self.spoken = spoken
        default: break
        }
      }
      self.own = spoken?.word.flatMap(own)
    }

    /// The cue as it is to be heard.
    fileprivate func samples(of cue: SoundCue) -> Samples {
      let samples = cue.samples(raisedBy: semitones)
      return volume == .full ? samples : samples.scaled(toPeak: samples.peak * volume.share)
    }
  }

  enum Sink: Sendable {
    /// An installed player.
    case player
    /// A folder with a WAV file for each sound, for tests and for debugging silence.
    case folder(String)

    /// Parses the variable BABBLE_SOUND: `wav:FOLDER`, or nothing.
    init(_ variable: String?) {
      self = variable.flatMap { $0.hasPrefix("wav:") ? .folder(String($0.dropFirst(4))) : nil } ?? .player
    }

    /// The function that plays samples, or writes them under a name.
    func output(_ runner: ProgramRunner) -> @Sendable (Samples, String) -> Void {
      switch self {
      case .player:
        let player = SoundPlayer(runner)
        return { samples, _ in player.play(samples) }
      case .folder(let path):
        let folder = SoundFolder(path)
        return { samples, name in folder.save(samples, name) }
      }
    }
  }

  private let service: Service<Timed>
  private let runner: ProgramRunner
  /// Plays cues beside words; nil if sounds become files, which have an order.
  private let mixer: SoundMixer?

  init(_ programs: InstalledPrograms) {
    let runner = ProgramRunner(programs)
    let sink = Sink(programs.environment[variable: .babbleSound])
    if case .player = sink { mixer = SoundMixer(programs) } else { mixer = nil }
    let maker = SoundMaker(runner, sink)
    self.runner = runner
    service = Service { timed in
      runner.begin()
      maker.make(timed.request, asked: timed.asked)
    }
  }

  /// Queues the sounds of a tick; an empty job is ignored.
  func play(_ request: Job) {
    guard request.cue != nil || request.spoken != nil else { return }
    if let mixer, let cue = request.cue, request.spoken == nil {
      return mixer.play { request.samples(of: cue) }
    }
    runner.cut()
    service.ask(Timed(request: request, asked: MonotonicClock.seconds))
  }

  private struct Timed: Sendable {
    let request: Job
    let asked: Double
  }

  /// Cuts off what is heard now.
  func hush() {
    mixer?.hush()
    runner.cut()
  }

  /// Cuts off what is heard now and stops our programs.
  func end() {
    mixer?.end()
    service.end()
    runner.end()
  }
}

/// The thread's work.
private struct SoundMaker: Sendable {
  let runner: ProgramRunner
  let speaker: Speaker
  let output: @Sendable (Samples, String) -> Void
  /// Cues later than this many seconds are dropped.
  let patience: Double

  init(_ runner: ProgramRunner, _ sink: SoundService.Sink) {
    self.runner = runner
    speaker = Speaker(runner)
    output = sink.output(runner)
    // A file is never too late.
    if case .folder = sink { patience = .infinity } else { patience = SoundMixer.patience }
  }

  /// Plays the words in the player's own recording, or else with a synthetic voice, or one after the other
  /// for comparison. Without any voice it plays the cue, unless that is too late.
  func make(_ request: SoundService.Job, asked: Double) {
    let own = request.own?.samples(runner)
    if let own { output(own, "voice") }
    if let spoken = request.spoken, own == nil || spoken.isAsked, !runner.isCut,
      let said = speaker.say(spoken)
    {
      output(said.samples, "speech-" + said.voice)
    } else if own == nil, let cue = request.cue, !runner.isCut, MonotonicClock.seconds - asked <= patience {
      output(request.samples(of: cue), cue.rawValue)
    }
  }
}

/// Writes sounds to a folder instead of playing them: `001-match.wav`, `002-speech-ka.wav` and so on.
private final class SoundFolder: Sendable {
  private let path: String
  private let count = Mutex(0)

  init(_ path: String) {
    self.path = path
  }

  /// Writes a file; errors are ignored, as with sounds that nobody hears.
  func save(_ samples: Samples, _ name: String) {
    let number = count.withLock { count in
      count += 1
      return String(count)
    }
    let padded = String(repeating: "0", count: max(0, 3 - number.utf8.count)) + number
    try? DeckFiles.write(samples.wavFile, to: "\(path)/\(padded)-\(name).wav", on: PosixFileSystem())
  }
}

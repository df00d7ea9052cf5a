import ArgumentParser
import Engine
import Games
import Interface
import Learning
import Storage
import System

/// `babble replay FILE`: watches a recorded game, checks it, or makes a film of it.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a replay in the terminal, check it, or make a film of it.",
    discussion: """
      Every game that ends keeps its replay in the folder replays. It is run again tick by tick: nothing that \
      happens in it counts a second time.

      Examples:
        babble replay game.babble --speed 4
        babble replay game.babble --verify
        babble replay game.babble --cast game.cast
        babble replay game.babble --svg game.svg --from 20 --to 30
      """)

  static let speeds = 0.25...16

  @Argument(
    help: ArgumentHelp("A replay.", valueName: "file"), completion: .file(extensions: ["babble"]))
  var file: String

  @Flag(help: "Run it without a screen and check that it goes as it was recorded.")
  var verify = false

  @Option(help: ArgumentHelp("Play faster or slower, 0.25 to 16 times.", valueName: "x"))
  var speed = 1.0

  @Option(
    help: ArgumentHelp("Write an asciicast (version 2) that asciinema plays.", valueName: "file"),
    completion: .file(extensions: ["cast"]))
  var cast: String?

  @Option(
    help: ArgumentHelp("Write a film in SVG that browsers play.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(help: ArgumentHelp("With --svg, start this many seconds into the game.", valueName: "seconds"))
  var from = 0.0

  @Option(help: ArgumentHelp("With --svg, end this many seconds into the game.", valueName: "seconds"))
  var to = Double.infinity

  @OptionGroup var options: CommonOptions

  func validate() throws {
    guard Self.speeds.contains(speed) else {
      throw ValidationError("--speed takes 0.25 to 16, not \(speed).")
    }
    if [verify, cast != nil, svg != nil].count(where: \.self) > 1 {
      throw ValidationError("--verify, --cast and --svg are three things: what is made is verified anyway.")
    }
    guard from >= 0, from <= to else {
      throw ValidationError("--from comes before --to, and is no less than 0.")
    }
  }

  func run() throws {
    if verify { return try check() }
    if let cast { return try write(cast) }
    if let svg { return try write(film: svg) }
    Program(options).watch { try named { file throws(Failure) in try file.scene(speed: speed) } }
  }

  private func check() throws {
    let verification = try rerun { try verified(Verification($0, watch: $1)) }
    let points = Figure.grouped(verification.file.round.result.score)
    Printer.out(Text("\(verification.sentence): \(points) points"))
  }

  private func write(_ cast: String) throws {
    let program = Program(options)
    let fonts = KnownFonts(ProgramRunner(program.installed))
    let look = program.recordedLook
    try rerun { rerun, watch in
      try AskedFile.write(to: cast) { file in
        let verification = try CastFile.write(
          rerun, look: look, speed: speed, watch: watch, to: file.write
        ) { $0.drawing(fonts) }
        _ = try verified(verification)
      }
    }
    Printer.out(Text("Play it: asciinema play -i 1 \(cast)"))
  }

  private func write(film path: String) throws {
    let film = FilmFile(speed: speed, part: from...to)
    try rerun { rerun, watch in
      let made = try film.make(rerun, look: Program(options).recordedLook, watch: watch)
      _ = try verified(made.verification)
      try AskedFile.write(to: path) { file in try file.write(Array(made.svg.utf8)) }
    }
  }

  /// Runs the replay again, showing the progress.
  private func rerun<Value>(_ body: (Rerun, (Tick) throws(Failure) -> Void) throws -> Value) throws -> Value {
    let rerun = try named { file throws(Failure) in try Rerun(file) }
    return try LongWork.run { work in
      try body(rerun) { tick throws(Failure) in try work.report { rerun.file.progress(at: tick) } }
    }
  }

  private func verified(_ verification: Verification) throws(Failure) -> Verification {
    guard verification.verdict == .verified else {
      throw Failure(description: "\(file): \(verification.sentence).")
    }
    return verification
  }

  /// Adds the file's name to errors.
  private func named<Value>(
    _ make: (ReplayFile) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) {
      return try make(ReplayFile.load(file))
    } catch {
      throw Failure(description: "\(file): \(error)")
    }
  }
}

extension ReplayFile {
  /// A scene that plays it.
  func scene(speed: Double) throws(Failure) -> ReplayScene {
    let result = round.result
    return ReplayScene(Timeline(try Verification.player(self)), about: about, speed: speed) { outcome in
      outcome.finished == result
    }
  }

  /// The progress at a tick, such as 12:40 of 3:02:11.
  func progress(at tick: Tick) -> Text {
    let times = [tick, round.run.ticks].map { Figure.duration($0 / Tick.ticksPerSecond) }
    return Text(times.joined(separator: " of "))
  }

  /// Such as "challenge: sudden · Georgian letters"; may contain text from outside.
  var title: String {
    let kind = round.result.variation.isEmpty ? "" : ": " + round.result.variation
    return "\(round.game)\(kind) · \(round.setup.round.content.name)"
  }

  /// The sentences in the help of the replay screen.
  private var about: Text {
    let by = player.isEmpty ? "" : ", played by \(player)"
    return Text(
      """
      \(title)\(by) on \(Timestamp.text(playedAt).prefix(10)). Babble replays it and compares every second with the \
      recording; nothing counts again.
      """)
  }
}

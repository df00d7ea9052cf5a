import Emulator

/// From exec to the complete first screen. The fastest of several starts counts: the others had to wait for a
/// processor.
func startTrial(_ programs: Programs) -> BenchTrial {
  BenchTrial(name: "start", figures: [TrialFigure("first complete frame after exec, quickest of 10", "ms")]) {
    side in
    let command = programs.firstScreen(side)
    let starts = try (0..<10).map { _ in try FirstScreen(command, programs.environment).whole }
    return [starts.min()]
  }
}

/// How long the first screen took, in milliseconds from exec.
struct FirstScreen {
  /// Until something was on it.
  let first: Double
  /// Until it was complete: the output is replayed into an emulator to see when it stops changing.
  let whole: Double
  /// The CPU time of all threads when the output had ended, in milliseconds.
  let processor: Double

  /// Starts a program and waits until it has been silent for this long.
  init(_ command: [String], _ environment: [String: String], silence milliseconds: Int32 = 150) throws {
    let program = try MeasuredProgram(command, environment, keepsOutput: true)
    try program.settle(milliseconds: milliseconds)
    processor = Processes(ofSession: program.process).processorSeconds * 1000
    let emulator = Emulator(MeasuredProgram.size.columns, MeasuredProgram.size.rows)
    let pictures = program.arrivals.map { arrival in
      emulator.feed(arrival.bytes)
      return EmulatedPicture(of: emulator)
    }
    guard let last = pictures.last, let start = pictures.firstIndex(where: { !$0.isBlank }),
      let end = pictures.firstIndex(of: last), !last.isBlank
    else { throw Refusal("\(command[0]) showed nothing") }
    first = (program.arrivals[start].seconds - program.started) * 1000
    whole = (program.arrivals[end].seconds - program.started) * 1000
  }
}

/// The cost of an idle screen.
func stillTrial(_ programs: Programs) -> BenchTrial {
  let figures = [
    TrialFigure("first screen, nothing moves: written in 3 s", "bytes"), TrialFigure("wake-ups in 3 s", ""),
    TrialFigure("CPU in 3 s", "µs"),
  ]
  return BenchTrial(name: "still", figures: figures) { side in
    let program = try MeasuredProgram(programs.firstScreen(side), programs.environment)
    try program.settle(milliseconds: 1000)
    let (bytes, before) = (program.written, Processes(ofSession: program.process))
    try program.watch(seconds: 3)
    let after = Processes(ofSession: program.process)
    return [
      Double(program.written - bytes), Double(after.wakeUps - before.wakeUps),
      (after.processorSeconds - before.processorSeconds) * 1e6,
    ]
  }
}

/// Peak memory on the first screen and in play, and whether it grows.
func memoryTrial(_ programs: Programs, seconds: Int) -> BenchTrial {
  let figures = [
    TrialFigure("peak, first screen", "MB"), TrialFigure("peak, Bubbles played for \(seconds) s", "MB"),
    TrialFigure("growth after the first quarter of that", "MB"),
  ]
  return BenchTrial(name: "memory", figures: figures) { side in
    let first = try MeasuredProgram(programs.firstScreen(side), programs.environment)
    try first.settle(milliseconds: 300)
    let processes = Processes(ofSession: first.process)
    let play = side == .babble ? try play(programs, seconds: seconds) : nil
    return [processes.peak, play?.peak, play?.growth]
  }
}

/// Dismisses the introduction and then drags back and forth without answering, so that the round never ends.
private func play(_ programs: Programs, seconds: Int) throws -> (peak: Double?, growth: Double?) {
  let program = try MeasuredProgram(programs.round(of: "bubbles"), programs.environment)
  for _ in 0..<3 {
    try program.watch(seconds: 0.6)
    program.type("\r")
  }
  var before: Double?
  for turn in 0..<seconds * 10 {
    if turn == seconds * 10 / 4 { before = Processes(ofSession: program.process).memory }
    program.type(drag(turn))
    try program.watch(seconds: 0.1)
  }
  let after = Processes(ofSession: program.process)
  let growth = after.memory.flatMap { now in before.map { now - $0 } }
  return (after.peak, growth)
}

/// The mouse reports of a drag between two cells below the bar.
private func drag(_ turn: Int) -> String {
  let (x, y) = (turn * 37 % 110 + 5, turn * 11 % 20 + 15)
  let (toX, toY) = (turn * 53 % 110 + 5, turn * 17 % 20 + 15)
  return "\u{1B}[<0;\(x);\(y)M\u{1B}[<32;\((x + toX) / 2);\((y + toY) / 2)M\u{1B}[<32;\(toX);\(toY)M"
    + "\u{1B}[<0;\(toX);\(toY)m"
}

/// The contents of an emulator.
struct EmulatedPicture: Equatable {
  private var cells: [EmulatedCell] = []

  init(of emulator: Emulator) {
    for y in 0..<emulator.height {
      for x in 0..<emulator.width { cells.append(emulator.cell(x, y)) }
    }
  }

  var isBlank: Bool { cells.allSatisfy { $0.text == " " } }

  /// The number of cells that look different. The foreground of a blank doesn't count; nor do emoji sequences
  /// and the cells they may cover, since terminals disagree about their width.
  func differences(from other: EmulatedPicture) -> Int {
    let pairs = Array(zip(cells, other.cells))
    let doubtful = pairs.indices.filter { Self.isDoubtful(pairs[$0].0) || Self.isDoubtful(pairs[$0].1) }
    let ignored = Set(doubtful.flatMap { $0..<$0 + 4 })
    return pairs.indices.filter { !ignored.contains($0) && !Self.looksSame(pairs[$0].0, pairs[$0].1) }.count
  }

  private static func isDoubtful(_ cell: EmulatedCell) -> Bool {
    ["\u{2764}", "\u{1F469}", "\u{1F3F3}"].contains(cell.text.unicodeScalars.first)
  }

  private static func looksSame(_ cell: EmulatedCell, _ other: EmulatedCell) -> Bool {
    var other = other
    if cell.text == " " { other.foreground = cell.foreground }
    return cell == other
  }
}

/// Peak memory on the first screen and in play, and whether it grows there.
func memoryTrial(_ programs: Programs, seconds: Int) -> Trial {
  let figures = [
    Figure("peak, first screen", "MB"), Figure("peak, Bubbles played for \(seconds) s", "MB"),
    Figure("growth after the first quarter of that", "MB"),
    Figure("peak of the process that guards the terminal", "MB"),
  ]
  return Trial(name: "memory", figures: figures) { side in
    let first = try Seat(programs.firstScreen(side), programs.environment)
    try first.settle(milliseconds: 300)
    let processes = Processes(ofSession: first.process)
    let play = side == .babble ? try play(programs, seconds: seconds) : nil
    return [processes.peakOfDrawing, play?.peak, play?.growth, processes.peakOfGuarding]
  }
}

/// Leaves the introduction, and then drags this way and that without an answer, so that the round goes on and on.
private func play(_ programs: Programs, seconds: Int) throws -> (peak: Double?, growth: Double?) {
  let seat = try Seat(programs.round(of: "bubbles"), programs.environment)
  for _ in 0..<3 {
    try seat.watch(seconds: 0.6)
    seat.type("\r")
  }
  var before: Double?
  for turn in 0..<seconds * 10 {
    if turn == seconds * 10 / 4 { before = Processes(ofSession: seat.process).memoryOfDrawing }
    seat.type(drag(turn))
    try seat.watch(seconds: 0.1)
  }
  let after = Processes(ofSession: seat.process)
  let growth = after.memoryOfDrawing.flatMap { now in before.map { now - $0 } }
  return (after.peakOfDrawing, growth)
}

/// From one cell to another, both below the bar, as the terminal reports it.
private func drag(_ turn: Int) -> String {
  let (x, y) = (turn * 37 % 110 + 5, turn * 11 % 20 + 15)
  let (toX, toY) = (turn * 53 % 110 + 5, turn * 17 % 20 + 15)
  return "\u{1B}[<0;\(x);\(y)M\u{1B}[<32;\((x + toX) / 2);\((y + toY) / 2)M\u{1B}[<32;\(toX);\(toY)M"
    + "\u{1B}[<0;\(toX);\(toY)m"
}

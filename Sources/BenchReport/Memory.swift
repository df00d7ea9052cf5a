/// Peak memory on the first screen and in a round.
func memoryTrial(_ programs: Programs) -> Trial {
  let figures = [
    Figure("peak, first screen", "MB"), Figure("peak, in a round of Memory", "MB"),
    Figure("peak of the process that guards the terminal", "MB"),
  ]
  return Trial(name: "memory", figures: figures) { side in
    let first = try Seat(programs.firstScreen(side), programs.environment)
    try first.settle(milliseconds: 300)
    let processes = Processes(ofSession: first.process)
    let round = side == .babble ? try peakInRound(programs.round(), programs.environment) : nil
    return [processes.peakOfDrawing, round, processes.peakOfGuarding]
  }
}

/// Leaves the words' introduction and turns some cards.
private func peakInRound(_ command: [String], _ environment: [String: String]) throws -> Double? {
  let seat = try Seat(command, environment)
  try seat.settle(milliseconds: 300)
  for key in ["\r", "\r", "\t", "\r", "\t", "\r", "\t", "\r"] {
    seat.type(key)
    try seat.watch(seconds: 0.3)
  }
  return Processes(ofSession: seat.process).peakOfDrawing
}

/// What a screen costs on which nothing happens.
func stillTrial(_ programs: Programs) -> Trial {
  let figures = [
    Figure("first screen, nothing moves: written in 3 s", "bytes"), Figure("wake-ups in 3 s", ""),
    Figure("CPU in 3 s", "µs"),
  ]
  return Trial(name: "still", figures: figures) { side in
    let seat = try Seat(programs.firstScreen(side), programs.environment)
    try seat.settle(milliseconds: 1000)
    let (bytes, before) = (seat.written, Processes(ofSession: seat.process))
    try seat.watch(seconds: 3)
    let after = Processes(ofSession: seat.process)
    return [
      Double(seat.written - bytes), Double(after.wakeUps - before.wakeUps),
      (after.processorSeconds - before.processorSeconds) * 1e6,
    ]
  }
}

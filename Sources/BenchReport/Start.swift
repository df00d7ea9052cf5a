import Emulator

/// From exec to the first screen standing whole. Several starts a run, the first one for the caches.
func startTrial(_ programs: Programs) -> Trial {
  Trial(name: "start", figures: [Figure("first complete frame after exec, warm", "ms")]) { side in
    let command = programs.firstScreen(side)
    let starts = try (0..<10).map { _ in try secondsToFirstFrame(command, programs.environment) }
    return [Array(starts.dropFirst()).median.map { $0 * 1000 }]
  }
}

/// The frame is complete when what comes later changes nothing: the output is played once more, into a
/// terminal, to see from where on the picture stays.
private func secondsToFirstFrame(_ command: [String], _ environment: [String: String]) throws -> Double {
  let seat = try Seat(command, environment, keepsOutput: true)
  try seat.settle(milliseconds: 150)
  let emulator = Emulator(Seat.size.columns, Seat.size.rows)
  let pictures = seat.arrivals.map { arrival in
    emulator.feed(arrival.bytes)
    return Picture(of: emulator)
  }
  guard let last = pictures.last, !last.isBlank, let index = pictures.firstIndex(of: last) else {
    throw Refusal("\(command[0]) showed nothing")
  }
  return seat.arrivals[index].seconds - seat.started
}

import Emulator

/// From exec to the first screen standing whole. Of several starts the quickest counts: the others had to wait for a
/// processor, above all where there are two processes.
func startTrial(_ programs: Programs) -> Trial {
  Trial(name: "start", figures: [Figure("first complete frame after exec, quickest of 10", "ms")]) { side in
    let command = programs.firstScreen(side)
    let starts = try (0..<10).map { _ in try Opening(command, programs.environment).whole }
    return [starts.min()]
  }
}

/// How long the first screen took, in milliseconds from exec.
struct Opening {
  /// Until something stood on it.
  let first: Double
  /// Until it stood as it stays: the output is played once more, into a terminal, to see from where on nothing changes.
  let whole: Double
  /// The processor time that all threads had taken when nothing more came, in milliseconds.
  let processor: Double

  /// Starts a program and waits until it has been silent for so long.
  init(_ command: [String], _ environment: [String: String], silence milliseconds: Int32 = 150) throws {
    let seat = try Seat(command, environment, keepsOutput: true)
    try seat.settle(milliseconds: milliseconds)
    processor = Processes(ofSession: seat.process).processorSeconds * 1000
    let emulator = Emulator(Seat.size.columns, Seat.size.rows)
    let pictures = seat.arrivals.map { arrival in
      emulator.feed(arrival.bytes)
      return Picture(of: emulator)
    }
    guard let last = pictures.last, let start = pictures.firstIndex(where: { !$0.isBlank }),
      let end = pictures.firstIndex(of: last), !last.isBlank
    else { throw Refusal("\(command[0]) showed nothing") }
    first = (seat.arrivals[start].seconds - seat.started) * 1000
    whole = (seat.arrivals[end].seconds - seat.started) * 1000
  }
}

/// A workload of the benchmark: `babble-bench` and the C program both know it by its name.
struct Workload {
  let name: String
  let title: String
  /// How many frames, or ticks, are measured.
  let frames: Int
  /// How many draw the picture that is compared; fewer, since a terminal has to show them.
  let compared: Int

  static let all = [
    Workload(name: "w1", title: "40 bubbles", frames: 1200, compared: 300),
    Workload(name: "w2", title: "plasma, every cell new", frames: 300, compared: 20),
    Workload(name: "w3", title: "clock", frames: 1200, compared: 300),
    Workload(name: "w4", title: "wide cards", frames: 600, compared: 601),
    Workload(name: "w8", title: "10,000 entities, 1,000 timers", frames: 10_000, compared: 10_000),
  ]

  /// Whether it draws; the other one prints a checksum.
  var draws: Bool { name != "w8" }
}

/// What a frame costs: a run of so many frames and one, less a run of one, so that start and end cost nothing.
func workloadTrial(_ workload: Workload, _ programs: Programs) -> Trial {
  let figures =
    workload.draws
    ? [Figure("\(workload.title): written a frame", "bytes"), Figure("CPU a frame", "µs")]
    : [Figure("\(workload.title): CPU an entity and tick", "ns")]
  return Trial(name: workload.name, figures: figures) { side in
    let long = try Seat(programs.workload(side, workload.name, frames: workload.frames + 1)).finish()
    let short = try Seat(programs.workload(side, workload.name, frames: 1)).finish()
    let frames = Double(workload.frames)
    let seconds = (long.seconds - short.seconds) / frames
    guard workload.draws else { return [seconds * 1e9 / 10_000] }
    return [Double(long.bytes - short.bytes) / frames, seconds * 1e6]
  }
}

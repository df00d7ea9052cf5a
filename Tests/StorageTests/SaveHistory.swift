import Campaigns
import Deterministic
import Learning
import System

@testable import Storage

/// A random history of two machines' homes: 8 to 32 steps, in which disks fail, clocks jump, programs are killed
/// and the power is cut. Everything follows from the seed.
struct SaveHistory {
  private enum Step: CaseIterable {
    case record, flush, write, word, look, close, replay, crash, powerCut, share
  }

  var chance: Chance
  var machines: [SimulatedMachine]
  /// Whether the machines have one folder that a syncing program copies; otherwise they exchange archives.
  let isShared: Bool
  var steps: [String] = []
  var made: Int { steps.count }
  var reached: Set<Reached> = []

  /// Situations that a search must have met, or else it shows nothing.
  enum Reached: CaseIterable {
    /// An archive was imported while the disk could fail.
    case exchange
    /// Two machines had all events, and knew the same.
    case comparison
    /// A second program looked at a home that another one had open.
    case secondProgram
    /// The power was cut while a program was open.
    case powerCut
    /// The disk was full.
    case fullDisk
  }

  init(seed: UInt64) throws {
    chance = Chance(seed: seed, stream: 2)
    machines = [1, 2].map { SimulatedMachine($0, seed: seed) }
    isShared = chance.happens(1, in: 2)
    guard isShared else { return }
    // Without a number of its own a machine takes any home for its own, and two would write one journal.
    for machine in machines {
      let path = "/state\(machine.number)/babble/machine"
      machine.disk.place(path, Array("000000000000000\(machine.number)\n".utf8))
      machine.disk.state.withLock { state in
        for folder in ["/state\(machine.number)", "/state\(machine.number)/babble"] {
          state.folders.insert(folder)
          state.syncedFolders.insert(folder)
        }
      }
    }
    try machines[0].open()
    machines[0].record("memory", offset: 0)
    machines[0].close()
    share(from: 0, to: 1)
  }

  /// Returns the number of steps.
  mutating func play() throws -> Int {
    let count = 8 + chance.below(25)
    for step in 0..<count {
      let number = chance.below(2)
      do { try play(machine: number) } catch { throw TrialFault("step \(step): \(error) \(story)") }
    }
    do { try unite() } catch { throw TrialFault("at the end: \(error) \(story)") }
    return count
  }

  private mutating func play(machine number: Int) throws {
    let clock = clockStep()
    machines[number].sessions.time += clock
    let isFaulty = chance.happens(1, in: 3)
    if isFaulty {
      let fault = fault()
      machines[number].disk.fail(at: 1 + chance.below(24), with: fault)
      steps.append("\(number + 1) \(fault)")
    }
    if machines[number].store == nil { try machines[number].open() }
    let step = machines[number].disk.isDead ? .crash : Step.allCases[chance.below(Step.allCases.count)]
    try run(step, number)
    if machines[number].disk.isFull { reached.insert(.fullDisk) }
    if machines[number].disk.isDead { return try restart(number, powerCut: chance.happens(1, in: 3)) }
    if chance.happens(2, in: 3) { machines[number].disk.mend() }
  }

  /// The last steps, each with its machine.
  private var story: String {
    "(\(isShared ? "one folder" : "archives"): \(steps.suffix(24).joined(separator: ", ")))"
  }

  private mutating func clockStep() -> Int64 {
    switch chance.below(12) {
    case 0: Int64(chance.number(in: -20...20)) * 86_400
    case 1: Int64(chance.number(in: -10...10)) * 365 * 86_400
    case 2: Int64(chance.below(9)) * 86_400
    default: Int64(chance.below(4000))
    }
  }

  private mutating func fault() -> TestDisk.Fault {
    let faults: [TestDisk.Fault] = [
      .kill, .kill, .kill, .error(5), .error(28), .shortWrite, .tornWrite(28), .tornWrite(5), .full,
      .lasting(5),
    ]
    return faults[chance.below(faults.count)]
  }
}

extension SaveHistory {
  private mutating func run(_ step: Step, _ number: Int) throws {
    steps.append("\(number + 1) \(step)")
    switch step {
    case .record, .flush:
      for _ in 0...chance.below(5) {
        let game = ["memory", Knowledge.course][chance.below(2)]
        machines[number].record(game, offset: chance.below(3) * 3600)
        machines[number].sessions.time += Int64(chance.below(90))
      }
      if step == .flush { machines[number].flush() }
    case .write: machines[number].write(name: "name \(made)")
    case .word: machines[number].addWord("word-\(number)-\(made)")
    case .look: try look(number)
    case .close: machines[number].close()
    case .replay: try? machines[number].store?.folder.save(Array("replay".utf8), as: "\(made).babble")
    case .crash, .powerCut: try restart(number, powerCut: step == .powerCut)
    case .share: isShared ? share(from: 1 - number, to: number) : try exchange(number)
    }
  }

  mutating func restart(_ number: Int, powerCut: Bool) throws {
    steps.append("\(number + 1) \(powerCut ? "loses power" : "is killed")")
    if powerCut, machines[number].store != nil { reached.insert(.powerCut) }
    machines[number].crash(powerCut: powerCut, &chance)
    try machines[number].verify(twice: chance.happens(1, in: 3))
  }

  /// A second program reads only, and changes nothing.
  private mutating func look(_ number: Int) throws {
    let machine = machines[number]
    guard machine.store != nil else { return }
    let before = machine.disk.files
    let second = SaveStore(
      try OpenedSave(home: SimulatedMachine.home, files: machine.disk, machine.openContext),
      files: machine.disk, isAlone: true)
    try machine.expect(second.access != .writable, "two programs may write")
    try machine.expect(machine.disk.files == before, "the second program has written")
    reached.insert(.secondProgram)
  }
}

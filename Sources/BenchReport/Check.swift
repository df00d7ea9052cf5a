import Emulator

/// Whether both sides of a workload end with the same picture or checksum: else their figures compare nothing.
struct Check: Encodable {
  let workload: String
  /// What was found, in words.
  let finding: String
  /// Whether a program could not run.
  let hasFailed: Bool

  init(of workload: Workload, by programs: Programs) {
    self.workload = workload.name
    do {
      finding = try workload.draws ? Self.picture(workload, programs) : Self.checksum(workload, programs)
      hasFailed = false
    } catch {
      finding = "\(error)"
      hasFailed = true
    }
  }

  private static func picture(_ workload: Workload, _ programs: Programs) throws -> String {
    let pictures = try Side.allCases.map { side in
      let emulator = Emulator(Seat.size.columns, Seat.size.rows)
      emulator.feed(try output(side, workload, programs).beforeLeaving)
      return Picture(of: emulator)
    }
    let count = pictures[0].differences(from: pictures[1])
    return count == 0 ? "same picture" : "\(count) cells differ"
  }

  private static func checksum(_ workload: Workload, _ programs: Programs) throws -> String {
    let sums = try Side.allCases.map { side in
      String(decoding: try output(side, workload, programs).prefix { $0 > 0x20 }, as: UTF8.self)
    }
    return sums[0] == sums[1] ? "same checksum, \(sums[0])" : "checksums differ: \(sums[0]), peer \(sums[1])"
  }

  private static func output(_ side: Side, _ workload: Workload, _ programs: Programs) throws -> [UInt8] {
    let seat = try Seat(
      programs.workload(side, workload.name, frames: workload.compared), keepsOutput: true)
    _ = try seat.finish()
    return seat.arrivals.flatMap(\.bytes)
  }
}

extension [UInt8] {
  /// What stands before the program leaves the alternate screen, which takes the picture away.
  fileprivate var beforeLeaving: ArraySlice<UInt8> {
    let leaving = Array("\u{1B}[?1049l".utf8)
    let end = indices.last { self[$0...].starts(with: leaving) }
    return self[..<(end ?? endIndex)]
  }
}

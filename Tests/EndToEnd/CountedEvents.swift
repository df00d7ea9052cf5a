import Foundation

/// A second opinion on what a journal makes due, by FSRS-6 with whole days as its authors describe it. Shares no code
/// with the program.
struct CountedEvents {
  private struct Line: Decodable {
    let type: String
    let day: Int
    let item: String?
    let skill: String?
    let grade: String?
  }

  private struct Memory {
    var stability: Double
    var difficulty: Double
    var day: Int
    /// Right answers on days after the first.
    var held = 0

    var due: Int { day + max(1, Int(stability.rounded())) }
  }

  private var items: [String: [String: Memory]] = [:]

  /// - Parameter journal: its text; lines without a grade are ignored.
  init(_ journal: String) {
    for line in journal.split(separator: "\n") {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)), line.type == "answer",
        let item = line.item, let skill = line.skill, let grade = Self.grade(line.grade)
      else { continue }
      let known = items[item]?[skill]
      items[item, default: [:]][skill] =
        known.map { Self.next($0, grade, line.day) } ?? Self.first(grade, line.day)
    }
  }

  /// How many words have anything due.
  func due(on day: Int) -> Int { items.values.count { $0.values.contains { $0.due <= day } } }

  /// How many words can be asked the other way round for the first time: right on a later day, and not due.
  func openable(on day: Int) -> Int {
    items.values.count { skills in
      guard skills.count == 1, let memory = skills["recognise"] else { return false }
      return memory.held > 0 && memory.due > day
    }
  }

  private static func grade(_ name: String?) -> Int? {
    name.flatMap { ["again", "hard", "good", "easy"].firstIndex(of: $0) }
  }

  private static func first(_ grade: Int, _ day: Int) -> Memory {
    Memory(stability: weights[grade], difficulty: startDifficulty(grade), day: day)
  }

  private static func startDifficulty(_ grade: Int) -> Double {
    min(max(weights[4] - exp(weights[5] * Double(grade)) + 1, 1), 10)
  }

  private static func next(_ memory: Memory, _ grade: Int, _ day: Int) -> Memory {
    guard day > memory.day else { return memory }
    let (stability, difficulty) = (memory.stability, memory.difficulty)
    let recall = pow(1 + factor * Double(day - memory.day) / stability, -decay)
    var next = memory
    next.day = day
    let easy = weights[4] - exp(weights[5] * 3) + 1
    let step = difficulty - weights[6] * Double(grade - 2) * (10 - difficulty) / 9
    next.difficulty = min(max(weights[7] * easy + (1 - weights[7]) * step, 1), 10)
    if grade == 0 {
      let lapsed =
        weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
        * exp(weights[14] * (1 - recall))
      next.stability = min(lapsed, stability / exp(weights[17] * weights[18]))
    } else {
      let growth =
        exp(weights[8]) * (11 - difficulty) * pow(stability, -weights[9])
        * (exp(weights[10] * (1 - recall)) - 1)
      next.stability = stability * (1 + growth * (grade == 1 ? weights[15] : grade == 3 ? weights[16] : 1))
      next.held += 1
    }
    return next
  }

  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let decay = weights[20]
  private static let factor = pow(0.9, -1 / decay) - 1
}

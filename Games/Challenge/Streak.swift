import Engine

/// A run of right answers: every four raise the multiplier, and a miss lowers it by one step.
struct Streak: Hashable, StateHashable {
  static let multipliers = [1, 2, 3, 5]
  /// Right answers per step.
  static let perStep = 4

  private(set) var run = 0
  /// The longest run.
  private(set) var longest = 0
  /// The current step, and how many answers count towards the next.
  private(set) var step = 0
  private(set) var filled = 0

  var multiplier: Int { Self.multipliers[step] }

  /// The answers towards the next step: true once given. At the last step all are.
  var steps: [Bool] { (0..<Self.perStep).map { $0 < filled || step == Self.multipliers.count - 1 } }

  /// Of the frames around the answers: brighter with each step.
  func color(_ theme: Theme) -> Color { [theme.muted, theme.second, theme.text, theme.accent][step] }

  mutating func hit() {
    run += 1
    longest = max(longest, run)
    guard step < Self.multipliers.count - 1 else { return }
    filled += 1
    if filled == Self.perStep { (step, filled) = (step + 1, 0) }
  }

  mutating func miss() {
    run = 0
    (step, filled) = (max(0, step - 1), 0)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, run, longest, step, filled)
  }
}

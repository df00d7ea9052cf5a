/// Robert Penner's easing curves: how the speed of a motion changes from its start to its end.
///
/// "In" begins slowly, "out" ends slowly, "inOut" does both. They use only + - *, so that they give the same
/// bits on every machine.
public enum Easing: UInt8, CaseIterable, Sendable, BitwiseCopyable, StateHashable {
  /// Constant speed.
  case linear
  /// Powers of 2: gentle.
  case quadraticIn, quadraticOut, quadraticInOut
  /// Powers of 3: firm.
  case cubicIn, cubicOut, cubicInOut
  /// Moves back by a tenth before it starts, or overshoots by a tenth before it settles.
  case backIn, backOut

  /// How much of the way is done after `progress` (0 to 1) of the time: 0 at 0, 1 at 1.
  public func callAsFunction(_ progress: Double) -> Double {
    switch self {
    case .linear: progress
    case .quadraticIn: progress * progress
    case .quadraticOut: mirrored(.quadraticIn, progress)
    case .quadraticInOut: joined(.quadraticIn, progress)
    case .cubicIn: progress * progress * progress
    case .cubicOut: mirrored(.cubicIn, progress)
    case .cubicInOut: joined(.cubicIn, progress)
    case .backIn: progress * progress * ((overshoot + 1) * progress - overshoot)
    case .backOut: mirrored(.backIn, progress)
    }
  }

  /// Penner's 1.70158, which makes `backIn` move back by a tenth, rounded to 1/64 so that the ends are exact.
  private var overshoot: Double { 109.0 / 64 }

  private func mirrored(_ easing: Easing, _ progress: Double) -> Double {
    1 - easing(1 - progress)
  }

  private func joined(_ easing: Easing, _ progress: Double) -> Double {
    progress < 0.5 ? easing(2 * progress) / 2 : 1 - easing(2 - 2 * progress) / 2
  }
}

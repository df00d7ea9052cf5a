/// How a motion goes from its start to its end: the curves that Robert Penner made known.
///
/// "In" begins slowly, "out" ends slowly, "inOut" does both. They use + - * alone, so that they give the same
/// bits on every machine.
public enum Easing: UInt8, CaseIterable, Sendable, BitwiseCopyable, StateHashable {
  /// The same speed all the way.
  case linear
  /// Powers of two: gentle.
  case quadraticIn, quadraticOut, quadraticInOut
  /// Powers of three: firm.
  case cubicIn, cubicOut, cubicInOut
  /// Goes a tenth of the way back before it starts, or beyond the end before it settles.
  case backIn, backOut

  /// How much of the way is done when `progress` (0 to 1) of the time is over: 0 at 0, 1 at 1.
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

  /// Penner's 1.70158, with which `backIn` goes back by a tenth, to the nearest 1/64: so the ends are exact.
  private var overshoot: Double { 109.0 / 64 }

  private func mirrored(_ easing: Easing, _ progress: Double) -> Double {
    1 - easing(1 - progress)
  }

  private func joined(_ easing: Easing, _ progress: Double) -> Double {
    progress < 0.5 ? easing(2 * progress) / 2 : 1 - easing(2 - 2 * progress) / 2
  }
}

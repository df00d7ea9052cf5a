import Deterministic

/// A direction on a plane, one of 64: 0 is right, 16 down, 32 left, 48 up.
///
/// Sines come from a table, so that things that move along a heading move alike on every machine.
public struct Heading: Hashable, Sendable, BitwiseCopyable, StateHashable {
  /// The number of directions.
  public static let count = 64
  /// The length of a whole step in the units of `x` and `y`.
  public static let whole = 65_536

  /// 64ths of a turn clockwise from the right, 0 to 63.
  public let index: UInt8

  /// The direction this many 64ths of a turn clockwise from the right; any number will do.
  public init(_ steps: Int) {
    index = UInt8(steps & (Heading.count - 1))
  }

  /// How far a step in this direction goes to the right, in 1/65,536.
  @inlinable public var x: Int { Heading.sine(Int(index) + 16) }
  /// How far a step in this direction goes down, in 1/65,536.
  @inlinable public var y: Int { Heading.sine(Int(index)) }

  /// The direction this many 64ths of a turn further clockwise.
  public func turned(by steps: Int) -> Heading {
    Heading(Int(index) + steps)
  }

  /// The direction after bouncing off something vertical, such as a wall.
  public var mirroredX: Heading { Heading(32 - Int(index)) }
  /// The direction after bouncing off something horizontal, such as a floor.
  public var mirroredY: Heading { Heading(-Int(index)) }

  public func hash(into hash: inout StateHash) {
    hash.combine(index)
  }

  @inlinable
  static func sine(_ steps: Int) -> Int { Int(wave[steps & 63]) }

  /// The sine of each 64th of a turn, in 1/65,536.
  @usableFromInline static let wave: InlineArray<64, Int32> = [
    0, 6424, 12785, 19024, 25080, 30893, 36410, 41576, 46341, 50660, 54491, 57798, 60547, 62714, 64277,
    65220, 65536, 65220, 64277, 62714, 60547, 57798, 54491, 50660, 46341, 41576, 36410, 30893, 25080, 19024,
    12785, 6424, 0, -6424, -12785, -19024, -25080, -30893, -36410, -41576, -46341, -50660, -54491, -57798,
    -60547, -62714, -64277, -65220, -65536, -65220, -64277, -62714, -60547, -57798, -54491, -50660, -46341,
    -41576, -36410, -30893, -25080, -19024, -12785, -6424,
  ]
}

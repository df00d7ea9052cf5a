/// A moment or a length of simulated time, in ticks of 1/60 s; moments count from 0.
public typealias Tick = Int

extension Tick {
  /// How many ticks make a second of simulated time.
  public static var ticksPerSecond: Int { 60 }
}

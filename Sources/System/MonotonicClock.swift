@preconcurrency import Glibc

/// The monotonic clock, for measuring and for deadlines.
public enum MonotonicClock {
  /// Nanoseconds since an arbitrary moment.
  public static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  public static var seconds: Double { Double(now()) / 1e9 }
}

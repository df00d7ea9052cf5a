/// Whether something takes less than so many seconds. A machine busy with other things is late now and then; what waits
/// is late every time.
///
/// - Parameter seconds: does it anew, and tells how long it took.
public func isQuick(_ limit: Double, _ seconds: () throws -> Double) rethrows -> Bool {
  try (0..<10).contains { _ in try seconds() < limit }
}

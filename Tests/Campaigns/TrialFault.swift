/// A fault found by a trial, and where in it.
public struct TrialFault: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

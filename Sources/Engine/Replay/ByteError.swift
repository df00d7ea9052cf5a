/// Why bytes couldn't be decoded.
public struct ByteError: Error, Equatable, CustomStringConvertible {
  /// The index of the byte.
  public let place: Int
  /// What is wrong there, without a full stop.
  public let what: String

  public init(place: Int, what: String) {
    self.place = place
    self.what = what
  }

  public var description: String { "byte \(place): \(what)" }
}

import System

/// A fault of a model file.
public enum ModelFault: Error, Equatable, Sendable {
  /// Truncated, corrupt or not a model; the offset of the byte where that was noticed.
  case damaged(at: Int)
  case otherLanguage
}

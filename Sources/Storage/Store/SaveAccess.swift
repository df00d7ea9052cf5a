/// Whether a process may write.
public enum SaveAccess: Equatable, Sendable {
  /// It holds the lock.
  case writable
  /// It doesn't; the sentence says why and what to do. Can hold a path: clean it before printing.
  case readOnly(String)

  /// The sentence of `readOnly`.
  public var obstacle: String? { if case .readOnly(let reason) = self { reason } else { nil } }
}

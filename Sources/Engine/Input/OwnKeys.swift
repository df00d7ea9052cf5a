/// Keys that a player has given to actions, each with the usual key that it stands for.
public struct OwnKeys: Hashable, Sendable {
  private let usual: [Key: Key]

  /// - Parameter usual: the usual keys, by the own ones.
  public init(_ usual: [Key: Key] = [:]) { self.usual = usual }

  /// The same of the usual key, if an own key was pressed; any other event as it is.
  public func usual(_ event: InputEvent) -> InputEvent {
    guard case .key(var key) = event, let usual = usual[Key(key.code, key.modifiers)] else { return event }
    (key.code, key.modifiers) = (usual.code, usual.modifiers)
    return .key(key)
  }
}

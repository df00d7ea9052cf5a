import Engine
import Games

/// Has the program save again after another Babble has left the folder. Answers that were given in between are lost, as the
/// first line of every screen said.
struct ReopenSave: ContextChange {
  /// Nil as long as the folder is held.
  func answer(in reopener: SaveReopener) -> Opened? { reopener.open() }

  func apply(_ opened: Opened?, to reopener: inout SaveReopener) -> Changes {
    reopener.opened = opened
    return opened == nil ? [] : [.words, .memory, .settings, .stages, .day]
  }
}

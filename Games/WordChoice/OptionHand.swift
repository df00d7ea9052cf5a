import Engine
import Interface

/// Selection on a grid of options. A digit picks one, and so does Enter with the arrow keys' focus; the mouse
/// picks the option it was pressed and released on.
package struct OptionHand: Hashable {
  /// The focused option, once an arrow key was used.
  private(set) var focus: Int?
  /// The option the mouse holds down.
  private var hold = PressTracker()
  /// Where the mouse is; cosmetic.
  private var hover = Hover()

  package init() {}

  /// Resets for the next question.
  package mutating func rest() {
    focus = nil
    hold.cancel()
  }

  /// Tracks the mouse. To be called with every event.
  package mutating func track(_ event: InputEvent) {
    hover.handle(event)
    if hover.pointer == nil { hold.cancel() }
  }

  /// The option that an event picks, if any.
  package mutating func handle(_ event: InputEvent, _ command: Command?, on grid: OptionGrid) -> Int? {
    if let option = OptionGrid.allDigits.intent(for: event) {
      return grid.places.indices.contains(option) ? option : nil
    }
    if case .mouse(let mouse) = event {
      return hold.handle(mouse, over: grid.places.firstIndex { $0.contains(mouse.position) })
    }
    if command == .act { return focus.flatMap { grid.places.indices.contains($0) ? $0 : nil } }
    focus = grid.moved(focus, by: command)
    return nil
  }

}

extension OptionHand {
  /// Draws the options with focus, hover and press.
  /// - Parameters:
  ///   - rubies: readings above the options if there is room; empty for none.
  ///   - isInviting: whether their numbers are highlighted as keys to press.
  ///   - frame: the colour of their frames; muted by default.
  ///   - marks: the mark of each.
  package func draw(
    _ options: [Text], _ rubies: [RubyText?] = [], on canvas: inout Canvas, in grid: OptionGrid,
    isInviting: Bool = false, frame: Color? = nil, marks: (Int) -> OptionDrawing.Mark = { _ in .open }
  ) {
    let pointer = hover.moved(by: canvas.followMouse()).pointer
    for (index, place) in grid.places.enumerated() {
      let isPointed = pointer.map(place.contains) ?? false
      OptionDrawing(
        number: index + 1, text: options[index], ruby: rubies.isEmpty ? nil : rubies[index],
        mark: marks(index), grip: grip(on: index, isPointed), isInvited: isInviting, frame: frame
      ).draw(on: &canvas, in: place)
    }
  }

  /// While one is held down, no other shows as hovered.
  private func grip(on option: Int, _ isPointed: Bool) -> OptionDrawing.Grip {
    if isPointed, hold.held == option { return .pressed }
    if option == focus { return .focused }
    return isPointed && hold.held == nil ? .pointed : .none
  }
}

extension OptionHand: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, focus, hold, cosmetic: 1)
  }
}

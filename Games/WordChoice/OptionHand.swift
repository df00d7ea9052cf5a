import Engine
import Interface

/// What the player's hand does on a grid of options. A digit takes one, and so does an arrow key's focus with Enter; the
/// mouse holds one down, and takes it where it lets go of the same one.
package struct OptionHand: Hashable {
  /// The option with the focus, once the player has used an arrow key.
  package private(set) var focus: Int?
  /// What the mouse holds down.
  private var hold = Hold()
  /// Where the mouse rests: it only looks nice.
  private var hover = Hover()

  package init() {}

  /// Lets go of everything, for another question.
  package mutating func rest() {
    focus = nil
    hold.rest()
  }

  /// Follows the mouse, whatever it does.
  package mutating func follow(_ event: InputEvent) {
    hover.follow(event)
    if hover.pointer == nil { hold.rest() }
  }

  /// What the event takes, if anything.
  /// - Parameter onPress: whether a button that goes down takes its option at once.
  package mutating func take(
    _ event: InputEvent, _ command: Command?, on grid: OptionGrid, onPress: Bool
  ) -> Int? {
    if let option = OptionGrid.allDigits.intent(for: event) {
      return grid.places.indices.contains(option) ? option : nil
    }
    if case .mouse(let mouse) = event { return take(mouse, on: grid, onPress) }
    if command == .act { return focus.flatMap { grid.places.indices.contains($0) ? $0 : nil } }
    focus = grid.moved(focus, by: command)
    return nil
  }

  private mutating func take(_ mouse: MouseEvent, on grid: OptionGrid, _ onPress: Bool) -> Int? {
    let option = grid.places.firstIndex { $0.contains(mouse.position) }
    if onPress, mouse.isClick { return option }
    return hold.take(mouse, over: option)
  }
}

extension OptionHand {
  /// Draws options as the hand is on them.
  /// - Parameters:
  ///   - rubies: what stands above them where they have room for it; none for nothing.
  ///   - isInviting: whether their numbers stand out as keys to press.
  ///   - marks: what is known of each.
  package func draw(
    _ options: [Text], _ rubies: [RubyText?] = [], on canvas: inout Canvas, in grid: OptionGrid,
    isInviting: Bool = false, marks: (Int) -> OptionDrawing.Mark = { _ in .open }
  ) {
    let pointer = hover.moved(by: canvas.followMouse()).pointer
    for (index, place) in grid.places.enumerated() {
      let isPointed = pointer.map(place.contains) ?? false
      OptionDrawing(
        number: index + 1, text: options[index], ruby: rubies.isEmpty ? nil : rubies[index],
        mark: marks(index), grip: grip(on: index, isPointed), isInvited: isInviting
      ).draw(on: &canvas, in: place)
    }
  }

  /// While one is held, no other is pointed at.
  private func grip(on option: Int, _ isPointed: Bool) -> OptionDrawing.Grip {
    if isPointed, hold.held == option { return .pressed }
    if option == focus { return .focused }
    return isPointed && hold.held == nil ? .pointed : .none
  }
}

extension OptionHand: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, focus, cosmetic: 2)
    // Replays from before an option could be held keep their fingerprints.
    if let held = hold.held { hash.combine(held) }
  }
}

import Engine

/// A position in the field, independent of the window, in 1/1024 of a dot of the logical field.
struct Place: Component, BitwiseCopyable, Hashable, StateHashable {
  var x, y: Int32

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, x, y)
  }

  static func + (left: Place, right: Place) -> Place {
    Place(x: left.x + right.x, y: left.y + right.y)
  }
}

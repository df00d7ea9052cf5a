import Engine

extension Menu: Foldable {
  /// Folds the focus and what there is to choose.
  public func fold(into hash: inout StateHash) {
    hash.fold(focus)
    hash.fold(items.map(\.title.string))
  }
}

extension TextField: Foldable {
  /// Folds the text and the cursor.
  public func fold(into hash: inout StateHash) {
    hash.fold(string)
    hash.fold(cursor)
  }
}

import Engine

struct AvatarFigure: Hashable, Sendable {
  /// The key in the settings.
  let name: String
  /// Eight rows of eight dots. A letter names a colour of the theme, a point is empty. Without colours the
  /// capitals are left out, too, so that eyes and bellies stand out from what is around them.
  let dots: [String]
  /// In ASCII: four rows of eight columns.
  let signs: [String]
  /// In ASCII, in one row.
  let face: Text
}

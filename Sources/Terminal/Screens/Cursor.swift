/// The place of the terminal's cursor, as far as we know it.
struct Cursor: BitwiseCopyable {
  /// The column. Equal to the window's width after a row has been filled, when the next glyph wraps; larger
  /// if only the row is known.
  var x = 0
  var y = 0
}

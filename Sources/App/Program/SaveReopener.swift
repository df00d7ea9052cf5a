/// Opens the save of a program that could only read it, once nothing is in the way any more.
struct SaveReopener: Sendable {
  /// Nil as long as the save can't be written.
  let open: @Sendable () -> Opened?
  /// What the program continues from.
  var opened: Opened?
}

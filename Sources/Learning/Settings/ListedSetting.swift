/// A setting of any type, as lists need it.
public protocol ListedSetting: Sendable {
  var id: String { get }
  /// Empty if it has no row on the screen.
  var title: String { get }
  var detail: String { get }
  /// The current value, as the player reads it.
  func words(in settings: Settings) -> String
  /// The values that its row offers, as the player reads them.
  var options: [String] { get }
  /// The change to a value that the player names, or to any number within its bounds; nil if it can't be that.
  func change(to words: String) -> Settings.Change?
  /// The change to the next value, or with -1 to the one before; nil if there is nothing to choose from.
  func next(in settings: Settings, by way: Int) -> Settings.Change?
}

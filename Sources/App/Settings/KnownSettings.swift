import Engine
import Learning

/// The current settings.
struct KnownSettings: Sendable {
  var settings: Settings
  /// The name of the deck learned in the daily session.
  var learned: Text
  /// What else can be set at the moment, below the settings of answers.
  var own: [any ListedSetting]
}

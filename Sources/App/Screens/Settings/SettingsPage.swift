import Games
import Learning

/// One page of the settings screen.
struct SettingsPage {
  let title: String
  let rows: [any ListedSetting]

  /// All settings that players choose.
  ///
  /// - Parameter own: what else can be set at the moment, with the answers.
  static func all(_ own: [any ListedSetting]) -> [SettingsPage] {
    [
      SettingsPage(TodaySettings.all), SettingsPage(AnswerSettings.all, own),
      SettingsPage(GameSettings.all, Catalogue.games.flatMap(\.profile.settings)),
      SettingsPage(LookSettings.all),
    ]
  }

  private init<Group: SettingGroup>(_ group: Group, _ others: [any ListedSetting] = []) {
    (title, rows) = (Group.title, group.rows + others)
  }
}

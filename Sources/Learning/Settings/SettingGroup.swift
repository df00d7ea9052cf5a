/// Settings that are together on one page of the screen: the properties of a type, in their order.
public protocol SettingGroup: Sendable {
  static var title: String { get }
}

extension SettingGroup {
  public var rows: [any ListedSetting] {
    let all = Mirror(reflecting: self).children.compactMap { $0.value as? any ListedSetting }
    return all.filter { !$0.title.isEmpty }
  }
}

import System

/// A language whose handwriting there is a model for.
public enum HandwritingLanguage: Sendable, CaseIterable {
  case japanese, simplifiedChinese

  /// The language of a BCP 47 tag; nil where there is no model: traditional Chinese has none.
  public init?(_ tag: String) {
    let parts = tag.lowercased().split(separator: "-")
    let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    switch parts.first {
    case "ja": self = .japanese
    case "zh" where !isTraditional: self = .simplifiedChinese
    default: return nil
    }
  }

  /// The package that brings the model.
  public var package: String {
    switch self {
    case .japanese: "tegaki-zinnia-japanese"
    case .simplifiedChinese: "tegaki-zinnia-simplified-chinese"
    }
  }

  /// Where the model may lie, the user's own first: Tegaki, for which these models were made, looks there.
  public func paths(_ environment: [String: String]) -> [String] {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? Path.join($0, ".tegaki") : nil }
    return [home, "/usr/local/share/tegaki", "/usr/share/tegaki"].compactMap(\.self)
      .map { Path.join($0, "models/zinnia/\(file)") }
  }

  private var file: String {
    switch self {
    case .japanese: "handwriting-ja.model"
    case .simplifiedChinese: "handwriting-zh_CN.model"
    }
  }

  /// A character that the models of other languages lack.
  var own: Character {
    switch self {
    case .japanese: "の"
    case .simplifiedChinese: "们"
    }
  }
}

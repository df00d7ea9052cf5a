import System

/// A language with a handwriting model, by the model's name.
public enum HandwritingLanguage: String, Sendable, CaseIterable {
  case japanese = "ja"
  case simplifiedChinese = "zh_CN"

  /// The Debian package that contains the model.
  var package: String {
    switch self {
    case .japanese: "tegaki-zinnia-japanese"
    case .simplifiedChinese: "tegaki-zinnia-simplified-chinese"
    }
  }

  /// Paths where the model may be, the user's own first: the ones used by Tegaki, for which these models were
  /// made.
  func paths(_ environment: [String: String]) -> [String] {
    let home = environment[variable: .home].flatMap { $0.hasPrefix("/") ? Path.join($0, ".tegaki") : nil }
    return [home, "/usr/local/share/tegaki", "/usr/share/tegaki"].compactMap(\.self)
      .map { Path.join($0, "models/zinnia/handwriting-\(rawValue).model") }
  }

  /// A character that only this language's model has.
  var own: Character {
    switch self {
    case .japanese: "の"
    case .simplifiedChinese: "们"
    }
  }
}

/// What the judge knows of Japanese.
enum Japanese {
  /// How a written text is said where kana don't tell: particles, and greetings that end in one. Empty where kana
  /// tell.
  static func spoken(_ kana: String) -> [String] {
    if let sound = particles[kana] { return [sound] }
    return ending.contains(kana) ? [kana.dropLast() + "わ"] : []
  }

  /// What romaji with a particle on its own may mean in kana: watashi wa is わたしは. Empty where there is none.
  static func written(_ romaji: String) -> [String] {
    let words = romaji.split(separator: " ").map(String.init)
    let written = words.map { latin[$0] ?? $0 }
    return words.count > 1 && written != words ? [written.joined(separator: " ")] : []
  }

  private static let particles = ["は": "わ", "を": "お", "へ": "え"]
  private static let latin = ["wa": "ha", "e": "he"]
  private static let ending: Set<String> = [
    "こんにちは", "こんばんは", "では", "それでは", "または", "あるいは", "とは", "には", "もしくは", "ではまた",
  ]
}

/// Romanian: old files and keyboards write ș and ț with a cedilla.
enum Romanian {
  static let facts = LanguageFacts(
    ownLetters: "ăâîșț",
    lookalikes: ["ş": "ș", "Ş": "Ș", "ţ": "ț", "Ţ": "Ț"], hasOnePresent: true)
}

/// Persian and Urdu: Arabic keyboards have other codes for their kaf and yeh.
enum Persian {
  static let facts = LanguageFacts(
    lookalikes: ["ك": "ک", "ي": "ی", "ى": "ی"])
}

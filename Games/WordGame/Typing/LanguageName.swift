/// What people call the languages of decks.
package enum LanguageName {
  /// The English name of a BCP 47 tag's language; nil where it isn't one of these.
  package static func of(_ tag: String) -> String? {
    names[tag.split(separator: "-").first?.lowercased() ?? ""]
  }

  /// The primary tags of those that have a name, in the order of the names.
  package static var tags: [String] {
    names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key).filter { $0 != "cmn" }
  }

  private static let names = [
    "ar": "Arabic", "cmn": "Chinese", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek",
    "en": "English", "es": "Spanish", "et": "Estonian", "fi": "Finnish", "fr": "French", "he": "Hebrew",
    "hi": "Hindi", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian", "it": "Italian", "ja": "Japanese",
    "ka": "Georgian", "ko": "Korean", "la": "Latin", "lt": "Lithuanian", "lv": "Latvian", "nl": "Dutch",
    "no": "Norwegian", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sv": "Swedish",
    "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese", "zh": "Chinese",
  ]
}

/// The sounds of Mueller's dictionary. Its file has the letters of 1961 at the code points of others; they
/// are converted to the usual notation for British English today.
enum MuellerSound {
  /// The sounds between brackets, as IPA; nil if there are none.
  static func ipa(_ sound: Substring) -> String? {
    var ipa = ""
    var rest = sound
    while let first = rest.first {
      let two = letters[String(rest.prefix(2))]
      ipa += two ?? letters[String(first)] ?? String(first)
      rest = rest.dropFirst(two == nil ? 1 : 2)
    }
    return ipa.isEmpty ? nil : ipa
  }

  private static let letters = [
    "↗": "ˈ", "↘": "ˌ", "ɜ": "ə", "ɜ:": "ɜː", "ɘ": "ɒ", "ɘ:": "ɔː", "ɘɪ": "ɔɪ", "ɛ": "e", "ʊ:": "uː",
    "i:": "iː",
    "ɑ:": "ɑː", "oʊ": "əʊ", ":": "ː",
  ]
}

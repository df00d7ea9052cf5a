/// The meaning of the marks in EDICT's parentheses, in words.
struct EdictTags {
  /// The content of one pair of parentheses.
  struct Group {
    var speech: [String] = []
    var remarks: [String] = []
    var isUsuallyKana = false
  }

  /// A cache, since each group occurs thousands of times.
  private var known: [ArraySlice<UInt8>: Group?] = [:]

  /// The meaning of a group; nil if it is part of the text.
  mutating func group(_ bytes: ArraySlice<UInt8>) -> Group? {
    if let group = known[bytes] { return group }
    let group = Self.parsed(bytes)
    known[bytes] = .some(group)
    return group
  }

  private static func parsed(_ bytes: ArraySlice<UInt8>) -> Group? {
    var group = Group()
    for mark in bytes.parts(",").map({ String(decoding: $0, as: UTF8.self) }) {
      if let speech = speech[mark] {
        if !group.speech.contains(speech) { group.speech.append(speech) }
      } else if mark == "uk" {
        group.isUsuallyKana = true
      } else if let remark = remarks[mark] {
        group.remarks.append(remark)
      } else if let verb = verb(mark) {
        if !group.speech.contains(verb) { group.speech.append(verb) }
      } else {
        return nil
      }
    }
    return bytes.isEmpty ? nil : group
  }

  /// The classes of verbs, with the row of the ending after their number: v5k, v2d-s.
  private static func verb(_ mark: String) -> String? {
    if mark.hasPrefix("v5") && mark.utf8.count <= 5 { return "Godan verb" }
    if mark.hasPrefix("v4") && mark.utf8.count == 3 { return "Yodan verb" }
    return mark.hasPrefix("v2") && mark.utf8.count <= 5 ? "Nidan verb" : nil
  }

  private static let speech = [
    "n": "noun", "pn": "pronoun", "n-adv": "adverbial noun", "n-t": "temporal noun", "n-suf": "noun suffix",
    "n-pref": "noun prefix", "n-pr": "proper noun", "suf": "suffix", "pref": "prefix", "ctr": "counter",
    "num": "numeral", "adj-i": "i-adjective", "adj-ix": "i-adjective (yoi)", "adj-na": "na-adjective",
    "adj-no": "no-adjective", "adj-pn": "pre-noun adjective", "adj-t": "taru-adjective",
    "adj-f": "noun or verb before a noun", "adj-ku": "ku-adjective (archaic)",
    "adj-shiku": "shiku-adjective (archaic)", "adj-nari": "nari-adjective (archaic)",
    "adj-kari": "kari-adjective (archaic)", "aux-adj": "auxiliary adjective", "adv": "adverb",
    "adv-to": "adverb with to", "adv-n": "adverbial noun", "conj": "conjunction", "int": "interjection",
    "prt": "particle", "exp": "expression", "cop": "copula", "cop-da": "copula", "aux": "auxiliary",
    "aux-v": "auxiliary verb", "v1": "Ichidan verb", "v1-s": "Ichidan verb", "vs": "suru verb",
    "vs-s": "suru verb (special)", "vs-i": "suru verb", "vs-c": "su verb (archaic)", "vk": "kuru verb",
    "vz": "Ichidan verb (zuru)", "vn": "irregular nu verb", "vr": "irregular ru verb",
    "vi": "intransitive verb",
    "vt": "transitive verb", "v-unspec": "verb",
  ]

  private static let remarks = [
    "abbr": "abbreviation", "arch": "archaic", "ateji": "characters by sound", "chn": "children's language",
    "col": "colloquial", "dated": "dated", "derog": "derogatory", "fam": "familiar", "fem": "female language",
    "gikun": "characters by meaning", "hist": "historical", "hon": "honorific", "hum": "humble",
    "id": "idiom",
    "iK": "irregular kanji", "ik": "irregular kana", "io": "irregular okurigana", "joc": "jocular",
    "litf": "literary", "m-sl": "manga slang", "male": "male language", "net-sl": "Internet slang",
    "obs": "obsolete", "obsc": "obscure", "oK": "outdated kanji", "ok": "outdated kana",
    "on-mim": "onomatopoeia", "poet": "poetical", "pol": "polite", "proverb": "proverb",
    "quote": "quotation", "rare": "rare", "sens": "sensitive", "sl": "slang", "tradem": "trademark",
    "uK": "usually kanji", "vulg": "vulgar", "X": "rude", "yoji": "four-character idiom",
    "unc": "unclassified",
    "anat": "anatomy", "archit": "architecture", "astron": "astronomy", "baseb": "baseball",
    "biol": "biology", "bot": "botany", "bus": "business", "chem": "chemistry", "comp": "computing",
    "econ": "economics", "engr": "engineering", "finc": "finance", "food": "food", "geol": "geology",
    "geom": "geometry", "golf": "golf", "gramm": "grammar", "hanaf": "hanafuda", "judo": "judo", "law": "law",
    "ling": "linguistics", "MA": "martial arts", "mahj": "mahjong", "math": "mathematics", "med": "medicine",
    "mil": "military", "music": "music", "physics": "physics", "shogi": "shogi", "Shinto": "Shinto",
    "Buddh": "Buddhism", "sports": "sports", "sumo": "sumo", "zool": "zoology", "hob:": "Hokkaido dialect",
    "ksb:": "Kansai dialect", "ktb:": "Kanto dialect", "kyb:": "Kyoto dialect", "kyu:": "Kyushu dialect",
    "nab:": "Nagano dialect", "osb:": "Osaka dialect", "rkb:": "Ryukyu dialect", "thb:": "Tohoku dialect",
    "tsb:": "Tosa dialect", "tsug:": "Tsugaru dialect",
  ]
}

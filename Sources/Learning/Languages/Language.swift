/// All that Babble knows about one language. Each language is a file that gives one value of it; what it doesn't say is
/// as in most languages.
package struct Language: Sendable {
  /// Its code by BCP 47; empty where it is unknown.
  package var tag: String
  /// Other codes that mean it, as of ISO 639-3.
  var codes: [String] = []
  /// Its English name; empty where no list has it.
  var name: String
  /// What its speakers call it, each name as one word.
  package var nativeName = ""
  /// What it is called in other languages.
  var otherNames = ""
  /// What it is called in any language.
  package var names: String { nativeName + " " + otherNames }
  /// What a column of a table can be called only if it has words of this language.
  package var headings = ""
  /// A well-known exam, after which decks are named.
  package var exam: String?
  /// The ids of the decks of its letters that come with Babble.
  package var letterDecks: [String] = []

  // MARK: Script

  package var scripts: Set<Script> = [.latin]
  package var hasSpaces = true
  /// Whether the spelling of a word shows how it is said.
  package var showsSound = true
  /// The letters beside a to z that it is written with, where its script is Latin.
  var letters = ""
  /// Letters that tell it from other languages of its script. What any language has in an earlier place counts first.
  var tellingLetters: [String] = []
  /// A letter that shows whether there is a font for it.
  package var sample: String?

  // MARK: Devices

  /// The name of its voice, if that isn't the tag.
  package var voice: String?
  /// What fontconfig calls it, if that isn't the tag.
  package var font: String?
  /// The script of its readings, where the usual script doesn't show how a word is said.
  package var reading: Reading?
  /// The tag of the language whose stroke order it has; nil if it has none that is known.
  package var strokes: String?
  /// The name of the model that reads its handwriting.
  package var handwriting: String?

  package enum Reading: Sendable { case kana, pinyin }

  // MARK: Spelling

  /// Singular and plural articles of each gender, as in `el un|los unos`; in the second gender in the order of the first.
  var articles: [String] = []
  /// Letters whose marks make them another letter: ñ is not an n to Spaniards.
  var ownLetters: String?
  /// What is typed for letters that a keyboard lacks, such as ae for ä. Both spellings are right.
  var typed: [Character: String] = [:]
  /// Letters that most people write without their dots. Who writes the dots must put them right.
  var undotted: [Character: Character] = [:]
  /// Letters that files write for another one which looks the same, with the right one.
  var lookalikes: [Unicode.Scalar: String] = [:]
  /// The particle of the infinitive in dictionaries, which may be left out: at of at gå.
  var infinitiveMark: String?
  /// Endings that stand where other languages have an article.
  var definiteEndings: [String] = []
  /// Whether blanks say nothing.
  var ignoresBlanks = false
  /// Whether I go and I am going are one form.
  var hasOnePresent = false
  /// Whether its usual present says both, though another form says only that something is going on: voy, estoy yendo.
  var hasWidePresent = false
  /// Whether plurals end in -s, -es or -ies.
  var hasPluralS = false
  /// Romanised spellings that people use without a table at hand, as in `წ=w ყ=y,q`.
  var informal = ""

  // MARK: Words

  /// Numbers and their words, as in `1=one;2=two`.
  var numbers = ""
  /// The words for "or" and "and", which join meanings.
  var ors: [String] = []
  var ands: [String] = []
  /// Its ways to say the same.
  var phrasing: English.Type?
  /// Whether a typed text is a slip away from the right one, where a look at single letters doesn't show it.
  var isSlip: (@Sendable (_ typed: String, _ right: String) -> Bool)?
  /// Whether a text is one of some terms as people romanise them by ear. `latin` are the terms in the usual systems.
  var isRomanised: (@Sendable (_ typed: String, _ terms: [String], _ latin: [String]) -> Bool)?
  /// A word in one form for all that it agrees with.
  var agreed: (@Sendable (String) -> String)?
  /// Words that no slip may make, where `commonest` aren't enough.
  var realWords: (@Sendable () -> [String])?
  /// Words that tables for beginners have in most languages, to recognise this one by and to tell a slip from
  /// another word, where no longer list comes with the program.
  var commonest = ""

  // MARK: Dictionaries

  /// The possible base forms of a text, the likeliest first.
  var lemmas: (@Sendable (String) -> [Lemma])?
  /// Parts the senses of a dictionary from what is only a note.
  var parted: (@Sendable ([DictionaryEntry.Sense]) -> (senses: [DictionaryEntry.Sense], notes: [String]))?
  /// What its dictionaries don't say, and cards need.
  package var cards: SpanishWords.Type?
}

extension Language {
  /// A line for each file.
  package static let all: [Language] = [
    .arabic, .armenian, .belarusian, .bulgarian, .catalan, .chinese, .czech, .danish, .dutch, .english,
    .esperanto,
    .estonian, .finnish, .french, .georgian, .german, .greek, .hebrew, .hindi, .hungarian, .icelandic,
    .indonesian,
    .italian, .japanese, .korean, .latin, .latvian, .lithuanian, .norwegian, .persian, .polish, .portuguese,
    .romanian,
    .russian, .slovak, .spanish, .swedish, .thai, .turkish, .ukrainian, .urdu, .vietnamese,
  ]

  /// By their tags, those of a script or a region included.
  static let known: [String: Language] = (further + [azerbaijani, bokmål, nynorsk] + all).reduce(
    into: ["hant", "tw", "hk", "mo"].reduce(into: [:]) { $0["zh-" + $1] = traditionalChinese }
  ) { $0[$1.tag] = $1 }

  /// The usual tags by other codes of the same language.
  static let tags: [String: String] = (further + all).reduce(into: [:]) { tags, language in
    for code in language.codes { tags[code] = language.tag }
  }

  /// The language of a tag.
  package static func of(_ tag: String) -> Language {
    if let language = known[tag] { return language }
    guard let tag = LanguageTag(tag) else { return .undetermined }
    return tag.subtags.lazy.compactMap { known["\(tag.primary)-\($0)"] }.first ?? known[tag.primary]
      ?? Language(
        tag: tag.primary, name: furtherNames[tag.primary] ?? "",
        scripts: Script(rawValue: tag.primary).map { [$0] } ?? [.latin])
  }

  /// A language that nobody has named: where a letter means two things in two languages, it is taken for the likelier.
  static let undetermined = Language(
    tag: "", name: "", ownLetters: "ñйёїў", lookalikes: persian.lookalikes)

  /// The language of most meanings, and of the program itself.
  package static let home = english

  /// A language that is written by the same rules.
  func variant(_ tag: String, _ name: String) -> Language {
    var language = self
    (language.tag, language.name) = (tag, name)
    return language
  }
}

/// What judging an answer must know about one language. Each language has a file of its own.
struct LanguageFacts: Sendable {
  /// Singular and plural articles of each gender, as in `el un|los unos`; in the second gender in the order of the first.
  var articles: [String] = []
  /// Letters whose marks make them another letter: ñ is not an n to Spaniards.
  var ownLetters: String?
  /// What is typed for letters that a keyboard lacks, such as ae for ä. Both spellings are right.
  var typed: [Character: String] = [:]
  /// Letters that files write for another one which looks the same, with the right one.
  var lookalikes: [Unicode.Scalar: String] = [:]
  /// What stands before a verb in dictionaries and says nothing: at for at gå.
  var infinitiveMark: String?
  /// Endings that stand where other languages have an article.
  var definiteEndings: [String] = []
  /// Whether blanks say nothing.
  var ignoresBlanks = false
  /// Whether I go and I am going are one form.
  var hasOnePresent = false
  /// Whether its usual present says both, though another form says only that something is going on: voy, estoy yendo.
  var hasWidePresent = false
  /// Romanised spellings that people use without a table at hand, as in `წ=w ყ=y,q`.
  var informal = ""
  /// Numbers and their words, as in `1=one;2=two`.
  var numbers = ""
  /// The letters beside a to z that it is written with, where its script is Latin.
  var letters = ""
  /// Words that tables for beginners have in most languages, to recognise this one by and to tell a slip from
  /// another word, where no longer list comes with the program.
  var commonest = ""

  /// The facts about a language, by its primary subtag; none where it is unknown.
  static func of(_ language: String) -> LanguageFacts { all[language] ?? LanguageFacts() }

  static let all: [String: LanguageFacts] = [
    "": LanguageFacts(ownLetters: "ñйёїў", lookalikes: Persian.facts.lookalikes), "ar": Arabic.facts,
    "az": Turkish.facts, "be": Belarusian.facts,
    "bg": Bulgarian.facts, "ca": Catalan.facts, "cs": Czech.facts, "da": Danish.facts, "de": German.facts,
    "el": Greek.facts, "en": English.facts, "eo": Esperanto.facts, "es": Spanish.facts, "et": Estonian.facts,
    "fa": Persian.facts,
    "fi": Finnish.facts, "fr": French.facts, "he": Hebrew.facts, "hu": Hungarian.facts, "hy": Armenian.facts,
    "id": Indonesian.facts, "is": Icelandic.facts, "it": Italian.facts,
    "ja": Japanese.facts,
    "ka": Georgian.facts, "ko": Korean.facts, "la": Latin.facts, "nb": Norwegian.facts, "nn": Norwegian.facts,
    "nl": Dutch.facts, "no": Norwegian.facts, "pl": Polish.facts, "pt": Portuguese.facts,
    "ro": Romanian.facts,
    "ru": Russian.facts, "sk": Slovak.facts, "sv": Swedish.facts, "tr": Turkish.facts, "uk": Ukrainian.facts,
    "ur": Persian.facts, "vi": Vietnamese.facts, "zh": Chinese.facts,
  ]
}

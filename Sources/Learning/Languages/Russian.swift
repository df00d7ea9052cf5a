extension Language {
  /// Russian: the dots of ё are usually left out.
  static let russian = Language(
    tag: "ru", codes: ["rus"], name: "Russian", nativeName: "русский",
    otherNames: "russisch ruso russe russo ロシア語 俄语",
    letterDecks: ["russian-letters"],
    scripts: [.cyrillic],
    tellingLetters: ["", "ыэё"],
    sample: "б",
    ownLetters: "йё",
    undotted: ["ё": "е"],
    hasOnePresent: true,
    informal:
      "ё=yo,jo,io,o,e е=e,ye,je й=i,j,y ж=zh,j х=h,x,kh ц=ts,tz,c щ=sch,shch,shh ы=i,y ю=yu,ju,iu я=ya,ja,ia ь= ъ=",
    numbers:
      "0=ноль;1=один;2=два;3=три;4=четыре;5=пять;6=шесть;7=семь;8=восемь;9=девять;10=десять;11=одиннадцать;12=двенадцать;20=двадцать;30=тридцать;40=сорок;50=пятьдесят;100=сто;1000=тысяча;1000000=миллион",
    ors: ["или"],
    ands: ["и"],
    agreed: Russian.agreed,
    realWords: { Russian.slipWords.words })
}

enum Russian {
  /// An adjective with one ending for all genders.
  fileprivate static func agreed(_ word: String) -> String {
    let ending = endings.first { word.count > 4 && word.hasSuffix($0) }
    return ending.map { word.dropLast($0.count) + "ый" } ?? word
  }

  private static let endings = ["ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие"]
}

extension Language {
  static let spanish = Language(
    tag: "es", codes: ["spa"], name: "Spanish", nativeName: "español",
    otherNames: "castellano espanol spanisch espagnol spagnolo espanhol spaans испанский スペイン語 西班牙语",
    letters: "áéíñóúü",
    articles: ["el un|los unos", "la una|las unas"],
    ownLetters: "ñ",
    hasWidePresent: true,
    hasPluralS: true,
    numbers:
      "0=cero;1=uno;2=dos;3=tres;4=cuatro;5=cinco;6=seis;7=siete;8=ocho;9=nueve;10=diez;11=once;12=doce;20=veinte;100=cien;1000=mil",
    ors: ["o"],
    ands: ["y"],
    realWords: { SpanishWords.slipWords.words },
    lemmas: { Lemmas.merged(SpanishForms.lemmas(of: $0.lowercased()), but: $0) },
    cards: SpanishWords.self)
}

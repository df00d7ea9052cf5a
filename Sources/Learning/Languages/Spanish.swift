/// Spanish.
enum Spanish {
  static let facts = LanguageFacts(
    articles: ["el un|los unos", "la una|las unas"], ownLetters: "ñ", hasWidePresent: true,
    numbers:
      "0=cero;1=uno;2=dos;3=tres;4=cuatro;5=cinco;6=seis;7=siete;8=ocho;9=nueve;10=diez;11=once;12=doce;20=veinte;100=cien;1000=mil",
    letters: "áéíñóúü")
}

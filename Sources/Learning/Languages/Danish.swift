extension Language {
  /// Danish: å, ø and æ may be typed as two letters.
  static let danish = Language(
    tag: "da", codes: ["dan"], name: "Danish", nativeName: "dansk",
    otherNames: "dänisch",
    letters: "åæø",
    articles: ["en", "et"],
    ownLetters: "å",
    typed: ["å": "aa", "ø": "oe", "æ": "ae"],
    infinitiveMark: "at",
    hasOnePresent: true,
    commonest: """
      en et og eller men ikke jeg du han hun den det vi de at er være have gøre gå komme sige se vide
      kunne ville skulle spise drikke sove læse skrive tale høre arbejde lære købe give tage finde tænke
      leve bo hedde mand kvinde barn dreng pige mor far bror søster ven familie folk hus værelse køkken
      dør vindue bord stol seng skole bog ord sprog by gade land bil tog vand brød mælk ost kød fisk æg
      æble pære frugt kaffe te øl vin sukker salt hund kat mus fugl hest ko træ blomst skov bjerg hav flod
      himmel sol måne stjerne regn sne vind dag nat morgen aften idag igår uge måned år time tid forår
      sommer efterår vinter to tre fire fem seks syv otte ni ti hundrede god dårlig stor lille gammel ny
      ung smuk hurtig varm kold rød blå grøn gul sort hvid ja nej tak hej hvem hvad hvor hvornår hvorfor
      hvordan meget her hoved hånd øje øre næse mund fod hjerte penge
      """)
}

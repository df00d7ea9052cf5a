extension Language {
  static let hungarian = Language(
    tag: "hu", codes: ["hun"], name: "Hungarian", nativeName: "magyar",
    otherNames: "ungarisch",
    letters: "áéíóöőúüű",
    articles: ["a az egy|a az"],
    ownLetters: "öü",
    hasOnePresent: true,
    commonest: """
      a az egy és vagy de nem én te ő mi ti ők lenni van csinálni menni jönni mondani látni tudni akarni
      kell enni inni aludni olvasni írni beszélni hallani dolgozni tanulni venni adni ember férfi nő
      gyerek fiú lány anya apa testvér barát család ház szoba konyha ajtó ablak asztal szék ágy iskola
      könyv szó nyelv város utca ország autó vonat repülő víz kenyér tej sajt hús hal tojás alma körte
      gyümölcs kávé tea sör bor cukor só kutya macska egér madár ló tehén fa virág erdő hegy tenger folyó
      tó ég nap hold csillag eső hó szél éjszaka reggel este ma tegnap holnap hét hónap év óra idő tavasz
      nyár ősz tél kettő három négy öt hat nyolc kilenc tíz száz jó rossz nagy kicsi öreg új fiatal szép
      gyors meleg hideg piros kék zöld sárga fekete fehér igen köszönöm szia ki mit hol mikor miért hogyan
      sok itt fej kéz szem fül orr száj láb szív pénz munka
      """)
}

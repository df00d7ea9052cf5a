extension Language {
  /// Norwegian in both of its forms: å, ø and æ may be typed as two letters.
  static let norwegian = Language(
    tag: "no", codes: ["nor"], name: "Norwegian", nativeName: "norsk",
    otherNames: "norwegisch",
    letters: "åæø",
    articles: ["en ein", "ei en", "et eit"],
    ownLetters: "å",
    typed: ["å": "aa", "ø": "oe", "æ": "ae"],
    infinitiveMark: "å",
    hasOnePresent: true,
    commonest: """
      en ei et og eller men ikke jeg du han hun den det vi dere de å er være ha gjøre gå komme si se vite
      kunne ville skulle spise drikke sove lese skrive snakke høre arbeide jobbe lære kjøpe gi ta finne
      tenke leve bo hete mann kvinne barn gutt jente mor far bror søster venn familie folk hus rom kjøkken
      dør vindu bord stol seng skole bok ord språk by gate land bil tog fly vann brød melk ost kjøtt fisk
      egg eple pære frukt kaffe te øl vin sukker salt hund katt mus fugl hest ku tre blomst skog fjell hav
      elv himmel sol måne stjerne regn snø vind dag natt morgen kveld uke måned år time tid vår sommer
      høst vinter to fire fem seks sju åtte ni ti hundre god dårlig stor liten gammel ny ung vakker rask
      varm kald rød blå grønn gul svart hvit ja nei takk hei hvem hva hvor når hvorfor hvordan mye her
      hode hånd øye øre nese munn fot hjerte penger arbeid
      """)

  static let bokmål = norwegian.variant("nb", "Norwegian Bokmål")
  static let nynorsk = norwegian.variant("nn", "Norwegian Nynorsk")
}

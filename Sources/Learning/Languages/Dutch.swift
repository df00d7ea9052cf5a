extension Language {
  static let dutch = Language(
    tag: "nl", codes: ["nld", "dut"], name: "Dutch", nativeName: "nederlands",
    otherNames: "niederländisch holandés néerlandais",
    letters: "éëïö",
    articles: ["de een|de", "het een|de"],
    hasWidePresent: true,
    commonest: """
      de het een en of maar niet ik jij je hij zij wij we jullie zijn hebben worden gaan komen maken
      zeggen zien weten kunnen moeten willen mogen eten drinken slapen lezen schrijven spreken horen
      werken leren spelen kopen geven nemen vinden denken blijven heten wonen leven lopen rijden staan
      zitten liggen brengen helpen vragen man vrouw kind jongen meisje moeder vader broer zus ouders
      vriend familie mensen huis kamer keuken deur raam tafel stoel bed school boek woord taal stad straat
      land auto trein vliegtuig schip weg water brood melk kaas vlees vis ei appel peer fruit groente
      koffie thee bier wijn suiker zout hond kat muis vogel paard koe varken boom bloem bos berg zee
      rivier meer hemel zon maan ster regen sneeuw wind weer dag nacht ochtend avond vandaag gisteren
      morgen week maand jaar uur tijd maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lente
      zomer herfst winter twee drie vier vijf zes zeven acht negen tien honderd goed slecht groot klein
      oud nieuw jong mooi snel langzaam warm koud heet rood blauw groen geel zwart wit ja nee dank hallo
      wie wat waar wanneer waarom hoe veel hier daar hoofd hand oog oor neus mond voet hart geld werk
      """)
}

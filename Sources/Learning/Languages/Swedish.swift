extension Language {
  static let swedish = Language(
    tag: "sv", codes: ["swe"], name: "Swedish", nativeName: "svenska",
    otherNames: "schwedisch sueco",
    letters: "åäöé",
    articles: ["en", "ett"],
    ownLetters: "åäö",
    infinitiveMark: "att",
    hasOnePresent: true,
    commonest: """
      en ett och eller men inte jag du han hon den det vi ni de att är vara ha göra gå komma säga se veta
      kunna vilja måste äta dricka sova läsa skriva tala höra arbeta lära köpa ge ta hitta tänka leva bo
      heta man kvinna barn pojke flicka mor far mamma pappa bror syster vän familj folk hus rum kök dörr
      fönster bord stol säng skola bok ord språk stad gata land bil tåg flygplan vatten bröd mjölk ost
      kött fisk ägg äpple päron frukt kaffe te öl vin socker salt hund katt mus fågel häst ko träd blomma
      skog berg hav flod sjö himmel sol måne stjärna regn snö vind dag natt morgon kväll idag igår imorgon
      vecka månad år timme tid vår sommar höst vinter två tre fyra fem sex sju åtta nio tio hundra bra
      dålig stor liten gammal ny ung vacker snabb varm kall röd blå grön gul svart vit ja nej tack hej vem
      vad var när varför hur mycket här huvud hand öga öra näsa mun fot hjärta pengar arbete
      """)
}

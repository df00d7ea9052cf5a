extension Language {
  /// Romanian: old files and keyboards write ș and ț with a cedilla.
  static let romanian = Language(
    tag: "ro", codes: ["ron", "rum"], name: "Romanian", nativeName: "română",
    otherNames: "rumänisch",
    letters: "ăâîșțşţ",
    ownLetters: "ăâîșț",
    lookalikes: ["ş": "ș", "Ş": "Ș", "ţ": "ț", "Ţ": "Ț"],
    hasOnePresent: true,
    commonest: """
      un o și sau dar nu eu tu el ea noi voi ei a fi avea face merge veni spune vedea ști putea vrea
      trebui mânca bea dormi citi scrie vorbi auzi lucra învăța cumpăra da lua găsi om bărbat femeie copil
      băiat fată mamă tată frate soră prieten familie oameni casă cameră bucătărie ușă fereastră masă
      scaun pat școală carte cuvânt limbă oraș stradă țară mașină tren avion apă pâine lapte brânză carne
      pește ou măr pară fructe cafea ceai bere vin zahăr sare câine pisică șoarece pasăre cal vacă copac
      floare pădure munte mare râu lac cer soare lună stea ploaie zăpadă vânt zi noapte dimineață seară
      azi ieri mâine săptămână an oră timp primăvară vară toamnă iarnă unu doi trei patru cinci șase șapte
      opt nouă zece sută bun rău mic bătrân nou tânăr frumos rapid cald rece roșu albastru verde galben
      negru alb mulțumesc salut cine ce unde când de cum mult aici cap mână ochi nas gură picior inimă
      bani muncă
      """)
}

import Formats

extension Language {
  /// French: an elided article belongs to either gender.
  static let french = Language(
    tag: "fr", codes: ["fra", "fre"], name: "French", nativeName: "français",
    otherNames: "francais französisch francés francese francês frans французский フランス語 法语",
    letters: "àâæçéèêëîïôœùûüÿ",
    articles: ["le un l' du|les des", "la une l'|les des"],
    ownLetters: "ç",
    hasOnePresent: true,
    hasPluralS: true,
    numbers: """
      0=zéro;1=un;2=deux;3=trois;4=quatre;5=cinq;6=six;7=sept;8=huit;9=neuf;10=dix;11=onze;12=douze;13=treize;\
      14=quatorze;15=quinze;16=seize;20=vingt;30=trente;40=quarante;50=cinquante;60=soixante;100=cent;1000=mille;\
      1000000=million
      """,
    ors: ["ou"],
    ands: ["et"],
    realWords: { slipWords.words })

  /// Words that are a letter or two from one of a beginners' deck, and rarer than the list of common words has them.
  private static let slipWords = """
    amer animer aveu boive bris caser caver chut clore conter contrer craque denier dorer engendre essuyer fermier
    ferrer fiole flaire flemme foin frire gage gale garer gaucher gland habituer heurt huer joug jouir lasser lice lime
    lisser lièvre loir longe lopin lueur lyre maille mander mare marrer mire moisi molle mordre mous mure mutin noue
    paner panser paver payeur pendre penseur perdant perler pieu plis pois poison polisson ponte pore portier pourvoir
    poux puise rein retarder saloir sertir soude souk tabler tare tempe tempo toux troc trot trouer têtu venin vernir
    viole voilure vomir vrac vrille écope écouler étole
    """
}

extension Language {
  static let estonian = Language(
    tag: "et", codes: ["est"], name: "Estonian", nativeName: "eesti",
    letters: "äöüõšž",
    ownLetters: "äöüõ",
    hasOnePresent: true,
    commonest: """
      ja või aga ei mina sina tema meie olema tegema minema tulema ütlema nägema teadma tahtma sööma jooma
      magama lugema kirjutama rääkima kuulma mees naine laps poiss tüdruk ema isa vend õde sõber pere maja
      tuba köök uks aken laud tool voodi kool raamat sõna keel linn tänav maa auto rong vesi leib piim
      juust liha kala muna õun kohv tee koer kass hiir lind hobune lehm puu lill mets mäe meri jõgi taevas
      päike kuu täht vihm lumi tuul päev öö hommik õhtu täna eile homme nädal aasta tund aeg üks kaks kolm
      neli viis kuus seitse kaheksa üheksa kümme sada hea halb suur väike vana uus noor ilus kiire soe
      külm punane sinine roheline kollane must valge jah aitäh tere kes mis kus millal miks kuidas palju
      siin
      """)
}

extension Language {
  static let esperanto = Language(
    tag: "eo", codes: ["epo"], name: "Esperanto", nativeName: "esperanto",
    letters: "ĉĝĥĵŝŭ",
    hasWidePresent: true,
    commonest: """
      la kaj aŭ sed ne mi vi li ŝi ĝi ni ili esti havi fari iri veni diri vidi scii povi voli manĝi trinki
      dormi legi skribi paroli aŭdi labori lerni aĉeti homo viro virino infano knabo knabino patrino patro
      frato fratino amiko familio domo ĉambro pordo fenestro tablo seĝo lito lernejo libro vorto lingvo
      urbo strato lando akvo pano lakto fromaĝo viando fiŝo ovo pomo kafo teo hundo kato muso birdo ĉevalo
      bovino arbo floro arbaro monto maro rivero ĉielo suno luno stelo pluvo neĝo vento tago nokto hodiaŭ
      hieraŭ morgaŭ semajno monato jaro horo tempo unu du tri kvar kvin ses sep ok naŭ dek bona malbona
      granda malgranda nova juna bela rapida ruĝa blua verda flava nigra blanka jes dankon saluton kiu kio
      kie kiam kial kiel multe
      """)
}

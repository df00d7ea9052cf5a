extension Language {
  static let icelandic = Language(
    tag: "is", codes: ["isl", "ice"], name: "Icelandic", nativeName: "íslenska",
    letters: "áðéíóúýþæö",
    ownLetters: "áéíóúýö",
    hasWidePresent: true,
    commonest: """
      og eða en ekki ég þú hann hún það við þið að vera hafa gera fara koma segja sjá vita geta vilja
      borða drekka sofa lesa skrifa tala heyra vinna læra kaupa maður kona barn strákur stelpa móðir faðir
      bróðir systir vinur fjölskylda hús herbergi eldhús hurð gluggi borð stóll rúm skóli bók orð tungumál
      borg gata land bíll vatn brauð mjólk ostur kjöt fiskur egg epli kaffi te bjór vín sykur salt hundur
      köttur mús fugl hestur kýr tré blóm skógur fjall haf himinn sól tungl stjarna rigning snjór vindur
      dagur nótt morgunn kvöld í dag gær vika mánuður ár tími einn tveir þrír fjórir fimm sex sjö átta níu
      tíu góður vondur stór lítill gamall nýr ungur fallegur rauður blár grænn gulur svartur hvítur já nei
      takk halló hver hvað hvar
      """)
}

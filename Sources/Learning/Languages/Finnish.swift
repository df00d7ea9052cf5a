extension Language {
  static let finnish = Language(
    tag: "fi", codes: ["fin"], name: "Finnish", nativeName: "suomi",
    otherNames: "finnisch",
    letters: "äöå",
    ownLetters: "åäö",
    hasOnePresent: true,
    commonest: """
      ja tai mutta ei minä sinä hän me te he olla on tehdä mennä tulla sanoa nähdä tietää voida haluta
      täytyä syödä juoda nukkua lukea kirjoittaa puhua kuulla työskennellä oppia ostaa antaa ottaa löytää
      ajatella elää asua mies nainen lapsi poika tyttö äiti isä veli sisko ystävä perhe ihminen talo huone
      keittiö ovi ikkuna pöytä tuoli sänky koulu kirja sana kieli kaupunki katu maa auto juna vesi leipä
      maito juusto liha kala muna omena päärynä hedelmä kahvi tee olut viini sokeri suola koira kissa
      hiiri lintu hevonen lehmä puu kukka metsä vuori meri joki järvi taivas aurinko kuu tähti sade lumi
      tuuli päivä yö aamu ilta tänään eilen huomenna viikko kuukausi vuosi tunti aika kevät kesä syksy
      talvi yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen sata hyvä huono iso
      pieni vanha uusi nuori kaunis nopea lämmin kylmä punainen sininen vihreä keltainen musta valkoinen
      kyllä kiitos moi hei kuka mikä missä milloin miksi miten paljon täällä pää käsi silmä korva nenä suu
      jalka sydän raha työ
      """)
}

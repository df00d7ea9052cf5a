extension Language {
  static let czech = Language(
    tag: "cs", codes: ["ces", "cze"], name: "Czech", nativeName: "čeština česky",
    otherNames: "tschechisch",
    letters: "áčďéěíňóřšťúůýž",
    ownLetters: "čďňřšťž",
    hasOnePresent: true,
    commonest: """
      a nebo ale ne já ty on ona my vy oni být mít dělat jít jet říkat vidět vědět moci chtít muset jíst
      pít spát číst psát mluvit slyšet pracovat učit kupovat dát člověk muž žena dítě chlapec dívka matka
      otec bratr sestra přítel rodina lidé dům pokoj kuchyň dveře okno stůl židle postel škola kniha slovo
      jazyk město ulice země auto vlak letadlo voda chléb mléko sýr maso ryba vejce jablko hruška ovoce
      káva čaj pivo víno cukr sůl pes kočka myš pták kůň kráva strom květina les hora moře řeka nebe
      slunce měsíc hvězda déšť sníh vítr den noc ráno večer dnes včera zítra týden rok hodina čas jaro
      léto podzim zima jeden dva tři čtyři pět šest sedm osm devět deset sto dobrý špatný velký malý starý
      nový mladý krásný rychlý teplý studený červený modrý zelený žlutý černý bílý ano děkuji ahoj kdo co
      kde kdy proč jak hodně tady hlava ruka oko nos ústa noha srdce práce
      """)
}

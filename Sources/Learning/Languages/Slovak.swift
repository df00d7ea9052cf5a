extension Language {
  static let slovak = Language(
    tag: "sk", codes: ["slk", "slo"], name: "Slovak", nativeName: "slovenčina slovensky",
    letters: "áäčďéíĺľňóôŕšťúýž",
    ownLetters: "čďľňšťž",
    hasOnePresent: true,
    commonest: """
      a alebo ale nie ja ty on ona my vy oni byť mať robiť ísť hovoriť vidieť vedieť môcť chcieť musieť
      jesť piť spať čítať písať počuť pracovať učiť človek muž žena dieťa chlapec dievča matka otec brat
      sestra priateľ rodina dom izba kuchyňa dvere okno stôl stolička posteľ škola kniha slovo jazyk mesto
      ulica krajina vlak lietadlo voda chlieb mlieko syr mäso ryba vajce jablko hruška ovocie káva čaj
      pivo víno cukor soľ pes mačka myš vták kôň krava strom kvet les hora more rieka nebo slnko mesiac
      hviezda dážď sneh vietor deň noc ráno večer dnes včera zajtra týždeň rok hodina čas jeden dva tri
      štyri päť šesť sedem osem deväť desať sto dobrý zlý veľký malý starý nový mladý krásny rýchly teplý
      studený červený modrý zelený žltý čierny biely áno ďakujem ahoj kto čo kde kedy prečo ako veľa
      """)
}

extension Language {
  /// Italian: an elided article belongs to either gender.
  static let italian = Language(
    tag: "it", codes: ["ita"], name: "Italian", nativeName: "italiano",
    otherNames: "italienisch italien итальянский",
    letters: "àèéìòù",
    articles: ["il lo un uno l'|i gli", "la la una una l' un'|le"],
    hasWidePresent: true,
    commonest: """
      il lo la gli un uno una di a da in con su per tra fra e o ma non io tu lui lei noi voi loro essere
      avere fare andare venire dire vedere sapere potere volere dovere mangiare bere dormire leggere
      scrivere parlare ascoltare lavorare imparare comprare dare prendere trovare pensare credere vivere
      uomo donna bambino ragazzo ragazza madre padre fratello sorella amico famiglia gente casa camera
      cucina porta finestra tavolo sedia letto scuola libro parola lingua città strada paese macchina
      treno aereo acqua pane latte formaggio carne pesce uovo mela pera frutta verdura caffè tè birra vino
      zucchero sale cane gatto topo uccello cavallo mucca albero fiore bosco montagna mare fiume lago
      cielo sole luna stella pioggia neve vento tempo giorno notte mattina sera oggi ieri domani settimana
      mese anno ora lunedì martedì mercoledì giovedì venerdì sabato domenica primavera estate autunno
      inverno due tre quattro cinque sei sette otto nove dieci cento buono cattivo grande piccolo vecchio
      nuovo giovane bello veloce caldo freddo rosso blu verde giallo nero bianco sì no grazie ciao chi che
      cosa dove quando perché come molto qui testa mano occhio naso bocca piede braccio cuore soldi lavoro
      medico
      """)
}

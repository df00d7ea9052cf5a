extension Language {
  /// German: umlauts and ß may be typed as two letters.
  static let german = Language(
    tag: "de", codes: ["deu", "ger"], name: "German", nativeName: "deutsch",
    otherNames: "alemán aleman allemand tedesco alemão duits немецкий ドイツ語 德语",
    letters: "äöüß",
    articles: ["der ein|die", "die eine|die", "das ein|die"],
    ownLetters: "äöü",
    typed: ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"],
    hasOnePresent: true,
    numbers:
      "0=null;1=eins;2=zwei;3=drei;4=vier;5=fünf;6=sechs;7=sieben;8=acht;9=neun;10=zehn;11=elf;12=zwölf;20=zwanzig;100=hundert;1000=tausend",
    ors: ["oder"],
    ands: ["und"],
    commonest: """
      der die das ein eine einen und oder aber nicht ich du er sie es wir ihr mein dein sein haben werden
      gehen kommen machen sagen sehen wissen können müssen wollen sollen dürfen essen trinken schlafen
      lesen schreiben sprechen hören arbeiten lernen spielen kaufen geben nehmen finden denken glauben
      bleiben heißen wohnen leben laufen fahren stehen sitzen liegen bringen helfen fragen antworten
      öffnen schließen beginnen mann frau kind junge mädchen mutter vater bruder schwester eltern freund
      familie leute mensch haus wohnung zimmer küche tür fenster tisch stuhl bett schule buch wort sprache
      stadt straße land auto zug flugzeug schiff weg wasser brot milch käse fleisch fisch ei apfel birne
      kirsche obst gemüse kaffee tee bier wein zucker salz suppe kuchen hund katze maus vogel pferd kuh
      schwein baum blume wald berg meer fluss see himmel sonne mond stern regen schnee wind wetter tag
      nacht morgen abend mittag heute gestern woche monat jahr stunde uhr zeit montag dienstag mittwoch
      donnerstag freitag samstag sonntag januar februar frühling sommer herbst winter eins zwei drei vier
      fünf sechs sieben acht neun zehn hundert gut schlecht groß klein alt neu jung schön schnell langsam
      warm kalt heiß teuer billig richtig falsch leicht schwer rot blau grün gelb schwarz weiß ja nein
      bitte danke hallo wer was wo wann warum wie viel hier dort auf aus bei mit nach von vor zu zwischen
      über unter immer nie oft kopf hand auge ohr nase mund fuß arm bein herz geld arbeit arzt lehrer
      schüler größe bär
      """)
}

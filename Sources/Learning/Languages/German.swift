/// German: umlauts and ß may be typed as two letters.
enum German {
  static let facts = LanguageFacts(
    articles: ["der ein|die", "die eine|die", "das ein|die"], ownLetters: "äöü",
    typed: ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"], hasOnePresent: true,
    numbers:
      "0=null;1=eins;2=zwei;3=drei;4=vier;5=fünf;6=sechs;7=sieben;8=acht;9=neun;10=zehn;11=elf;12=zwölf;20=zwanzig;100=hundert;1000=tausend"
  )
}

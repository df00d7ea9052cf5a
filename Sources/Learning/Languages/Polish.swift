extension Language {
  static let polish = Language(
    tag: "pl", codes: ["pol"], name: "Polish", nativeName: "polski",
    otherNames: "polnisch polaco",
    letters: "ąćęłńóśźż",
    ownLetters: "ąćęłńóśźż",
    hasOnePresent: true,
    commonest: """
      i lub ale nie ja ty on ona my wy oni być mieć robić iść jechać mówić widzieć wiedzieć móc chcieć
      musieć jeść pić spać czytać pisać słuchać pracować uczyć kupować dać znać lubić żyć człowiek
      mężczyzna kobieta dziecko chłopiec dziewczyna matka ojciec brat siostra przyjaciel rodzina ludzie
      dom pokój kuchnia drzwi okno stół krzesło łóżko szkoła książka słowo język miasto ulica kraj
      samochód pociąg samolot woda chleb mleko ser mięso ryba jajko jabłko gruszka owoc kawa herbata piwo
      wino cukier sól pies kot mysz ptak koń krowa drzewo kwiat las góra morze rzeka niebo słońce księżyc
      gwiazda deszcz śnieg wiatr dzień noc rano wieczór dzisiaj wczoraj jutro tydzień miesiąc rok godzina
      czas wiosna lato jesień zima jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć sto
      dobry zły duży mały stary nowy młody ładny szybki ciepły zimny czerwony niebieski zielony żółty
      czarny biały tak dziękuję cześć kto co gdzie kiedy dlaczego jak dużo tutaj głowa ręka oko nos usta
      noga serce praca
      """)
}

extension Language {
  /// The capital of ı is I, and that of i is İ.
  static let turkish = Language(
    tag: "tr", codes: ["tur"], name: "Turkish", nativeName: "türkçe",
    otherNames: "türkisch turco",
    letters: "çğıöşüâî",
    ownLetters: "çğöşü",
    lookalikes: ["I": "ı", "İ": "i"],
    commonest: """
      bir ve veya ama değil ben sen biz siz onlar olmak var yok yapmak etmek gitmek gelmek söylemek görmek
      bilmek istemek yemek içmek uyumak okumak yazmak konuşmak dinlemek çalışmak öğrenmek almak vermek
      bulmak düşünmek yaşamak adam kadın erkek çocuk kız anne baba kardeş arkadaş aile insan ev oda mutfak
      kapı pencere masa sandalye yatak okul kitap kelime dil şehir sokak ülke araba tren uçak su ekmek süt
      peynir et balık yumurta elma armut meyve kahve çay bira şarap şeker tuz köpek kedi fare kuş at inek
      ağaç çiçek orman dağ deniz nehir göl gökyüzü güneş ay yıldız yağmur kar rüzgar gün gece sabah akşam
      bugün dün yarın hafta yıl saat zaman ilkbahar yaz sonbahar kış iki üç dört beş altı yedi sekiz dokuz
      on yüz iyi kötü büyük küçük eski yeni genç güzel hızlı sıcak soğuk kırmızı mavi yeşil sarı siyah
      beyaz evet hayır teşekkürler merhaba kim ne nerede neden nasıl çok burada baş el göz kulak burun
      ağız ayak kalp para iş
      """)

  static let azerbaijani = turkish.variant("az", "Azerbaijani")
}

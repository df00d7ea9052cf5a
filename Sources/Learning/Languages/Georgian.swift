extension Language {
  static let georgian = Language(
    tag: "ka", codes: ["kat", "geo"], name: "Georgian", nativeName: "ქართული",
    otherNames: "georgisch",
    letterDecks: ["georgian-letters"],
    scripts: [.georgian],
    sample: "ბ",
    hasOnePresent: true,
    informal: "წ=w,c ხ=x ქ=q ყ=y,q ფ=f ჟ=j ც=c")
}

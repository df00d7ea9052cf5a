extension Language {
  static let greek = Language(
    tag: "el", codes: ["ell", "gre"], name: "Greek", nativeName: "ελληνικά",
    otherNames: "griechisch griego grec",
    letterDecks: ["greek-letters"],
    scripts: [.greek],
    sample: "β",
    articles: ["ο ένας|οι", "η μία μια|οι", "το ένα|τα"],
    hasOnePresent: true,
    informal: """
      η=i,h θ=th,8 ξ=x,ks ω=o,w χ=h,x,ch υ=y,i,u ψ=ps β=b,v ου=u,ou αι=e,ai ει=i,ei οι=i,oi αυ=av,af,au \
      ευ=ev,ef,eu μπ=b,mp ντ=d,nt γκ=g,gk γγ=ng,gg τζ=tz,j
      """,
    isSlip: { Greek.sound($0) == Greek.sound($1) })
}

/// How Greek is said.
enum Greek {
  /// A text without accents in letters that sound alike: γυνέκα and γυναίκα are one.
  fileprivate static func sound(_ text: String) -> String {
    let sounds = [
      ("ου", "u"), ("αυ", "av"), ("ευ", "ev"), ("αι", "ε"), ("ει", "ι"), ("οι", "ι"), ("η", "ι"), ("υ", "ι"),
      ("ω", "ο"), ("λλ", "λ"), ("σσ", "σ"), ("μμ", "μ"), ("νν", "ν"),
    ]
    return sounds.reduce(Accents(language: .greek).bare(text)) { $0.replacing($1.0, with: $1.1) }
  }
}

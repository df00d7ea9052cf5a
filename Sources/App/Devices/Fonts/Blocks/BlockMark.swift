/// A diacritic above or below a letter of `BlockAlphabet`.
struct BlockMark {
  /// The combining scalar, which follows its letter.
  let combining: Unicode.Scalar
  /// Pairs of a precomposed letter and its base.
  let letters: [Character]
  let isBelow: Bool
  let rows: [[Bool]]

  private init(_ combining: Unicode.Scalar, _ letters: String, isBelow: Bool = false, _ rows: String...) {
    self.combining = combining
    self.letters = letters.filter { $0 != " " }
    self.isBelow = isBelow
    self.rows = rows.map { $0.map { $0 == "#" } }
  }

  static let all = [
    BlockMark(
      "\u{301}", "áa ée íı óo úu ýy ÁA ÉE ÍI ÓO ÚU ÝY άα έε ήη ίι όο ύυ ώω ΆA ΈE ΉH ΊI ΌO ΎY ΏΩ", "..#", ".#."
    ),
    BlockMark("\u{300}", "àa èe ìı òo ùu ÀA ÈE ÌI ÒO ÙU", "#..", ".#."),
    BlockMark("\u{302}", "âa êe îı ôo ûu ÂA ÊE ÎI ÔO ÛU", ".#.", "#.#"),
    BlockMark("\u{303}", "ãa ñn õo ÃA ÑN ÕO", ".#.#", "#.#."),
    BlockMark("\u{304}", "āa ēe īı ōo ūu ĀA ĒE ĪI ŌO ŪU", "###"),
    BlockMark("\u{306}", "ăa ĕe ğg ĭı ŏo ŭu йи ЙИ", "#...#", ".###."),
    BlockMark("\u{307}", "ċc ėe ġg ṁm ṅn ṙr żz ĖE İI ŻZ", "#"),
    BlockMark("\u{308}", "äa ëe ïı öo üu ÿy ÄA ËE ÏI ÖO ÜU ёe ЁE ϊι ϋυ", "#.#"),
    BlockMark("\u{30C}", "ǎa čc ěe ǐı ǰj ňn ǒo řr šs ǔu žz ǍA ČC ĚE ŘR ŠS ŽZ", "#.#", ".#."),
    BlockMark("\u{323}", "ạa ḍd ẹe ḥh ịi ḳk ṃm ṇn ọo ṛr ṣs ṭt ụu ẓz", isBelow: true, ".", "#"),
    BlockMark("\u{327}", "çc şs ţt ÇC ŞS", isBelow: true, ".#", "#."),
  ]
}

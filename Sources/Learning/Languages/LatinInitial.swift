import Formats

/// The Latin letters with which words of other scripts begin in the usual romanizations.
package enum LatinInitial {
  /// Whether a text in Latin letters can be a romanization of a word; false for scripts without a table.
  package static func fits(_ text: String, _ word: String) -> Bool {
    let latin = NormalForm.folded(text).unicodeScalars.first(where: \.properties.isAlphabetic)
    let expected = NormalForm.folded(word).unicodeScalars.lazy.compactMap(initials).first
    guard let latin, let expected else { return false }
    return expected.unicodeScalars.contains(latin)
  }

  /// The first consonants of syllables stand in Unicode from U+1100 on.
  private static func initials(_ letter: Unicode.Scalar) -> String? {
    (0x1100...0x1112).contains(letter.value) ? hangul[Int(letter.value) - 0x1100] : table[letter]
  }

  private static let hangul = [
    "gk", "gk", "n", "dt", "dt", "rln", "m", "bp", "bp", "s", "s", "aeiouwy", "jcz", "jcz", "c", "k", "t",
    "p", "h",
  ]

  private static let table: [Unicode.Scalar: String] = letters.words.reduce(into: [:]) { table, entry in
    if let letter = entry.unicodeScalars.first { table[letter] = String(entry.dropFirst()) }
  }

  /// Each letter and what it can become. Vowels that Thai writes before their consonant are left out.
  private static let letters = """
    аa бb вvw гghv дdj еeyj жzj зz иiyj кkc лl мm нn оoa пp рr сs тt уuw фf хhkxc цtcz чct шs щs эe юyuj яyji іiy єyej
    αah βvb γgyj δd εeh ζz ηieh θt ιijh κkc λl μmb νn ξkx οoh πpb ρr σs τtd υiyuh φfp χchkx ψp ωoh
    اaeiou بb تt ثts جjgdž حh خkxh دd ذdtz رr زz سs شs صs ضdz طt ظzd عaeiou غg فf قqgk كk لl مm نn هh وwuvo يyij پp چc ژzj
    کk گg یyij
    אaeiouy בbv גgj דd הh וvwuo זz חhcxk טt יyij כkc לl מm נn סs עaeiouy פpf צtzc קkq רr שs תt
    กgk ขk คk ฆk งn จjc ฉc ชc ซs ญyn ดd ตtd ถt ทts ธt นn บb ปpb ผp ฝf พp ฟf ภp มm ยy รrl ลl วwv ศs ษs สs หhmnlwyr อaeiou
    ฮh
    कk खk गg घg चc छc जjz झj टt ठt डd ढd तt थt दd धd नn पp फpf बb भb मm यyj रr लl वvw शs षs सs हh अa आa इi ईie उu ऊuo एe
    ऐa ओo औa
    აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzj რr სs ტt უu ფpf ქkq ღgr ყqk შs ჩc ცtc ძdj წtc ჭct ხkxh ჯj ჰh
    աa բb գg դd եeyj զz էe ըeyu թt ժzj իi լl խkxh ծtc կk հh ձdj ղgrl ճcjt մm յyhj նn շs ոov չc պp ջjd ռr սs վv տt րr ցtc
    փp քk օo ֆf
    """
}

extension Language {
  static let english = Language(
    tag: "en", codes: ["eng"], name: "English", nativeName: "english",
    otherNames: """
      englisch inglés ingles anglais inglese inglês engels английский английски англійська angielski angielsku engelska
      engelsk englanti angol angličtina anglicky engleză engleski ingilizce inggris αγγλικά ინგლისური անգլերեն אנגלית
      إنجليزي انجليزي الإنجليزية انگلیسی अंग्रेज़ी อังกฤษ 英語 英语 英文 영어
      """,
    showsSound: false,
    letters: "éï",
    hasPluralS: true,
    numbers:
      "0=zero;1=one;2=two;3=three;4=four;5=five;6=six;7=seven;8=eight;9=nine;10=ten;11=eleven;12=twelve;13=thirteen;14=fourteen;15=fifteen;16=sixteen;17=seventeen;18=eighteen;19=nineteen;20=twenty;30=thirty;40=forty;50=fifty;60=sixty;70=seventy;80=eighty;90=ninety;100=hundred,one hundred;1000=thousand,one thousand;10000=ten thousand;1000000=million",
    ors: ["or"],
    ands: ["and"],
    phrasing: English.self,
    realWords: { English.slipWords.words.flatMap { [$0, $0 + "s"] } },
    lemmas: { Lemmas.merged(EnglishForms.lemmas(of: $0.lowercased()), but: $0) })
}

/// English: contractions, British and American spellings, and words of equal meaning, so that an answer is
/// right however an English speaker would put it.
enum English {
  /// The text with its contractions in full: I'm, dont, cannot.
  static func expanded(_ text: String) -> String {
    var (result, run) = ("", "")
    for letter in text {
      if letter.isLetter || letter == "'" {
        run.append(letter)
      } else {
        result += full(run) + String(letter)
        run = ""
      }
    }
    return perfect.reduce(result + full(run)) { $0.replacing($1.key, with: $1.value) }
  }

  /// What he's and she'd stand for before a participle.
  private static let perfect = pairs(
    """
    _is_been=_has_been _is_got=_has_got _is_had=_has_had _would_been=_had_been _would_had=_had_had
    _would_got=_had_got _would_gone=_had_gone _would_better=_had_better
    """)

  private static func full(_ word: String) -> String {
    let lower = word.lowercased()
    if lower == "cannot" { return "can not" }
    guard let known = withoutApostrophe[lower] ?? (lower.contains("'") ? lower : nil) else { return word }
    if let irregular = irregular[known] { return irregular }
    if known.hasSuffix("n't") { return known.dropLast(3) + " not" }
    for (ending, verb) in endings where known.hasSuffix(ending) {
      let subject = String(known.dropLast(ending.count))
      if ending != "'s" || subjects.contains(subject) { return subject + " " + verb }
    }
    return word
  }

  private static let irregular = [
    "can't": "can not", "won't": "will not", "shan't": "shall not", "let's": "let us",
  ]

  private static let endings = [
    ("'m", "am"), ("'re", "are"), ("'ve", "have"), ("'ll", "will"), ("'d", "would"), ("'s", "is"),
  ]

  private static let subjects: Set<String> = [
    "he", "she", "it", "that", "this", "there", "here", "what", "where", "who", "how", "when",
  ]

  /// Contractions that are no other word without their apostrophe.
  private static let withoutApostrophe: [String: String] = {
    let words = """
      i'm you're they're he's she's it's that's what's where's who's there's let's i've you've we've they've
      you'll they'll don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't
      haven't hasn't hadn't mustn't needn't
      """
    return Dictionary(
      words.split(whereSeparator: \.isWhitespace).map { (String($0.filter { $0 != "'" }), String($0)) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Without a leading to, a, an or the, unless nothing else would be left.
  static func withoutLead(_ text: String) -> String {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, ["to", "a", "an", "the"].contains(parts[0]) else { return text }
    return parts[0] == "to" && modals.contains(parts[1]) ? text : String(parts[1])
  }

  /// Verbs that have no infinitive: to can is no English.
  private static let modals: Set<Substring> = [
    "can", "could", "may", "might", "must", "shall", "should", "will", "would",
  ]

  /// A meaning that says what a word does without the grammarian's name for it: topic particle is topic, counts flat
  /// things is flat things. Nil where there is none.
  static func withoutGrammar(_ text: String) -> String? {
    if text.hasPrefix("counts ") { return String(text.dropFirst(7)) }
    let name = grammar.first { text.hasSuffix(" " + $0) }
    return name.map { String(text.dropLast($0.count + 1)) }
  }

  private static let grammar = ["particle", "marker", "suffix", "prefix", "counter", "measure word"]

  /// Words that say nothing by themselves.
  static let functionWords: Set<String> = [
    "a", "after", "also", "an", "and", "as", "at", "before", "by", "for", "in", "is", "it", "not", "on", "or",
    "the",
    "to", "well", "with",
  ]

  /// The text in full and in American spelling, as a key to compare.
  static func spelled(_ text: String) -> String {
    expanded(text).split(separator: " ").map { american(String($0)) }.joined(separator: " ")
  }

  private static func american(_ word: String) -> String {
    if let known = spellings[word] { return known }
    if let stem = stems.first(where: word.hasPrefix) {
      return stem.dropLast(2) + "r" + word.dropFirst(stem.count)
    }
    for ending in ["ise", "ised", "ises", "ising", "isation"] where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      if stem.count > 3, !withS.contains(String(stem)) { return stem + "iz" + ending.dropFirst(2) }
    }
    return word
  }

  /// Words whose -our is -or in America, up to it.
  private static let stems = [
    "behaviour", "colour", "endeavour", "favour", "flavour", "harbour", "honour", "humour", "labour",
    "neighbour", "odour", "parlour", "rumour", "saviour", "vapour",
  ]

  /// What stands before an -ise that is no -ize anywhere.
  private static let withS: Set<String> = [
    "adver", "comprom", "enterpr", "exerc", "expert", "franch", "improv", "likew", "merchand", "otherw",
    "parad", "prec", "prem", "prom", "superv", "surpr", "telev",
  ]

  private static let spellings: [String: String] = pairs(
    """
    aeroplane=airplane ageing=aging aluminium=aluminum amongst=among anaemia=anemia analyse=analyze
    analysed=analyzed analysing=analyzing archaeology=archeology axe=ax burnt=burned cancelled=canceled catalogue=catalog centre=center cheque=check cosy=cozy
    centimetre=centimeter counsellor=counselor defence=defense dialogue=dialog diarrhoea=diarrhea doughnut=donut
    draught=draft dreamt=dreamed fibre=fiber fulfil=fulfill grey=gray instalment=installment jewellery=jewelry
    judgement=judgment kerb=curb kilometre=kilometer labelled=labeled learnt=learned licence=license
    liquorice=licorice litre=liter manoeuvre=maneuver marvellous=marvelous maths=math meagre=meager metre=meter
    millimetre=millimeter mould=mold moustache=mustache mum=mom mummy=mommy offence=offense omelette=omelet
    paralyse=paralyze paralysed=paralyzed plough=plow practise=practice pretence=pretense programme=program
    pyjamas=pajamas sceptical=skeptical skilful=skillful smelt=smelled sombre=somber spelt=spelled spoilt=spoiled
    storey=story sulphur=sulfur theatre=theater towards=toward traveller=traveler travelled=traveled
    travelling=traveling tyre=tire whilst=while whisky=whiskey woollen=woolen yoghurt=yogurt
    """)

  /// Pairs of words and phrases; a _ stands for a blank.
  static func pairs(_ text: String) -> [String: String] {
    let pairs = text.split(whereSeparator: \.isWhitespace).map { entry in
      let sides = entry.split(separator: "=").map { String($0.map { $0 == "_" ? " " : $0 }) }
      return (sides[0], sides[1])
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

/// English: contractions, British and American spellings, and words of equal meaning, so that an answer is
/// right however an English speaker would put it.
enum English {
  static let facts = LanguageFacts(
    numbers:
      "0=zero;1=one;2=two;3=three;4=four;5=five;6=six;7=seven;8=eight;9=nine;10=ten;11=eleven;12=twelve;13=thirteen;14=fourteen;15=fifteen;16=sixteen;17=seventeen;18=eighteen;19=nineteen;20=twenty;30=thirty;40=forty;50=fifty;60=sixty;70=seventy;80=eighty;90=ninety;100=hundred,one hundred;1000=thousand,one thousand;10000=ten thousand;1000000=million"
  )

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
    return result + full(run)
  }

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

  /// Verbs that have no infinitive: to can is no English.
  static let modals: Set<Substring> = [
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
    aeroplane=airplane axe=ax cancelled=canceled catalogue=catalog centre=center cheque=check cosy=cozy
    defence=defense dialogue=dialog doughnut=donut fibre=fiber fulfil=fulfill grey=gray jewellery=jewelry
    kilometre=kilometer learnt=learned licence=license litre=liter maths=math metre=meter mould=mold
    moustache=mustache mum=mom mummy=mommy offence=offense plough=plow practise=practice programme=program
    pyjamas=pajamas sceptical=skeptical skilful=skillful spelt=spelled storey=story theatre=theater
    traveller=traveler travelled=traveled travelling=traveling tyre=tire whisky=whiskey yoghurt=yogurt
    """)

  /// Words and phrases of equal meaning; a _ stands for a blank.
  private static let equals: [String: String] = pairs(
    """
    mommy=mother dad=father daddy=father papa=father mom=mother mama=mother grandma=grandmother
    granny=grandmother grandpa=grandfather granddad=grandfather kid=child kids=children
    hi=hello thanks=thank_you many_thanks=thank_you bye=goodbye good_bye=goodbye bye_bye=goodbye
    no_one=nobody noone=nobody someone=somebody anyone=anybody everyone=everybody too=also as_well=also
    aswell=also pardon=sorry pardon_me=sorry excuse_me=sorry i_am_sorry=sorry cab=taxi ok=okay all_right=okay
    alright=okay tv=television telly=television phone=telephone bike=bicycle photo=photograph
    fridge=refrigerator plane=airplane movie=film automobile=car start=begin fall=autumn lorry=truck
    flat=apartment holiday=vacation holidays=vacation cookie=biscuit trousers=pants soccer=football
    petrol=gasoline lift=elevator pavement=sidewalk subway=underground metro=underground rubbish=trash
    garbage=trash mobile_phone=cell_phone faucet=tap shop=store
    toilet=bathroom restroom=bathroom wc=bathroom lavatory=bathroom elder=older persons=people perhaps=maybe
    large=big ill=sick quick=fast quickly=fast lovely=beautiful must=have_to afterwards=later
    mathematics=math exam=examination have_got=have has_got=has lots_of=many a_lot_of=many lot_of=many
    sweets=candy bathing_suit=swimsuit postman=mailman eraser=rubber post_code=zip_code shut=close
    how_do_you_do=hello good_day=hello this_one=this that_one=that mobile=cell_phone cell=cell_phone
    cellphone=cell_phone there_are=there_is no_more=not_anymore no_longer=not_anymore any_more=anymore marker=particle
    """)

  private static func pairs(_ text: String) -> [String: String] {
    let pairs = text.split(whereSeparator: \.isWhitespace).map { entry in
      let sides = entry.split(separator: "=").map { String($0.map { $0 == "_" ? " " : $0 }) }
      return (sides[0], sides[1])
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The text with each of its words and phrases by the one that stands for all of equal meaning, and numbers
  /// in digits.
  static func canonical(_ text: String) -> String {
    let words = spelled(text).split(separator: " ").map(String.init)
    if let number = EnglishNumber.digits(words) { return number }
    var (result, rest) = ([String](), words[...])
    while !rest.isEmpty {
      let length = min(3, rest.count)
      let phrase =
        (1...length).reversed().first { equals[rest.prefix($0).joined(separator: " ")] != nil } ?? 1
      let text = rest.prefix(phrase).joined(separator: " ")
      result.append(equals[text].map { equals[$0] ?? $0 } ?? text)
      rest = rest.dropFirst(phrase)
    }
    return negated(result).joined(separator: " ")
  }

  /// Verbs with not in one form: not to be, is not; not to know, do not know.
  private static func negated(_ words: [String]) -> [String] {
    guard words.count > 2 || words.count == 2 && be.contains(words[0]) else { return words }
    switch (words[0], words[1]) {
    case (_, "not") where be.contains(words[0]): return ["not", "be"] + words.dropFirst(2)
    case ("not", "to"), ("to", "not"), ("do", "not"), ("does", "not"): return ["not"] + words.dropFirst(2)
    default: return words
    }
  }

  private static let be: Set<String> = ["am", "is", "are"]

  /// A text without the owner or subject that a learner adds: my father, it will be. Nil where there is none.
  static func withoutOwner(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    let isOwned = owners.contains(words[0])
    let isSubject = EnglishVerb.subjects.contains(words[0]) && auxiliaries.contains(words[1])
    return isOwned || isSubject ? words.dropFirst().joined(separator: " ") : nil
  }

  private static let owners: Set<String> = ["my", "your", "his", "her", "our", "their"]
  private static let auxiliaries: Set<String> = [
    "am", "are", "can", "could", "had", "has", "have", "is", "must", "was", "were", "will", "would",
  ]

  /// The noun of a meaning of two words: rice for cooked rice. Nil for others.
  static func head(of meaning: String) -> String? {
    let words = meaning.split(separator: " ").map(String.init)
    guard words.count == 2, !functionWords.contains(words[0]), !EnglishVerb.subjects.contains(words[0]),
      words[0] != "no", NumberWords.value(of: words[0], in: "en") == nil
    else { return nil }
    return canonical(words[1])
  }

  /// Whether two texts mean the same or nearly so. Such an answer is asked once more.
  static func areAlike(_ left: String, _ right: String) -> Bool {
    let (left, right) = (nearKey(left), nearKey(right))
    return left == right || !(near[left] ?? []).isDisjoint(with: near[right] ?? [])
  }

  private static func nearKey(_ text: String) -> String { AnswerRules.withoutLead(canonical(text)) }

  /// The groups of words and phrases of nearly the same meaning that a word is in; a _ stands for a blank.
  private static let near: [String: Set<Int>] = {
    let groups = """
      street road avenue; thing stuff object item; doctor physician; cheap inexpensive; you you_guys you_all;
      a_little a_bit a_little_bit some; although even_though though; job work employment occupation;
      house home; boy lad kid child; girl child; man guy gentleman; woman lady; child baby; begin commence;
      end finish complete; speak talk; say tell; look watch see; hear listen; choose pick select; buy purchase;
      get receive obtain; give hand; help assist aid; answer reply respond; ask question inquire;
      think believe suppose; understand comprehend get; like enjoy; love adore; want wish desire; need require;
      try attempt; use utilize employ; make create produce; build construct; repair fix mend; wait await;
      go_back return come_back; arrive get_there come; leave depart go_away; enter go_in come_in; exit go_out;
      live reside dwell; die pass_away; kill murder; sleep be_asleep; wake_up awake get_up; eat dine; cook prepare;
      big huge great; small little tiny; nice pleasant kind; good well fine; bad poor; beautiful pretty handsome;
      happy glad cheerful; sad unhappy; angry mad; tired sleepy exhausted; sick unwell; healthy well; fast rapid;
      slow slowly; easy simple; difficult hard; important significant; interesting fascinating; strange weird odd;
      funny amusing; smart clever intelligent; stupid dumb silly; rich wealthy; expensive dear costly; hot warm;
      cold cool chilly; wet damp; clean tidy; dirty filthy; near close nearby; far distant far_away;
      maybe possibly perhaps; now right_now at_the_moment; soon shortly; often frequently; always forever; sometimes
      at_times; never not_ever; again once_more; very really quite; only just; enough sufficient; almost nearly;
      together jointly; but however; because since as; so therefore thus; if whether; then afterwards after_that;
      before earlier ago; after later; here over_here; there over_there; place spot location; town city;
      shop supermarket; garden yard; picture image painting; letter note; story tale; trip journey voyage travel;
      money cash; price cost; gift present; error mistake fault; idea thought; problem trouble issue;
      question query; friend buddy pal; boss chief manager; teacher instructor; pupil student; meal dish;
      dinner supper; lunch midday_meal; drink beverage; bag sack; coat jacket; shirt blouse; couch sofa;
      road way path; sea ocean; forest wood woods; hill mountain; stone rock; sort kind type; part piece portion;
      side edge; half one_half; minute moment; quiet silent calm; loud noisy; correct right true;
      wrong false incorrect; whole entire all; every each; several some a_few; other another different;
      same identical; certainly surely of_course definitely; 
      thank_you thanks_a_lot; hello hey good_morning; goodbye see_you see_you_later farewell so_long;
      sorry i_apologize; be_able be_able_to can; may be_allowed might;
      have_to must should; sing chant; jump leap; shout scream yell; cry weep; 
      throw toss; search look_for seek; find discover; lose misplace; send mail; show display; carry bear;
      take grab; put place lay set; sit be_seated sit_down; stand stand_up; run jog; walk go_on_foot; fly soar;
      study learn; teach instruct; remember recall; forget not_remember; know be_familiar; meet encounter;
      call phone telephone ring; fight quarrel; win beat; play perform
      """
    var near: [String: Set<Int>] = [:]
    for (place, group) in groups.split(separator: ";").enumerated() {
      for word in group.split(whereSeparator: \.isWhitespace) {
        near[nearKey(String(word.map { $0 == "_" ? " " : $0 })), default: []].insert(place)
      }
    }
    return near
  }()
}

/// Numbers in English words.
enum EnglishNumber {
  /// A cardinal as 21, an ordinal as 21st; nil for anything else.
  static func digits(_ words: [String]) -> String? {
    guard let last = words.last else { return nil }
    let isOrdinal = ordinals[last] != nil || last.hasSuffix("ieth") || last.hasSuffix("th")
    let cardinal = ordinals[last] ?? cardinal(last)
    guard let value = value(words.dropLast() + [cardinal]) else { return nil }
    return isOrdinal ? "\(value)\(ending(value))" : String(value)
  }

  private static func cardinal(_ word: String) -> String {
    if word.hasSuffix("ieth") { return word.dropLast(4) + "y" }
    return word.hasSuffix("th") ? String(word.dropLast(2)) : word
  }

  private static let ordinals = [
    "first": "one", "second": "two", "third": "three", "fifth": "five", "eighth": "eight", "ninth": "nine",
    "twelfth": "twelve",
  ]

  private static func ending(_ value: Int) -> String {
    if (11...13).contains(value % 100) { return "th" }
    return [1: "st", 2: "nd", 3: "rd"][value % 10] ?? "th"
  }

  /// As in two hundred and five.
  private static func value(_ words: [String]) -> Int? {
    var (total, part) = (0, 0)
    for word in words where word != "and" && word != "a" {
      guard let value = NumberWords.value(of: word, in: "en") else { return nil }
      switch value {
      case 100: part = max(1, part) * value
      case 1000...: (total, part) = (total + max(1, part) * value, 0)
      default: part += value
      }
    }
    return words.contains { $0 != "and" && $0 != "a" } ? total + part : nil
  }
}

/// Words of equal and of nearly equal meaning, and other ways to say the same.
extension English {
  /// Words and phrases of equal meaning.
  private static let equals: [String: String] = pairs(
    """
    mommy=mother dad=father daddy=father papa=father mom=mother mama=mother grandma=grandmother
    granny=grandmother grandpa=grandfather granddad=grandfather kid=child kids=children
    hi=hello thanks=thank_you many_thanks=thank_you bye=goodbye good_bye=goodbye bye_bye=goodbye
    no_one=nobody noone=nobody someone=somebody anyone=anybody everyone=everybody too=also as_well=also
    aswell=also pardon=sorry pardon_me=sorry excuse_me=sorry i_am_sorry=sorry cab=taxi taxicab=taxi ok=okay all_right=okay
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
      result.append(equals[text] ?? text)
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
      words[0] != "no", NumberWords.value(of: words[0], in: Language.english.tag) == nil
    else { return nil }
    return canonical(words[1])
  }

  /// Whether two texts mean the same or nearly so. Such an answer is asked once more.
  static func areAlike(_ left: String, _ right: String) -> Bool {
    let (left, right) = (nearKey(left), nearKey(right))
    return left == right || !(near[left] ?? []).isDisjoint(with: near[right] ?? [])
  }

  private static func nearKey(_ text: String) -> String { withoutLead(canonical(text)) }

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
      dinner supper; lunch midday_meal; drink beverage; bag sack; coat jacket; shirt blouse; couch sofa; cinema movies movie_theater movie_theatre;
      gas gasoline;
      road way path; sea ocean; forest wood woods; hill mountain; stone rock; sort kind type; part piece portion;
      side edge; half one_half; minute moment; quiet silent calm; loud noisy; correct right true;
      wrong false incorrect; whole entire all; every each; several some a_few; other another different;
      same identical; certainly surely of_course definitely; thank_you thanks_a_lot; hello hey good_morning; goodbye see_you see_you_later farewell so_long;
      sorry i_apologize; be_able be_able_to can; may be_allowed might;
      have_to must should; sing chant; jump leap; shout scream yell; cry weep; throw toss; search look_for seek; find discover; lose misplace; send mail; show display; carry bear;
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

enum JapaneseTables {
  /// One form per line: its name; its ending for ichidan verbs, godan verbs, する and くる; and its shape. a, i,
  /// e and o stand for the godan verb's last kana in that column; T is the sound change of te and past, with
  /// て and た voiced where needed. "-" means no such form, "=" an empty ending.
  static let verbs = """
    stem                   | =      | i       | し       | き       | stem
    te form                | て     | Tて     | して     | きて     | te
    past                   | た     | Tた     | した     | きた     | past
    negative               | ない   | aない   | しない   | こない   | adjective
    negative               | ん     | aん     | せん     | -        | end
    negative               | ぬ     | aぬ     | せぬ     | こぬ     | end
    without doing          | ず     | aず     | せず     | こず     | end
    without doing          | ずに   | aずに   | せずに   | こずに   | end
    passive or potential   | られる | -       | -        | こられる | ichidan
    passive                | -      | aれる   | される   | -        | ichidan
    potential              | れる   | eる     | できる   | これる   | ichidan
    causative              | させる | aせる   | させる   | こさせる | ichidan
    causative              | さす   | aす     | さす     | こさす   | godan
    conditional            | れば   | eば     | すれば   | くれば   | end
    conditional            | りゃ   | -       | すりゃ   | くりゃ   | end
    volitional             | よう   | oう     | しよう   | こよう   | end
    imperative             | ろ     | e       | しろ     | こい     | end
    imperative             | よ     | -       | せよ     | -        | end
    """

  /// Endings after the stem (食べ), the te form or the past, one per line: name, ending, the shape it follows,
  /// and its own. After → comes the form that the ending is short for.
  static let attached = """
    polite                 | ます           | stem | end
    polite past            | ました         | stem | end
    polite negative        | ません         | stem | end
    polite past negative   | ませんでした   | stem | end
    polite volitional      | ましょう       | stem | end
    polite te form         | まして         | stem | end
    polite conditional     | ましたら       | stem | end
    gentle command         | なさい         | stem | end
    wish                   | たい           | stem | adjective
    wish of others         | たがる         | stem | godan
    seeming                | そう           | stem | noun
    too much               | すぎる         | stem | ichidan
    too much               | 過ぎる         | stem | ichidan
    while                  | ながら         | stem | end
    while                  | つつ           | stem | end
    easy to                | やすい         | stem | adjective
    easy to                | 易い           | stem | adjective
    hard to                | にくい         | stem | adjective
    hard to                | づらい         | stem | adjective
    way to                 | かた           | stem | end
    way to                 | 方             | stem | end
    in order to            | に             | stem | end
    beginning              | はじめる       | stem | ichidan
    beginning              | 始める         | stem | ichidan
    going on               | つづける       | stem | ichidan
    going on               | 続ける         | stem | ichidan
    ending                 | おわる         | stem | godan
    ending                 | 終わる         | stem | godan
    progressive            | ている         | te   | ichidan
    progressive            | てる→て        | te   | ichidan
    progressive            | でる→で        | te   | ichidan
    progressive            | ておる         | te   | godan
    resulting              | てある         | te   | godan
    in advance             | ておく         | te   | godan
    in advance             | とく→て        | te   | godan
    in advance             | どく→で        | te   | godan
    completed              | てしまう       | te   | godan
    completed              | ちゃう→て      | te   | godan
    completed              | じゃう→で      | te   | godan
    completed              | ちまう→て      | te   | godan
    trying                 | てみる         | te   | ichidan
    going on               | ていく         | te   | godan
    going on               | て行く         | te   | godan
    coming                 | てくる         | te   | kuru
    coming                 | て来る         | te   | kuru
    favour                 | てくれる       | te   | ichidan
    favour                 | てあげる       | te   | ichidan
    favour                 | てもらう       | te   | godan
    favour                 | ていただく     | te   | godan
    request                | てください     | te   | end
    request                | て下さい       | te   | end
    wish for others        | てほしい       | te   | adjective
    wish for others        | て欲しい       | te   | adjective
    after                  | てから         | te   | end
    even if                | ても           | te   | end
    te form                | ては           | te   | end
    te form                | ちゃ→て        | te   | end
    te form                | じゃ→で        | te   | end
    conditional            | ら             | past | end
    listing                | り             | past | end
    polite past            | です           | past | end
    """

  /// Forms of adjectives: name, what replaces い, and the shape.
  static let adjectives = """
    adverb                 | く             | end
    te form                | くて           | te
    past                   | かった         | past
    negative               | くない         | adjective
    conditional            | ければ         | end
    conditional            | けりゃ         | end
    conditional            | きゃ           | end
    volitional             | かろう         | end
    noun                   | さ             | end
    seeming                | そう           | noun
    seeming                | さそう         | noun
    too much               | すぎる         | ichidan
    too much               | さすぎる       | ichidan
    becoming               | くなる         | godan
    making                 | くする         | suru
    polite                 | いです         | end
    polite negative        | くありません   | end
    polite past negative   | くありませんでした | end
    """

  /// Forms of single words: name, ending → base, its shape, the base's shape. A hash means that nothing comes
  /// before it.
  static let irregular = """
    te form                | 行って→行く    | te        | godan
    te form                | いって→いく    | te        | godan
    past                   | 行った→行く    | past      | godan
    past                   | いった→いく    | past      | godan
    te form                | うて→う        | te        | godan
    past                   | うた→う        | past      | godan
    negative               | #ない→ある     | adjective | godan
    imperative             | くれ→くれる    | end       | ichidan
    imperative             | なさい→なさる  | end       | godan
    imperative             | ださい→ださる  | end       | godan
    imperative             | しゃい→しゃる  | end       | godan
    stem                   | なさい→なさる  | stem      | godan
    stem                   | ださい→ださる  | stem      | godan
    stem                   | しゃい→しゃる  | stem      | godan
    stem                   | ござい→ござる  | stem      | godan
    te form                | ないで→ない    | end       | adjective
    te form                | なくちゃ→ない  | end       | adjective
    prohibition            | るな→る        | end       | ichidan
    prohibition            | するな→する    | end       | suru
    prohibition            | くるな→くる    | end       | kuru
    prohibition            | 来るな→来る    | end       | kuru
    with する              | する→=         | suru      | suru
    polite                 | です→=         | end       | noun
    polite past            | でした→=       | end       | noun
    polite negative        | ではありません→= | end     | noun
    polite negative        | じゃありません→= | end     | noun
    past                   | だった→=       | past      | noun
    negative               | じゃない→=     | adjective | noun
    negative               | ではない→=     | adjective | noun
    probable               | だろう→=       | end       | noun
    probable               | でしょう→=     | end       | noun
    before a noun          | な→=           | end       | nounlike
    adverb                 | に→=           | end       | nounlike
    past                   | #だった→だ     | past      | copula
    past                   | #でした→です   | end       | copula
    negative               | #じゃない→だ   | adjective | copula
    negative               | #ではない→だ   | adjective | copula
    probable               | #だろう→だ     | end       | copula
    probable               | #でしょう→です | end       | copula
    """
}

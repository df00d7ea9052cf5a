/// Irregular stems and forms.
extension SpanishTables {
  /// Irregular stems with their infinitives.
  static let stems: [Stem] = stemTable.split(separator: "\n").flatMap { line -> [Stem] in
    let parts = line.split(separator: " ").map(String.init)
    guard let kind = StemKind(rawValue: parts[0]) else { return [] }
    return parts.dropFirst().map { pair in
      let sides = pair.split(separator: ":").map(String.init)
      return Stem(stem: sides[0], infinitive: sides[1], kind: kind)
    }
  }

  private static let stemTable = """
    past tuv:tener estuv:estar anduv:andar hub:haber pud:poder pus:poner sup:saber cup:caber quis:querer vin:venir
    past hic:hacer hiz:hacer satisfic:satisfacer satisfiz:satisfacer plug:placer
    pastJ dij:decir traj:traer duj:ducir
    future tendr:tener vendr:venir pondr:poner saldr:salir valdr:valer podr:poder sabr:saber cabr:caber habr:haber
    future querr:querer har:hacer dir:decir satisfar:satisfacer oir:oír reir:reír
    yo teng:tener veng:venir pong:poner salg:salir valg:valer hag:hacer dig:decir traig:traer caig:caer oig:oír
    yo quep:caber asg:asir sep:saber vay:ir hay:haber sea:ser ve:ver roig:roer raig:raer satisfag:satisfacer
    participle hech:hacer dich:decir vist:ver puest:poner escrit:escribir abiert:abrir rot:romper muert:morir
    participle vuelt:volver cubiert:cubrir frit:freír impres:imprimir resuelt:resolver suelt:soltar
    participle suelt:solver satisfech:satisfacer provist:proveer podrid:pudrir inscrit:inscribir descrit:describir
    participle bendit:bendecir maldit:maldecir despiert:despertar elect:elegir
    """

  /// Verb forms that follow no stem, with their infinitive and name.
  static let whole: [String: [(infinitive: String, form: String)]] = {
    var whole: [String: [(String, String)]] = [:]
    for line in wholeTable.split(separator: "\n") {
      let parts = line.split(separator: ":").map(String.init)
      let forms = parts[2].split(separator: " ").map(String.init)
      for (form, person) in zip(forms, persons(of: parts[1], count: forms.count)) where form != "-" {
        for infinitive in parts[0].split(separator: " ") {
          whole[form, default: []].append((String(infinitive), person))
        }
      }
    }
    return whole
  }()

  private static func persons(of tense: String, count: Int) -> [String] {
    guard count == 6 else { return Array(repeating: tense, count: count) }
    return ["I", "you", "he", "we", "you all", "they"].map { tense + ", " + $0 }
  }

  private static let wholeTable = """
    ser:present:soy eres es somos sois son
    ser:imperfect:era eras era éramos erais eran
    ir ser:preterite:fui fuiste fue fuimos fuisteis fueron
    ir ser:past subjunctive:fuera fueras fuera fuéramos fuerais fueran
    ir ser:past subjunctive:fuese fueses fuese fuésemos fueseis fuesen
    ser:present subjunctive:sea seas sea seamos seáis sean
    ser:command:sé sed
    ser:gerund:siendo
    ser:participle:sido
    ir:present:voy vas va vamos vais van
    ir:imperfect:iba ibas iba íbamos ibais iban
    ir:command:ve id vamos vámonos
    ir:gerund:yendo
    ir:participle:ido
    ir:future:iré irás irá iremos iréis irán
    ir:conditional:iría irías iría iríamos iríais irían
    haber:present:he has ha hemos habéis han
    haber:present:hay
    estar:present:estoy estás está estamos estáis están
    estar:present subjunctive:esté estés esté estemos estéis estén
    estar:command:está
    dar:present:doy das da damos dais dan
    dar:preterite:di diste dio dimos disteis dieron
    dar:past subjunctive:diera dieras diera diéramos dierais dieran
    dar:past subjunctive:diese dieses diese diésemos dieseis diesen
    dar:present subjunctive:dé des dé demos deis den
    dar:command:da dé den
    ver:present:veo ves ve vemos veis ven
    ver:preterite:vi viste vio vimos visteis vieron
    ver:imperfect:veía veías veía veíamos veíais veían
    ver:command:ve
    prever:present:preveo prevés prevé prevemos prevéis prevén
    prever:preterite:preví previste previó previmos previsteis previeron
    saber:present:sé sabes sabe sabemos sabéis saben
    decir:present:digo dices dice decimos decís dicen
    decir:command:di
    hacer:command:haz
    tener:command:ten
    tener:present:tengo tienes tiene tenemos tenéis tienen
    venir:command:ven
    venir:present:vengo vienes viene venimos venís vienen
    poner:command:pon
    salir:command:sal
    valer:command:val
    mantener:command:mantén
    detener:command:detén
    suponer:command:supón
    oír:present:oigo oyes oye oímos oís oyen
    oír:command:oye oíd
    reír:present:río ríes ríe reímos reís ríen
    reír:preterite:reí reíste rió reímos reísteis rieron
    sonreír:present:sonrío sonríes sonríe sonreímos sonreís sonríen
    sonreír:preterite:sonreí sonreíste sonrió sonreímos sonreísteis sonrieron
    freír:present:frío fríes fríe freímos freís fríen
    oler:present:huelo hueles huele olemos oléis huelen
    errar:present:yerro yerras yerra erramos erráis yerran
    jugar:present:juego juegas juega jugamos jugáis juegan
    caber:present:quepo cabes cabe cabemos cabéis caben
    haber:present subjunctive:haya hayas haya hayamos hayáis hayan
    ir:present subjunctive:vaya vayas vaya vayamos vayáis vayan
    poder:gerund:pudiendo
    decir:gerund:diciendo
    venir:gerund:viniendo
    dar:gerund:dando
    """
}

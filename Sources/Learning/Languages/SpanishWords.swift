import Formats

/// What a dictionary of Spanish doesn't say about its words, and a deck of them needs.
public enum SpanishWords {
  /// A noun with its article, as beginners learn it: la mesa, el agua, el/la artista.
  public static func named(_ noun: String, _ partOfSpeech: String?) -> String {
    article(of: noun, partOfSpeech).map { "\($0) \(noun)" } ?? noun
  }

  /// A feminine noun with el for its sound: el alma. What a card says about it.
  public static func note(on noun: String, _ partOfSpeech: String?) -> String? {
    stressed.contains(noun) && partOfSpeech == feminine ? "feminine, with el for the sound" : nil
  }

  public static let (masculine, feminine) = ("masculine noun", "feminine noun")
  public static let either = "masculine or feminine noun"

  private static func article(of noun: String, _ partOfSpeech: String?) -> String? {
    guard let partOfSpeech, !noun.contains(" "), partOfSpeech.hasSuffix("noun") else { return nil }
    if withoutArticle.contains(noun) { return nil }
    let isPlural = pluralOnly.contains(noun)
    switch partOfSpeech {
    case masculine: return isPlural ? "los" : "el"
    case feminine: return isPlural ? "las" : stressed.contains(noun) ? "el" : "la"
    case either: return "el/la"
    case "noun": return noun.hasSuffix("a") || noun.hasSuffix("e") ? "el/la" : "el"
    default: return nil
    }
  }

  /// The nouns among the commonest that begin with a stressed a.
  private static let stressed = Set(
    """
    acta agua águila ala alba alga alma alta alza ama ancla ansia ánima área arca arma arpa asa asma aspa aula ave aya
    habla hacha hada hambre haya
    """.words)

  /// Months, and names that have none.
  private static let withoutArticle = Set(
    """
    enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre internet navidad
    """.words)

  private static let pluralOnly = Set("gafas tijeras vacaciones afueras alrededores modales víveres".words)

  // MARK: Forms

  /// The plural of a noun or an adjective: libros, flores, luces, canciones.
  public static func plural(of noun: String) -> String {
    guard let last = noun.last else { return noun }
    if "aeiouáéó".contains(last) { return noun + "s" }
    if last == "z" { return noun.dropLast() + "ces" }
    let accents: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
    if "ns".contains(last), let vowel = noun.dropLast().last.flatMap({ accents[$0] }) {
      return noun.dropLast(2) + String(vowel) + String(last) + "es"
    }
    return noun + "es"
  }

  /// The gerund and the participle of an infinitive, if it is regular; empty for any other word.
  public static func verbals(of infinitive: String) -> [String] {
    let stem = infinitive.dropLast(2)
    guard stem.count > 0 else { return infinitive == "ir" ? ["yendo"] : [] }
    switch infinitive.suffix(2) {
    case "ar": return [stem + "ando", stem + "ado"]
    case "er", "ir": return [stem + "iendo", stem + "ido"]
    default: return []
    }
  }

  /// Whether a word is left out of decks: a form of another one, such as los or gran, or no Spanish.
  public static func isForm(_ word: String) -> Bool { forms.contains(word) }

  /// Articles, pronouns as objects, words cut short before a noun, forms of verbs that a dictionary has as nouns or
  /// interjections, and what is common in texts but no Spanish.
  private static let forms = Set(
    """
    la los las lo un una unos unas al del buen gran mal primer tercer algún ningún san esta estos estas esa esos esas
    éste ésta éstos éstas ése ésa ésos ésas aquella aquellos aquellas todos toda todas otra otros otras mis tus sus mía
    tuya suya nuestra nuestros nuestras muchos mucha muchas pocos poca pocas ciertos cierta varias ambas os les
    son era eran fue fui sea es está están hay he ha han haya va van voy vamos soy eres somos sido hecha
    tenia valencia cuesta bajos graves aguas
    http www com km cm kg as so ex top link
    """.words)

  // MARK: Parts of speech

  /// The part of speech in which a word is used most, if a noun or a verb of the same spelling would come first.
  public static func use(of word: String) -> String? { uses[word] }

  /// The usual meanings of words that dictionaries know in a rare use only.
  public static func meanings(of word: String) -> [String]? { usual[word] }

  private static let uses: [String: String] = {
    var uses: [String: String] = [:]
    for line in useTable.split(separator: "\n") {
      let parts = line.split(separator: ":").map(String.init)
      for word in parts[1].split(separator: " ") { uses[String(word)] = parts[0] }
    }
    return uses
  }()

  private static let useTable = """
    adverb:sí bien mal así ya más menos muy tan cerca fuera dentro antes después luego pronto solo medio bastante
    pronoun:algo nada nadie alguien yo tú él ella usted ustedes nosotros vosotros mío tuyo suyo
    determiner:este ese aquel todo otro cada mi tu su cuyo tal ambos varios cierto
    preposition:de a en con por para sin sobre entre desde hasta hacia contra según ante bajo tras durante
    conjunction:y o pero que si porque como aunque sino ni mientras pues mas
    adjective:muerto enfermo rojo interno central temporal final personal local regular joven vacío máximo mínimo
    adjective:abierto cerrado dispuesto convertido incluido físico gran derecho duro
    noun:animal material documental titular placer deber cáncer frente
    feminine noun:capital radio arena cámara defensa base corte cura clave rosa moral guía policía
    masculine noun:orden editorial miembro toque
    interjection:vale
    """

  private static let usual: [String: [String]] = {
    var usual: [String: [String]] = [:]
    for line in usualTable.split(separator: "\n") {
      let parts = line.split(separator: ":").map(String.init)
      usual[parts[0]] = parts[1].split(separator: ",").map(String.init)
    }
    return usual
  }()

  private static let usualTable = """
    acaso:perhaps,by chance
    actualidad:present time,current affairs
    ahí:there
    alcance:reach,scope
    apenas:hardly,barely
    audiencia:audience,hearing
    ay:oh,ouch
    caballero:gentleman,knight
    cámara:camera,chamber
    celular:mobile phone,cellular
    conde:count
    conocido:known,well-known,acquaintance
    consulta:consultation,query
    dado:given,die
    dicho:said,saying
    ello:it,that
    enfrente:opposite
    entorno:openContext,environment
    estación:station,season
    eso:that
    ese:that
    gente:people
    hay:there is,there are
    lindo:pretty,cute
    mando:control,command
    media:half,average,stocking
    mejor:better,best
    menor:smaller,younger
    mayor:bigger,older
    oído:ear,hearing
    padres:parents
    partir:to leave,to split
    pasar:to pass,to happen,to spend
    pase:pass
    peor:worse,worst
    plano:plan,flat
    poder:can,to be able to
    poquito:a little bit
    quedarse:to stay,to remain
    rato:while
    sala:room,hall
    salir:to go out,to leave
    seguido:often,in a row
    señor:gentleman,sir,mister
    sierra:mountain range,saw
    superar:to overcome,to surpass
    partida:departure,game
    supuesto:supposed
    tarde:afternoon,evening,late
    técnica:technique
    tercio:third
    torno:lathe
    tú:you
    usted:you (polite)
    ustedes:you (several)
    vale:okay,all right
    vosotros:you (several)
    vía:road,track,via
    asunto:matter,affair,subject
    búsqueda:search
    cita:appointment,date,quotation
    dolor:pain,ache
    empleo:job,employment,use
    marcha:march,course
    marina:navy
    navidad:Christmas
    mío:mine,my
    piel:skin,leather,fur
    quien:who,the one who
    radio:radio,radius
    capital:capital,main
    arena:sand,arena
    realizar:to carry out,to make
    responsable:responsible,manager
    sacar:to take out,to take away
    salida:exit,departure,way out
    suelo:floor,ground,soil
    suyo:his,hers,yours
    triunfo:triumph
    villa:town,villa
    falta:lack,fault
    """
}

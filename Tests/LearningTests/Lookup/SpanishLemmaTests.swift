import Learning
import Testing

@Suite("Forms of Spanish and English words")
struct SpanishLemmaTests {
  @Test("two hundred Spanish forms lead to their word and name the form")
  func spanish() {
    #expect(Self.table.rows.count >= 200)
    #expect(Self.table.missed(language: "es") == [])
  }

  @Test("a form of two verbs leads to both")
  func two() {
    let terms = Lemmas.candidates(of: "fuimos", language: "es").map(\.term)
    #expect(terms.prefix(2) == ["ir", "ser"])
    #expect(Set(Lemmas.candidates(of: "ve", language: "es").map(\.term)).isSuperset(of: ["ir", "ver"]))
  }

  @Test("a capital at the beginning of a sentence makes no difference")
  func capitals() {
    #expect(Lemmas.candidates(of: "Dijeron", language: "es").contains { $0.term == "decir" })
    #expect(Lemmas.candidates(of: "Children", language: "en").contains { $0.term == "child" })
  }

  @Test("a form of a verb is no form of a noun, and the other way round")
  func kinds() {
    let verb = Lemmas.candidates(of: "hablaron", language: "es").filter { $0.term == "hablar" }
    #expect(verb.contains { $0.fits("verb") } && !verb.contains { $0.fits("noun") || $0.fits("adverb") })
    let noun = Lemmas.candidates(of: "flores", language: "es").filter { $0.term == "flor" }
    #expect(noun.contains { $0.fits("noun, feminine") } && !noun.contains { $0.fits("verb") })
  }

  @Test("no text leads to itself, nor to more words than can be looked up at a keystroke")
  func bounds() {
    for text in [
      "contradijéramos", "construyéndoselos", "desafortunadamente", "aaaaaaaaaaaaaaaaaaa", "s", "",
    ] {
      let terms = Lemmas.candidates(of: text, language: "es").map(\.term)
      #expect(!terms.contains(text) && terms.count <= 90, "\(text): \(terms.count)")
      #expect(Set(terms).count == terms.count && !terms.contains(""))
    }
  }

  @Test("English forms lead to their word")
  func english() { #expect(Self.english.missed(language: "en") == []) }

  @Test("languages without rules have no forms")
  func others() { #expect(Lemmas.candidates(of: "книги", language: "ru").isEmpty) }

  private static let table = FormTable(
    """
    hablar, verb: hablo present, I | hablas present, you | hablamos present, we or preterite, we | habláis | hablan present, they
    hablar, verb: hablé preterite, I | hablaste preterite, you | habló preterite, he | hablasteis | hablaron preterite, they
    hablar, verb: hablaba imperfect, I or he | hablábamos imperfect, we | hablaban | hablaré future, I | hablarás | hablarán future, they
    hablar, verb: hablaría conditional, I or he | hablaríamos conditional, we | hable | hablemos | hablen | hablara past subjunctive, I or he
    hablar, verb: habláramos past subjunctive, we | hablase | hablando gerund | hablado participle | hablad command, you all
    comer, verb: como present, I | comes present, you | comemos present, we | coméis | comí preterite, I | comió preterite, he | comieron
    comer, verb: comía imperfect, I or he | comeré future, I | comería | coma | comiera past subjunctive, I or he | comiésemos | comiendo gerund | comido
    vivir, verb: vivo | vivimos | vivís present, you all | viví | viviste | vivieron | vivía | viviré | viviría | viva | viviera | viviendo | vivid
    pensar, verb: pienso present, I | piensas | piensa | piensan | piense | pensamos
    querer, verb: quiero present, I | quieren | quise preterite, I | quisieron | querré future, I | querría | quiera | quisiera past subjunctive, I or he
    volver, verb: vuelvo present, I | vuelve | volvió | vuelto participle | vuelva
    contar, verb: cuento | cuentan | cuente
    poder, verb: puedo present, I | pueden | pude preterite, I | pudo preterite, he | pudieron | podré future, I | podría | pudiendo gerund | pueda
    jugar, verb: juego present, I | juegan | jugué preterite, I | juegue
    pedir, verb: pido present, I | piden | pidió preterite, he | pidieron | pidiendo gerund | pida
    seguir, verb: sigo present, I | sigues | siguió | siguiendo | siga
    sentir, verb: siento | sintió | sintiendo | sienta
    dormir, verb: duermo | durmió preterite, he | durmieron | durmiendo | duerma
    morir, verb: muere | murió | muerto participle | muriendo
    adquirir, verb: adquiere | adquiero
    oler, verb: huele present, he | huelen
    envidiar, verb: envidio
    enviar, verb: envío present, I | envían
    continuar, verb: continúa | continúo present, I
    reunir, verb: reúne | reúnen
    prohibir, verb: prohíbe
    buscar, verb: busqué preterite, I | busque | busquemos
    llegar, verb: llegué preterite, I | lleguen
    empezar, verb: empecé preterite, I | empiezo present, I | empiece | empezaron
    averiguar, verb: averigüé
    avergonzar, verb: avergüenza
    coger, verb: cojo present, I | coja | cogió
    dirigir, verb: dirijo | dirija
    vencer, verb: venzo | venza
    conocer, verb: conozco present, I | conozca | conocieron
    conducir, verb: conduzco present, I | conduje preterite, I | condujeron preterite, they | condujera
    construir, verb: construyo present, I | construye | construyó preterite, he | construyeron | construyendo gerund
    leer, verb: leyó preterite, he | leyeron | leyendo gerund | leído participle | leí
    caer, verb: caigo present, I | cayó | cayendo | caído
    creer, verb: creyó | creyera | creído
    huir, verb: huyó | huyen
    oír, verb: oigo | oyes present, you | oyó preterite, he | oyendo | oído | oiré | oímos
    reír, verb: río | ríe | rio | riendo
    ser, verb: soy present, I | eres | es present, he | somos | son | era | éramos | fui preterite, I | fueron | sea | fuera | sido participle | siendo
    ser, verb: seré future, I | sería
    ir, verb: voy present, I | vas | van | iba imperfect, I or he | íbamos | fuimos preterite, we | vaya | yendo gerund | ido participle | iré | iría | vamos
    estar, verb: estoy | está | estaba | estuve preterite, I | estuvieron | esté | estuviera | estaré
    haber, verb: he present, I | hay present | había | hubo preterite, he | habrá future, he | habría | haya | hubiera
    tener, verb: tengo present, I | tienes | tuve | tuvo preterite, he | tuvieron | tendré future, I | tendría | tenga | tuviera | ten command
    mantener, verb: mantengo | mantuvo | mantendrá | mantiene
    hacer, verb: hago | hice preterite, I | hizo preterite, he | haré | haría | haga | haz command | hecho participle | hechas
    deshacer, verb: deshizo | deshecho participle
    decir, verb: digo | dice | dije | dijo preterite, he | dijeron | diré future, I | diga | di command | dicho | diciendo gerund | dijera
    venir, verb: vengo | viene | vine | vino preterite, he | vendrá | venga | ven | viniendo
    poner, verb: pongo | puse | puso preterite, he | pondré | ponga | pon | puesto
    suponer, verb: supongo | supuso | supuesto
    saber, verb: sé present, I | supe | supo preterite, he | sabré | sepa | sabían
    dar, verb: doy | di preterite, I | dio preterite, he | dieron | dé | diera | dado | daba
    ver, verb: veo | ves | vi | vio preterite, he | veía | visto participle | vea
    traer, verb: traigo | traje | trajo preterite, he | trajeron | traiga | traído
    salir, verb: salgo | saldré | salga | sal command
    caber, verb: quepo | cupo | cabrá
    andar, verb: anduve | anduvo
    escribir, verb: escrito participle | escribió
    abrir, verb: abierto participle | abierta
    romper, verb: rotos participle
    describir, verb: descrito
    dar, verb: dámelo command with me lo | dándole gerund with le
    decir, verb: dímelo command with me lo | diciéndome gerund with me | decirte infinitive with te | dígame
    hacer, verb: hacerlo infinitive with lo | hazlo command with lo | haciéndolo
    levantar, verb: levantándose gerund with se | levantarse infinitive with se | levántate command, you with te | levantaos
    ir, verb: vámonos | irse infinitive with se
    oír, verb: oírlo infinitive with lo
    libro, noun: libros plural
    casa, noun: casas plural
    flor, noun: flores plural
    luz, noun: luces plural
    canción, noun: canciones plural
    joven, adjective: jóvenes plural
    inglés, noun: ingleses plural | inglesa feminine | inglesas feminine plural
    bueno, adjective: buena feminine | buenas feminine plural | buenos plural
    trabajador, noun: trabajadora feminine
    alemán, adjective: alemana feminine
    lento, adjective: lentamente adverb
    fácil, adjective: fácilmente adverb
    mucho, adjective: muchísimo very
    perro, noun: perrito little
    """)

  private static let english = FormTable(
    """
    book, noun: books | book's possessive
    city, noun: cities
    box, noun: boxes
    knife, noun: knives plural
    child, noun: children plural
    mouse, noun: mice plural
    stop, verb: stopped past | stopping -ing form | stops
    make, verb: making -ing form | made past
    try, verb: tried past | tries
    lie, verb: lying -ing form | lay past
    go, verb: went past | gone past | goes
    be, verb: was past | were past | is present | been past
    buy, verb: bought past
    write, verb: written past | wrote past | writing
    big, adjective: bigger comparative | biggest superlative
    happy, adjective: happier comparative
    good, adjective: better comparison | best comparison
    """)
}

extension Language {
  static let latin = Language(
    tag: "la", codes: ["lat"], name: "Latin", nativeName: "latina",
    otherNames: "latein latín lateinisch",
    letters: "āēīōūăĕĭŏŭ",
    hasOnePresent: true,
    commonest: """
      et aut sed non ego tu nos vos esse sum habere habeo facere facio ire eo venire venio dicere dico
      videre video scire scio posse possum velle volo amo amare edere bibere dormire legere lego scribere
      scribo audire audio homo vir femina puer puella mater pater frater soror amicus familia domus ianua
      mensa lectus schola liber verbum lingua urbs via terra aqua panis lac caro piscis ovum malum vinum
      sal canis feles mus avis equus vacca arbor flos silva mons mare flumen caelum sol luna stella pluvia
      nix ventus dies nox hodie heri cras annus hora tempus unus duo tres quattuor quinque sex septem octo
      novem decem centum bonus malus magnus parvus vetus novus pulcher celer calidus frigidus ruber albus
      niger rex regina miles bellum pax deus dea servus dominus ad ab ex in cum quis quid ubi quando cur
      caput manus oculus auris os pes cor rosa
      """)
}

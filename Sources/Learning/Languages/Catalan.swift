extension Language {
  static let catalan = Language(
    tag: "ca", codes: ["cat"], name: "Catalan", nativeName: "català",
    otherNames: "katalanisch",
    letters: "àçéèíïóòúü",
    articles: ["el un l'|els uns", "la una l'|les unes"],
    ownLetters: "ç",
    hasWidePresent: true,
    commonest: """
      el la els les un una de del i o però no jo tu ell ella nosaltres ser estar tenir fer anar venir dir
      veure saber poder voler menjar beure dormir llegir escriure parlar escoltar treballar aprendre
      comprar home dona nen nena mare pare germà germana amic família casa cuina porta finestra taula
      cadira llit escola llibre paraula llengua ciutat carrer país cotxe tren avió aigua pa llet formatge
      carn peix ou poma pera fruita cafè te cervesa vi sucre sal gos gat ocell cavall vaca arbre flor bosc
      muntanya mar riu cel sol lluna estrella pluja neu vent dia nit avui ahir demà setmana mes any hora
      dos tres quatre cinc sis set vuit nou deu cent bo gran petit vell jove bonic vermell blau verd groc
      negre blanc sí gràcies hola qui què on quan com molt aquí
      """)
}

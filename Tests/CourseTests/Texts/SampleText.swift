import Learning

@testable import Course

/// A text of many lines with the words in it that a learner doesn't know.
enum SampleText {
  static let japanese = make(
    "桃太郎",
    """
    昔々、おじいさんとおばあさんが山の近くに住んでいました。ある日、おじいさんは山へ木を切りに行きました。おばあさんは川へ洗濯に行きました。
    すると、大きな桃が流れてきました。「これは大きな桃だ。」

    二人は桃を切りました。
    """,
    [("山", "やま", "mountain"), ("川", "かわ", "river"), ("洗濯", "せんたく", "washing; laundry"), ("桃", "もも", "peach")])

  static let spanish = make(
    "cuento.txt",
    (1...40).map {
      "\($0). El perro ladra en la calle y el gato duerme, como siempre, junto a la ventana abierta."
    }
    .joined(separator: "\n"), [("ladra", nil, "to bark"), ("ventana", nil, "window")])

  /// The words wherever they stand.
  private static func make(_ title: String, _ text: String, _ words: [(String, String?, String)]) -> ReadText
  {
    let characters = Array(text)
    let found = words.flatMap { term, reading, meaning -> [TextWord] in
      let entry = DictionaryEntry(
        language: reading == nil ? "es" : "ja", term: term, reading: reading,
        senses: [.init([meaning], partOfSpeech: "noun")])
      let letters = Array(term)
      return characters.indices.filter { characters[$0...].starts(with: letters) }.map {
        TextWord($0..<$0 + letters.count, entry)
      }
    }
    return ReadText(
      title, characters, unknown: found.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}

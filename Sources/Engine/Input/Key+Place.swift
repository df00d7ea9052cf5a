extension Key {
  /// The key at the same place of an English keyboard, for a key that types a letter of another script; nil for others.
  ///
  /// With it commands work without switching the layout: where Russian types ы stands s.
  public var onEnglishKeyboard: Key? {
    guard case .character(let character) = code, !character.isASCII,
      let lower = character.lowercased().first, let letter = Self.places[lower]
    else {
      return nil
    }
    return Key(.character(letter), modifiers, phase: phase)
  }

  private static let rows: [(english: String, others: [String])] = [
    (
      "qwertyuiop",
      [
        "йцукенгшщз", "йцукенгшўз", ";ςερτυθιοπ", "ქწერტყუიოპ", "ჯჭეღთყუიოპ", "ճփբսմուկըթ", "/'קראטוןםפ",
        "ضصثقفغعهخح",
        "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ",
      ]
    ),
    (
      "asdfghjkl",
      [
        "фывапролд", "фівапролд", "ασδφγηξκλ", "ასდფგჰჯკლ", "აშდფგჰჟკლ", "ջվգեանիտհ", "שדגכעיחלך",
        "شسيبلاتنم",
        "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ",
      ]
    ),
    (
      "zxcvbnm",
      ["ячсмить", "ζχψωβνμ", "ზხცვბნმ", "ძხჩვბნმ", "ժդչյզլք", "זסבהנמצ", "ئءؤرﻻىة", "ㅋㅌㅊㅍㅠㅜㅡ"]
    ),
  ]

  /// The English letter at the place of each letter, by the layouts of X11 for Russian, Belarusian and Ukrainian, Greek,
  /// Georgian, Armenian, Hebrew, Arabic and Korean.
  private static let places: [Character: Character] = rows.reduce(into: [:]) { places, row in
    for other in row.others {
      for (letter, english) in zip(other, row.english) where places[letter] == nil {
        places[letter] = english
      }
    }
  }
}

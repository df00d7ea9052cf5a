import Formats

/// A word to learn, as in its deck. Texts are raw and must be cleaned before drawing.
public struct Word: Hashable, Sendable, Identifiable {
  /// Permanent within its deck: correcting a translation keeps the player's progress.
  public var id: String
  /// The word itself, in the language that is learned.
  public var term: String
  /// The most important first; never empty in a deck that was read.
  public var meanings: [String]
  /// Its pronunciation, where the script doesn't show it: kana, pinyin, a letter's name.
  public var reading: String?
  public var romanization: String?
  /// Noun, verb, phrase and the like.
  public var partOfSpeech: String?
  /// A hint to remember it by.
  public var mnemonic: String?
  /// Anything else worth knowing: gender, sound, use.
  public var notes: String?
  public var tags: [String]
  /// Wrong answers that look right, chosen by the deck's author.
  public var distractors: [String]
  /// The ids of words that this one is contrasted with: learners confuse them, and only their full meanings,
  /// including parentheses, tell them apart. The relation is symmetric; unknown ids are ignored.
  public var contrast: [String]
  /// The facts about a letter; nil for words.
  public var letter: Letter?
  /// An example sentence.
  public var sentence: Sentence?
  /// Terms as right as this one: colour beside color.
  public var otherTerms: [String]
  /// Readings as right as this one: しち beside なな.
  public var otherReadings: [String]
  public var provenance: Provenance?
  /// The file name of a recording beside the deck.
  public var sound: String?

  public init(
    id: String, term: String, meanings: [String], reading: String? = nil, romanization: String? = nil,
    partOfSpeech: String? = nil, mnemonic: String? = nil, notes: String? = nil, tags: [String] = [],
    distractors: [String] = [], contrast: [String] = [], letter: Letter? = nil,
    sentence: Sentence? = nil, otherTerms: [String] = [], otherReadings: [String] = [],
    provenance: Provenance? = nil, sound: String? = nil
  ) {
    self.id = id
    self.term = term
    self.meanings = meanings
    self.reading = reading
    self.romanization = romanization
    self.partOfSpeech = partOfSpeech
    self.mnemonic = mnemonic
    self.notes = notes
    self.tags = tags
    self.distractors = distractors
    self.contrast = contrast
    self.letter = letter
    self.sentence = sentence
    self.otherTerms = otherTerms
    self.otherReadings = otherReadings
    self.provenance = provenance
    self.sound = sound
  }

  /// Its readings, unless the term or, for a letter, its sound already shows them.
  public var readings: [String] {
    let texts = reading == romanization ? [reading] : [reading, romanization]
    let shown = letter == nil ? [term] : [term] + meanings
    return texts.compactMap(\.self).filter { !shown.contains($0) }
  }

  /// The word with all of these readings as right ones. The first becomes its own, if it has none.
  public func adding(readings: [String]) -> Word {
    var word = self
    var seen = Set(([term] + [reading].compactMap(\.self) + otherReadings).map(Self.sound))
    let new = readings.filter { seen.insert(Self.sound($0)).inserted }
    if word.reading == nil { word.reading = new.first }
    word.otherReadings += reading == nil ? new.dropFirst() : new[...]
    return word
  }

  /// Whether one of its readings is this one, however their syllables are parted.
  public func isRead(_ reading: String) -> Bool { readings.map(Self.sound).contains(Self.sound(reading)) }

  /// A reading as it is compared: however its syllables are parted.
  private static func sound(_ reading: String) -> String {
    NormalForm.composed(Kana.hiragana(reading.lowercased().filter(\.isLetter)))
  }
}

/// Text to speech.
extension Word {
  /// The text for a speech synthesiser, where the term is in this language, a BCP 47 tag. eSpeak NG spells
  /// out Chinese characters instead of reading them, even in Japanese; therefore it gets the reading: kana,
  /// or pinyin, where unmarked syllables get the number of the neutral tone.
  public func spoken(in language: String) -> String {
    guard let reading, letter == nil else { return term }
    switch Language.of(language).reading {
    case .kana: return reading
    case .pinyin: return Pinyin(reading)?.tones.isEmpty == true ? reading + "5" : reading
    case nil: return term
    }
  }
}

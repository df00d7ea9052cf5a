/// The role of a note's field in a word.
public enum FieldRole: String, Hashable, Sendable, CaseIterable {
  case term
  case meaning
  case reading
  /// Anything else worth knowing. Several fields can be notes.
  case notes
  case sound
  /// The term in Latin letters.
  case romanization
  case partOfSpeech = "part of speech"
  case mnemonic
  /// Wrong answers that are easily taken for right.
  case distractors
  /// Words that it is easily confused with.
  case contrast
  /// The field is not used.
  case nothing

  /// The roles that a learner can choose; the others are only found by the names of fields.
  public static let chosen: [FieldRole] = [.term, .meaning, .reading, .notes, .sound, .nothing]
}

/// The side of a word that is shown; the other one is asked.
public enum ShownSide: String, Hashable, Sendable, CaseIterable {
  case term
  case meaning
}

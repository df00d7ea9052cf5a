/// A summary of the answers to one card.
public struct CardReviews: Hashable, Sendable {
  /// Answers other than "again".
  var right = 0
  /// Answers "again".
  var wrong = 0
  /// Right answers since the last wrong one.
  var streak = 0
  /// Whether each of the last answers was right, the newest last.
  var recent: [Bool] = []
  /// The time of the first answer, in seconds since 1970 UTC.
  var first: Int64 = 0
  /// The time of the last answer, in seconds since 1970 UTC.
  var last: Int64 = 0

  /// Counts an answer that is newer than all before it.
  mutating func add(isRight: Bool, at time: Int64) {
    if isRight { right += 1 } else { wrong += 1 }
    streak = isRight ? streak + 1 : 0
    recent = (recent + [isRight]).suffix(8)
    if first == 0 { first = time }
    last = time
  }
}

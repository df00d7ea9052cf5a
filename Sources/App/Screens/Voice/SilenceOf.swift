import Engine
import Games

/// Why something can't be heard; nil if it can.
struct SilenceOf: Query {
  let spoken: Spoken

  func answer(in learner: Learner) -> Text? { learner.silence(of: spoken) }
}

extension Step {
  /// Speaks what the player asked to hear. The answer tells why it can't be heard.
  mutating func say(_ spoken: Spoken) -> Ticket<SilenceOf> {
    report(.spoken(spoken))
    return ask(SilenceOf(spoken: spoken), .newest)
  }
}

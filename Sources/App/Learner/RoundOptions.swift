import Learning

/// The command line's options for a round; nil leaves it to the settings.
struct RoundOptions: Sendable {
  var deck: String?
  var seed: UInt64?
  var seconds: Int?
  var words: Int?
  var direction: AskedSides?
  var variation: String?
  var hasTimer = true
  var reducesMotion = false
}

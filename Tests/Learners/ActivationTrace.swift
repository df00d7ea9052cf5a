import Deterministic
import Glibc

/// Memory as in ACT-R, with the decay of Pavlik and Anderson, "Practice and Forgetting Effects on Vocabulary
/// Memory: An Activation-Based Model of the Spacing Effect" (Cognitive Science 29, 2005).
///
/// Each practice adds to the word's activation ln Σ bₖ·tₖ^−dₖ and is forgotten by a power of time. What is
/// practised while it is active is forgotten faster (dₖ = c·e^m + a), and so practice that is spread over days
/// lasts longer. Recall has the probability 1 / (1 + e^((τ − m) / s)).
struct ActivationTrace: Trace {
  /// How a learner forgets.
  struct Parameters {
    /// a: the decay of what is practised while it is forgotten.
    var intercept = 0.177
    /// c: how much faster what is active decays.
    var scale = 0.217
    /// τ: the activation at which half is recalled. Lower than the paper's −0.704, so that plain reviews, asked
    /// when FSRS expects 90 %, find 85 % remembered.
    var threshold = -0.9
    /// s: the noise.
    var noise = 0.255
    /// h: how fast time passes between sessions, when little interferes.
    var idle = 0.025

    /// Different for each learner.
    static func drawn(_ chance: inout Chance) -> Parameters {
      var parameters = Parameters()
      parameters.intercept *= chance.factor(spread: 0.1)
      parameters.scale *= chance.factor(spread: 0.1)
      return parameters
    }
  }

  /// One practice.
  private struct Practice: Sendable {
    /// b: the effect as a share of a typed answer's.
    var strength: Double
    var decay: Double
    var time: SimulatedTime
  }

  private static let secondsADay = 86_400.0

  private let parameters: Parameters
  private let aptitude: Aptitude
  private var practices: [Practice] = []
  private(set) var wasAsked = false

  init(_ parameters: Parameters, _ aptitude: Aptitude) {
    (self.parameters, self.aptitude) = (parameters, aptitude)
  }

  func likelihood(at time: SimulatedTime) -> Double {
    recall(activation(on: time.day, second: time.seconds))
  }

  func recall(on day: Int) -> Double { recall(activation(on: day)) }

  mutating func see(_ share: Double, at time: SimulatedTime) { practise(aptitude.keenness * share, at: time) }

  mutating func answer(_ source: AnswerSource, _ share: Double, at time: SimulatedTime) {
    wasAsked = true
    pass(source, share, at: time)
  }

  mutating func pass(_ source: AnswerSource, _ share: Double, at time: SimulatedTime) {
    if source == .known { practise(share, at: time) } else { see(share, at: time) }
  }

  private mutating func practise(_ strength: Double, at time: SimulatedTime) {
    let activation = activation(on: time.day, second: time.seconds)
    let decay = parameters.scale * exp(activation) + parameters.intercept
    practices.append(Practice(strength: strength, decay: decay, time: time))
  }

  private func activation(on day: Int, second: Double = 0) -> Double {
    let strength = practices.reduce(0) { sum, practice in
      let since = day - practice.time.day
      let age =
        since == 0 ? second - practice.time.seconds : Double(since) * Self.secondsADay * parameters.idle
      return sum + practice.strength * pow(max(1, age), -practice.decay)
    }
    return log(aptitude.ease.squareRoot() * strength)
  }

  private func recall(_ activation: Double) -> Double {
    1 / (1 + exp((parameters.threshold - activation) / parameters.noise))
  }
}

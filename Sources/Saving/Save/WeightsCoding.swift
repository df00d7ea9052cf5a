import Formats
import Learning

/// Trained weights in the journal and in the save.
extension TrainedWeights {
  /// No log loss is greater, since no probability is taken to be below one in ten thousand.
  private static let losses = 0.0...10

  init(_ json: JSONValue) throws(TextError) {
    var weights: [Double] = []
    for weight in try json.member("weights").array() { weights.append(try weight.double(in: 0...100)) }
    let trained = TrainedWeights(
      weights: weights, usualLoss: try json.member("usual").double(in: Self.losses),
      ownLoss: try json.member("own").double(in: Self.losses), reviews: try json.count("reviews"))
    guard let trained else {
      throw TextError(.expected("weights w0 to w20, each in its bounds"), at: json.place)
    }
    self = trained
  }

  var json: JSONObject {
    [
      "own": JSONValue(.double(ownLoss)), "reviews": .integer(reviews),
      "usual": JSONValue(.double(usualLoss)),
      "weights": .array(weights.map { JSONValue(.double($0)) }),
    ]
  }
}

import Deterministic
import Learning
import Testing

/// Choosers who can't read: each knows a trick, and none may do much better than chance in any deck.
@Suite("A player who only looks is right one time in four")
struct ChooserTests {
  /// For each side that is shown.
  static let questions = 2_000
  /// Percent.
  static let most = 32

  /// A trick gives each option a worth.
  typealias Trick = @Sendable (_ options: [Option]) -> [Int]

  /// The properties of an answer that can be seen without reading it.
  struct Option {
    let length: Int
    let shape: [Bool]
    var seen = 0

    init(_ text: String) {
      let scalars = text.unicodeScalars.map(\.value)
      length = text.count
      shape = [
        scalars.contains { 0x3040...0x309F ~= $0 }, scalars.contains { 0x30A0...0x30FF ~= $0 },
        scalars.contains { 0x3400...0x9FFF ~= $0 }, text.contains(" "), text.first?.isUppercase ?? false,
      ]
    }
  }

  static let tricks: [(name: String, trick: Trick)] = [
    ("the longest", { $0.map(\.length) }), ("the shortest", { $0.map { -$0.length } }),
    (
      "of middling length",
      { options in options.map { 4 * $0.length - options.reduce(0) { $0 + $1.length } }.map { -abs($0) } }
    ),
    ("the first", { _ in [1, 0, 0, 0] }), ("the second", { _ in [0, 1, 0, 0] }),
    ("the third", { _ in [0, 0, 1, 0] }), ("the last", { _ in [0, 0, 0, 1] }),
    ("the rarest", { $0.map { -$0.seen } }), ("the most frequent", { $0.map(\.seen) }),
    ("in the script of most", { options in options.map { one in options.count { $0.shape == one.shape } } }),
    ("in another script", { options in options.map { one in -options.count { $0.shape == one.shape } } }),
  ]

  @Test(
    "over 2,000 questions of each side no trick beats 32 of 100",
    arguments: try! AssetsFolder.assets.decks(), [ShownSide.term, .meaning])
  func tricks(name: String, side: ShownSide) throws {
    let deck = try AssetsFolder.deck(name)
    let seed = AssetsFolder.seed()
    var chance = Chance(seed: seed)
    let pool = ChoicePool(
      RoundSetup.Content(
        of: deck.origin, name: deck.name,
        items: deck.words.map { RoundSetup.Item($0, of: deck.origin, isNew: false, shown: side) }, seed: 0))
    var run = ChoiceRun(pool)
    var right = Array(repeating: 0, count: Self.tricks.count)
    var unclear: [Set<String>] = []
    var looks = deck.words.indices.map { Option(pool.text($0, besides: side)) }
    for _ in 0..<Self.questions {
      let question = run.next(from: pool, &chance)
      let options = Set(question.options.map { pool.text($0, besides: side) })
      // An expectation costs more than a question.
      if question.options.count != 4 || options.count != 4 { unclear.append(options) }
      let offered = question.options.map { looks[$0] }
      let tie = chance.below(12)
      for (index, trick) in Self.tricks.enumerated() {
        right[index] += Self.best(trick.trick(offered), tie) == question.right ? 1 : 0
      }
      for option in question.options { looks[option].seen += 1 }
      // The player is right as often as the ramp wants, so that questions of every difficulty occur.
      let isRight = chance.below(100) < ChoiceRun.goal
      run.record(question.options[isRight ? question.right : (question.right + 1) % 4], to: question, &chance)
    }
    #expect(unclear.isEmpty, "\(name), seed \(seed): not four different options")
    for (trick, count) in zip(Self.tricks, right) {
      let share = 100 * Double(count) / Double(Self.questions)
      #expect(
        share <= Double(Self.most), "\(name) by \(side), seed \(seed): \(trick.name) is right \(share) %")
    }
  }

  /// The best option; of several equal ones a random one, chosen by `tie`, from 0 to 11.
  private static func best(_ worths: [Int], _ tie: Int) -> Int {
    let equal = worths.indices.filter { worths[$0] == worths.max() }
    return equal[tie % equal.count]
  }
}

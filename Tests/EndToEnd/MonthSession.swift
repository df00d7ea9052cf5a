import Campaigns
import Deterministic
import Learners
import Learning
import Pty

/// A simulated learner's session, line by line in the real program. What is asked is answered from memory, and takes as
/// long as for a person.
struct MonthSession {
  private static let skills: [Skill] = [.recognise, .recall]
  private static let pace = LearnerPace()

  private let program: PtySession
  private let words: InventedWords
  private var lines = PrintedLines()
  private(set) var mind: SimulatedLearner
  private(set) var clock: SimulatedTime
  private var chance: Chance
  /// The minutes that the program announces.
  private(set) var foretold = 0
  /// How many cards of new words were shown.
  private(set) var cards = 0

  /// - Parameter program: one that doesn't echo what is typed, which would come between its own lines.
  init(
    _ program: PtySession, _ words: InventedWords, _ mind: SimulatedLearner, _ clock: SimulatedTime,
    _ chance: Chance
  ) {
    (self.program, self.words) = (program, words)
    (self.mind, self.clock, self.chance) = (mind, clock, chance)
  }

  /// Answers until the program ends.
  mutating func learn() throws {
    while let line = try lines.next(of: program) {
      if let match = line.firstMatch(of: /^Today, .* about (\d+) minute/) { foretold = Int(match.1) ?? 0 }
      if let match = line.firstMatch(of: /^New: (\S+)/) { look(at: String(match.1)) }
      if let match = line.wholeMatch(of: /\d+ of \d+[^:]*: (\S+)  \((.+)\)/) {
        try answer(String(match.1), match.2 == "what does it mean?" ? .recognise : .recall)
      }
    }
  }

  private mutating func look(at term: String) {
    cards += 1
    clock.pass(Self.pace.card)
    mind.look(at: ItemID(rawValue: term), Self.skills, at: clock)
  }

  private mutating func answer(_ prompt: String, _ skill: Skill) throws {
    let right = words.other[prompt] ?? ""
    let task = CourseQueue.Task(ItemID(rawValue: skill == .recognise ? prompt : right), skill)
    let options = try readOptions()
    let source = mind.answers(task, among: options.isEmpty ? nil : options.count, at: clock)
    var isRight: Bool?
    while isRight == nil {
      program.write(given(right, skill, source, options) + "\n")
      isRight = try readVerdict()
    }
    clock.pass(options.isEmpty ? Self.pace.typed : Self.pace.chosen)
    if isRight == false { clock.pass(Self.pace.miss) }
    mind.learn(task, source, isTyped: options.isEmpty, Self.skills, at: clock)
  }

  /// What is typed: without knowledge, another word's answer, another option, or nothing.
  private mutating func given(
    _ right: String, _ skill: Skill, _ source: AnswerSource, _ options: [String]
  ) -> String {
    if options.isEmpty {
      if source.isRight { return mind.typed(right) }
      let other = chance.happens(1, in: 2) ? chance.pick(from: words.pairs) : nil
      return other.map { skill == .recognise ? $0.meaning : $0.term } ?? ":g"
    }
    let places = options.indices.filter { (options[$0] == right) == source.isRight }
    return chance.pick(from: places).map { "\($0 + 1)" } ?? ":g"
  }
}

/// What the program says about a question.
extension MonthSession {
  /// The choices; none if the answer is typed. The program refuses an empty line once all of the question is there.
  private mutating func readOptions() throws -> [String] {
    program.write("\n")
    var options: [String] = []
    while true {
      let line = try readLine()
      if line.hasPrefix("Type an answer") { return options }
      if line.hasPrefix("Which one?") { options = line.matches(of: /\d (\S+)/).map { String($0.1) } }
    }
  }

  /// Whether the answer was right; nil if it is asked for once more.
  private mutating func readVerdict() throws -> Bool? {
    while true {
      let line = try readLine()
      if line.hasPrefix("right: ") || line.hasPrefix("almost: ") { return true }
      if line.hasPrefix("wrong: ") { return false }
      if line.firstMatch(of: /^Almost: |Once more, please\.$|means that, too\./) != nil { return nil }
    }
  }

  private mutating func readLine() throws -> String {
    guard let line = try lines.next(of: program) else { throw TrialFault("it ended at a question") }
    return line
  }
}

/// Reads what a program prints, line by line.
struct PrintedLines {
  private static let newline = UInt8(ascii: "\n")
  private var read = 0

  /// The next line; nil when the program has ended and all was read.
  mutating func next(of program: PtySession) throws -> String? {
    let start = read
    let hasCome = program.read { $0.output[start...].contains(Self.newline) || $0.hasEnded() }
    guard hasCome else { throw TrialFault("nothing is printed:\n\(program.text.suffix(500))") }
    // The last of the output comes after the end.
    if program.hasEnded() { _ = program.wait() }
    guard let end = program.output[start...].firstIndex(of: Self.newline) else { return nil }
    read = end + 1
    return String(decoding: program.output[start..<end], as: UTF8.self).trimmingSuffix("\r")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    last == character ? String(dropLast()) : self
  }
}

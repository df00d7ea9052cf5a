import Formats

/// Questions about a few related words, each with a right and some wrong answers.
public struct Kit: Hashable, Sendable, Identifiable {
  /// In characters.
  public static let longestName = 30
  public static let mostQuestions = 500

  /// Unique within its stage.
  public var id: String
  /// At most `longestName` characters; unique within its stage.
  public var name: String
  /// The questions, in the order in which they are learned.
  public var questions: [KitQuestion]

  public init(id: String, name: String, questions: [KitQuestion]) {
    self.id = id
    self.name = name
    self.questions = questions
  }
}

/// A sentence with a gap, or a definition, with the right word and some wrong ones.
public struct KitQuestion: Hashable, Sendable {
  /// Takes the place of the asked word.
  public static let gap = "___"
  /// The most wrong answers.
  public static let mostWrong = 3
  /// The most characters in a question.
  public static let longest = 300

  /// The question in the language that is learned.
  public var question: String
  public var answer: String
  /// One to three wrong answers.
  public var wrong: [String]
  /// The question in the learner's language; empty where there is none.
  public var beside: String
  /// The answer's meaning in the learner's language; empty where there is none.
  public var meaning: String
  /// Other answers that are right when typed.
  public var accepted: [String]
  /// The romanised answer, where its script isn't Latin.
  public var romanization: String?
  /// Noun, verb, phrase and the like.
  public var partOfSpeech: String?

  public init(
    _ question: String, answer: String, wrong: [String], beside: String = "", meaning: String = "",
    accepted: [String] = [], romanization: String? = nil, partOfSpeech: String? = nil
  ) {
    self.question = question
    self.answer = answer
    self.wrong = wrong
    self.beside = beside
    self.meaning = meaning
    self.accepted = accepted
    self.romanization = romanization
    self.partOfSpeech = partOfSpeech
  }
}

/// Names of kits that come from elsewhere.
extension Kit {
  /// The name shortened to fit, at the end of a word if possible.
  public static func shortened(_ name: String, to length: Int = longestName) -> String {
    let name = name.words.joined(separator: " ")
    if name.count <= length { return name }
    let start = name.prefix(length)
    let isWhole = name.dropFirst(length).first == " "
    let end = isWhole ? start.endIndex : start.lastIndex(of: " ") ?? start.endIndex
    return String(start[..<end]).trimmed
  }

  /// The name itself if it is free, else with a number; it is then added to `taken`.
  ///
  /// - Parameter taken: names as `folded` returns them.
  static func freeName(_ name: String, besides taken: inout Set<String>) -> String {
    var (free, number) = (shortened(name), 2)
    while !taken.insert(folded(free)).inserted {
      free = numbered(name, number)
      number += 1
    }
    return free
  }

  public static func numbered(_ name: String, _ number: Int) -> String {
    "\(shortened(name, to: longestName - 1 - String(number).count)) \(number)"
  }
}

/// Plans how kits from elsewhere enter a stage. Kits that are already there are skipped, and a taken name
/// gets a number.
public struct KitPlan: Hashable, Sendable {
  /// The changes that add them.
  public private(set) var changes: [KitChange] = []
  /// The kits as they will be.
  public private(set) var kits: [Kit] = []
  /// The names of kits whose questions the stage already has.
  public private(set) var present: [String] = []

  /// - Parameters:
  ///   - course: the course with the player's own kits.
  public init(_ offered: [Kit], for stage: CourseStage, of course: StageCourse, _ own: OwnKits) {
    var (ids, names) = (own.nextIDs(offered.count)[...], Set(stage.allKits.map { Kit.folded($0.name) }))
    for var kit in offered {
      if let same = stage.allKits.first(where: { $0.questions == kit.questions }) {
        present.append(same.name)
      } else if let id = ids.popFirst() {
        kit = Kit(id: id, name: Kit.freeName(kit.name, besides: &names), questions: kit.questions)
        kits.append(kit)
        changes.append(.put(OwnKit(kit, course: course.id, stage: stage.id)))
      }
    }
  }
}

/// Kits from elsewhere that don't have a stage yet.
public struct KitOffer: Hashable, Sendable {
  /// Questions that can't be asked.
  public struct LeftOut: Hashable, Sendable {
    var count = 0
    /// What is wrong with the first of them, without a full stop; empty where there are none.
    var reason = ""

    public init() {}

    /// - Parameter reason: kept if it is the first.
    public mutating func add(_ reason: String) {
      if count == 0 { self.reason = reason }
      count += 1
    }

    private init(count: Int, reason: String) { (self.count, self.reason) = (count, reason) }

    /// The sum, with the reason of the first.
    static func + (one: LeftOut, other: LeftOut) -> LeftOut {
      LeftOut(count: one.count + other.count, reason: one.count == 0 ? other.reason : one.reason)
    }
  }

  /// No two have the same name. Their ids are assigned when they enter a stage.
  public var kits: [Kit]
  /// The course that they form, where the file is one.
  public var course: StageCourse?
  /// The language of the answers by its tag, where the file says it.
  public var language: String?
  var leftOut: LeftOut

  /// Repeated names get numbers. The language `und` counts as missing.
  public init(
    _ kits: [Kit], course: StageCourse? = nil, language: String? = nil, leftOut: LeftOut = LeftOut()
  ) {
    self.kits = []
    (self.course, self.leftOut) = (course, leftOut)
    self.language = language == "und" ? nil : language
    var names: Set<String> = []
    for kit in kits {
      let name = Kit.freeName(kit.name, besides: &names)
      self.kits.append(Kit(id: "", name: name, questions: kit.questions))
    }
  }

  /// A sentence on what was left out; nil for nothing.
  public var note: String? {
    let what = leftOut.count == 1 ? "1 question was left out" : "\(leftOut.count) questions were left out"
    return leftOut.count == 0 ? nil : "\(what): \(leftOut.reason)."
  }

  /// Whether the answers are in a course's language; an unknown language fits.
  public func isFit(for course: StageCourse) -> Bool {
    guard let language else { return true }
    return LanguageTag.primary(of: language) == LanguageTag.primary(of: course.language.term)
  }
}

/// Kits that came from elsewhere and are still to be put somewhere.
public struct KitOffer: Hashable, Sendable {
  /// Questions that can't be asked.
  public struct LeftOut: Hashable, Sendable {
    /// How many.
    public var count = 0
    /// What is wrong with the first of them, without a full stop; empty where there are none.
    public var reason = ""

    /// None is left out yet.
    public init() {}

    /// Leaves out one more.
    /// - Parameter reason: kept where it is the first.
    public mutating func add(_ reason: String) {
      if count == 0 { self.reason = reason }
      count += 1
    }

    private init(count: Int, reason: String) { (self.count, self.reason) = (count, reason) }

    /// Both together, with the reason of the first.
    public static func + (one: LeftOut, other: LeftOut) -> LeftOut {
      LeftOut(count: one.count + other.count, reason: one.count == 0 ? other.reason : one.reason)
    }
  }

  /// No two have the same name. They have no ids: where they come to stand gives them some.
  public var kits: [Kit]
  /// The course that they make up, where the file is one.
  public var course: StageCourse?
  /// The language of the answers, by its tag, where the file says it.
  public var language: String?
  /// What can't be asked.
  public var leftOut: LeftOut

  /// An offer of kits; those of one name get names of their own. The language `und` counts as not said.
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

  /// What was left out, in a sentence; nil for nothing.
  public var note: String? {
    let what = leftOut.count == 1 ? "1 question was left out" : "\(leftOut.count) questions were left out"
    return leftOut.count == 0 ? nil : "\(what): \(leftOut.reason)."
  }

  /// Whether the answers are in a course's language, as far as anything is said of that.
  public func isFit(for course: StageCourse) -> Bool {
    guard let language else { return true }
    func primary(_ tag: String) -> Substring? { tag.lowercased().split(separator: "-").first }
    return primary(language) == primary(course.language.term)
  }
}

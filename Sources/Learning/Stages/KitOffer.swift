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

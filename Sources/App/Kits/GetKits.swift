import ArgumentParser
import Engine
import Glibc
import Interface
import Learning

/// `babble kits get URL|FILE`.
struct GetKits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Get kits from a page or a file, and put them into a stage.",
    discussion: """
      It takes kits that babble kits export has written, indi's lists of questions, decks of Babble as JSON (the meaning \
      asks, the word answers), and courses: without --stage a course becomes one of yours as a whole. What has come is \
      shown before anything is kept. Pages are fetched by curl within 10 seconds, 16 MB at most; redirects only to https, \
      and never to this machine.

      Examples:
        babble kits get https://example.org/kits.json
        babble kits get farm.json --stage "Early school" --yes
        babble kits get course.json
      """)

  @Argument(
    help: ArgumentHelp("An address that begins with https:// or http://, or a file.", valueName: "url|file"),
    completion: .file())
  var place: String

  @Option(help: ArgumentHelp("The stage they go to, by its name.", valueName: "name"))
  var stage: String?

  @Option(help: ArgumentHelp("The stage's course, by its id or its name.", valueName: "id"))
  var course: String?

  @Flag(help: "Do it without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let offer = try fetch(program)
    let learner = try program.lookedAt().learner
    Printer.out(Self.lines(offer))
    if let course = offer.course, stage == nil { return try save(course, program) }
    let course = try course(for: offer, learner)
    warn(offer, course)
    let stage = try stage(of: course)
    try add(offer.kits, to: stage, of: course, program)
  }

  /// Fetches with a progress line if it takes long. Ctrl-C stops it.
  private func fetch(_ program: Program) throws -> KitOffer {
    try LongWork.run { work in
      let kits = KitFetcher(programs: program.installed)
      let offer = Result { () throws(Failure) in
        try kits.offer(at: place) { bytes in
          (try? work.report { Text("Fetching \(place): \(Sizes.bytes(bytes))") }) != nil
        }
      }
      // A pending signal ends the program here.
      try work.report { "" }
      return try offer.get()
    }
  }

  private static func lines(_ offer: KitOffer) -> [Text] {
    let rows = offer.kits.map { kit in
      [
        Text("  \(kit.name)"), Text(Figure.count(kit.questions.count, "question", "questions")),
        Text(kit.questions.first?.question ?? ""),
      ]
    }
    let count = Figure.count(offer.kits.count, "kit", "kits")
    let head = offer.course.map { "The course \($0.name), \(count):" } ?? "\(count):"
    return [Text(head)] + TextTable(rows).lines + [offer.note].compactMap { $0.map { Text($0) } }
  }
}

/// Choosing where the kits go.
extension GetKits {
  /// The course that was named, or else the one visited last; if the kits are in another language, a course
  /// of that.
  private func course(for offer: KitOffer, _ learner: Learner) throws(Failure) -> StageCourse {
    if let course { return try learner.course(named: course) }
    let courses = learner.library.stages.courses
    let last = learner.stagesKnowledge.chosen
    let usual = courses.first { $0.id == last } ?? courses.first
    let fitting = ([usual].compactMap(\.self) + courses).first { offer.isFit(for: $0) }
    guard let course = fitting ?? usual else { throw Failure(description: "There is no course with stages.") }
    return course
  }

  private func warn(_ offer: KitOffer, _ course: StageCourse) {
    guard !offer.isFit(for: course), let language = offer.language else { return }
    let name = LanguageName.of(language) ?? language
    Printer.out(Text("They are in \(name), which isn't the language of \(course.name)."))
  }

  /// Without --stage, asks at the terminal.
  private func stage(of course: StageCourse) throws(Failure) -> CourseStage {
    if let stage { return try course.stage(named: stage) }
    let names = course.stages.map(\.name)
    guard isatty(STDIN_FILENO) == 1, !yes else {
      throw Failure(
        lines: [
          "Nothing was added. Name the stage: babble kits get \(place) --stage \"\(names[0])\" --yes",
          "\(course.name) has: \(names.joined(separator: ", ")).",
        ], status: 2)
    }
    Printer.out([Text("Stages of \(course.name):")] + names.enumerated().map { Text("  \($0 + 1)  \($1)") })
    Printer.show(Text("Which one? (1 to \(names.count), Enter for none) "), on: STDOUT_FILENO)
    guard let answer = TypedLine.next(), let number = Int(answer), names.indices.contains(number - 1) else {
      throw Failure(description: "Nothing was added.")
    }
    return course.stages[number - 1]
  }

  private func add(
    _ kits: [Kit], to stage: CourseStage, of course: StageCourse, _ program: Program
  ) throws {
    if self.stage != nil { try agree("Put them into \(stage.name) of \(course.name)?") }
    try program.change { learner in
      let course = try learner.course(named: course.id)
      let plan = KitPlan(kits, for: try course.stage(named: stage.id), of: course, learner.library.kits.kits)
      if !plan.changes.isEmpty { try learner.make(plan.changes) }
      Printer.out(Self.lines(plan, stage, course))
      return []
    }
  }

  private static func lines(_ plan: KitPlan, _ stage: CourseStage, _ course: StageCourse) -> [Text] {
    let names = plan.kits.map(\.name).joined(separator: ", ")
    let added =
      "In \(stage.name) of \(course.name) now: \(names). u on the map takes that back."
    let present = plan.present.map { "\($0) is there already, with the same questions." }
    return ((plan.kits.isEmpty ? [] : [added]) + present).map { Text($0) }
  }

  private func save(_ course: StageCourse, _ program: Program) throws {
    try agree("Keep it as a course of its own? (--stage puts its kits into a stage.)")
    try program.change { learner in
      try learner.saveCourse(course)
      Printer.out(
        Text("\(course.name) stands among the stages now: c goes there. It is courses/\(course.id).json."))
      return []
    }
  }

  private func agree(_ question: String) throws(Failure) {
    if yes { return }
    try Printer.agree(
      to: question, refusal: "Nothing was kept.",
      unasked: ["Nothing was kept. \(question)", "To do it without being asked: --yes"])
  }
}

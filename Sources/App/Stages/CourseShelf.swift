import Formats
import Learning
import Storage
import System

/// The courses of stages: those of the program, and the player's own, which replace one with the same id.
/// They are read on demand.
struct CourseShelf: Sendable {
  /// A course that is read on demand.
  private struct Shelved: Sendable {
    let id: String
    let kept = Lazy<Result<StageCourse, TextError>>()
    private let knownLanguage = Lazy<String?>()
    /// Finds the language of the words without reading the stages; nil if it can't be read.
    let findLanguage: @Sendable () -> String?
    let load: @Sendable () -> Result<StageCourse, TextError>

    var course: Result<StageCourse, TextError> { kept.value(load) }

    /// Whether it teaches a language. One that can't be read may: then there is something to say about it.
    func isOf(_ language: String) -> Bool {
      let known =
        kept.change { $0.flatMap { try? $0.get().language.term } } ?? knownLanguage.value(findLanguage)
      return known.map { LanguageTag.areOfOneLanguage($0, language) } ?? true
    }
  }

  private var shelved: [Shelved] = []
  /// The player's own kits, which come after those of their stages.
  var own = OwnKits()

  /// Why the player's own courses can't be looked for; nil if they can.
  private(set) var obstacle: String?

  init() {}

  /// Courses already in memory.
  init(_ courses: [StageCourse]) {
    for course in courses { put(course) }
  }

  /// The courses of the program and of a home.
  init(_ assets: Assets, _ home: Home) throws {
    for name in try assets.courses() {
      put(name, "\(name).json") { try? assets.course(name) }
    }
    for name in ownNames(home) where name.hasSuffix(".json") && !name.hasPrefix(".") {
      let path = Path.join(home.courses, name)
      put(String(name.dropLast(5)), path) { try? PosixFileSystem().read(path, limit: DeckFormat.byteLimit) }
    }
  }

  private mutating func ownNames(_ home: Home) -> [String] {
    do throws(FileError) { return try PosixFileSystem().list(home.courses) } catch {
      if !error.isAbsence { obstacle = error.description }
      return []
    }
  }

  /// A file is named after its course's id, so that ids are known without reading any file.
  private mutating func put(_ id: String, _ file: String, _ read: @escaping @Sendable () -> [UInt8]?) {
    shelved.removeAll { $0.id == id }
    shelved.append(
      Shelved(id: id, findLanguage: { read().flatMap { try? CourseFormat.language(of: $0) } }) {
        do throws(TextError) {
          guard let bytes = read() else { throw TextError(.unreadable, in: file) }
          let course = try CourseFormat.read(bytes, file: file)
          return course.id == id
            ? .success(course) : .failure(TextError(.otherID(course.id), in: "\(id).json"))
        } catch {
          return .failure(error)
        }
      })
  }

  /// Adds a course, unless its id is taken.
  mutating func put(_ course: StageCourse) {
    shelved.append(Shelved(id: course.id, findLanguage: { course.language.term }) { .success(course) })
  }

  /// Whether a course with this id exists, even one that can't be read.
  func has(_ id: String) -> Bool { shelved.contains { $0.id == id } }

  /// Whether any course teaches a language. Reads no stages.
  func hasCourse(of language: String) -> Bool { shelved.contains { $0.isOf(language) } }

  /// The courses that can be read.
  var courses: [StageCourse] { shelved.compactMap { try? $0.course.get().adding(own) } }

  /// Why the other courses can't be read.
  var obstacles: [String] {
    [obstacle].compactMap(\.self)
      + shelved.compactMap { if case .failure(let error) = $0.course { error.description } else { nil } }
  }

  /// The course with an id; nil if none can be read.
  func course(_ id: String) -> StageCourse? {
    shelved.first { $0.id == id }.flatMap { try? $0.course.get().adding(own) }
  }

  /// Their words.
  ///
  /// - Parameter languages: those that the learner reads, by their primary tags.
  func decks(reading languages: Set<String>) -> [LazyDeck] {
    shelved.map { [own] shelved in
      LazyDeck(shelved.id) {
        let course = try shelved.course.get().adding(own)
        let isTranslated = LanguageTag.primary(of: course.language.meaning).map(languages.contains)
        return StageWords(course, isTranslated: isTranslated ?? true).deck
      }
    }
  }
}

extension TextError.Problem {
  fileprivate static let unreadable = Self("the file can't be read", hint: "Look at its rights.")

  fileprivate static func otherID(_ id: String) -> Self {
    Self("the course's id is \(id)", hint: "Give the file that name: \(id).json.")
  }
}

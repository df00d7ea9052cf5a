import Formats
import Learning
import Limits

/// Reads kits from any kind of file that has some: a kit or a list of kits in the format of
/// `Assets/Schemas/kit.schema.json`, indi's list of questions, a deck, a course. Files from strangers are
/// used as far as their questions can be asked.
public enum KitFormat {
  /// The most kits that are taken from one file.
  static let mostKits = Limit.kits.most

  /// - Parameter file: its name, for errors, and for a kit without a name.
  /// - Throws: what is wrong, with line and column, if no question is left.
  public static func read(_ bytes: [UInt8], file: String) throws(TextError) -> KitOffer {
    do throws(TextError) {
      if bytes.count > DeckFormat.byteLimit { throw TextError(.tooLarge(limit: DeckFormat.byteLimit)) }
      if let problem = otherKind(bytes) { throw TextError(problem) }
      return try offer(JSON.read(bytes.starts(with: mark) ? Array(bytes[3...]) : bytes), file: file)
    } catch {
      throw TextError(error.problem, at: error.place, in: file)
    }
  }

  /// Several kits become a list, a single one an object.
  public static func write(_ kits: [Kit]) -> [UInt8] {
    let all = kits.map { JSONValue.object(JSONObject($0.json.members.filter { $0.key != "id" })) }
    return JSON.write(all.count == 1 ? all[0] : .array(all), spread: all.count == 1 ? 2 : 3)
  }

  /// The byte order mark.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Recognises what servers send in place of a file of kits.
  private static func otherKind(_ bytes: [UInt8]) -> TextError.Problem? {
    if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x50, 0x4B]) { return .packed }
    return bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<") ? .webPage : nil
  }

  private static func offer(_ root: JSONValue, file: String) throws(TextError) -> KitOffer {
    if case .array(let items) = root.content { return try offer(items, root, file: file) }
    if try root.optional("stages") != nil {
      let course = try CourseFormat.course(root)
      let kits = course.stages.flatMap(\.allKits)
      if kits.count > OwnKits.mostKits {
        throw TextError(.expected("a course of at most \(OwnKits.mostKits) kits"), at: root.place)
      }
      return KitOffer(kits, course: course, language: course.language.term)
    }
    if try root.optional("words") != nil {
      return try DeckKits(DeckJSON.deck(root, file: file)).offer(at: root.place)
    }
    guard try root.optional("questions") != nil else { throw TextError(.noKits, at: root.place) }
    return try offer(kits: [root], root, file: file)
  }

  private static func offer(
    _ items: [JSONValue], _ root: JSONValue, file: String
  ) throws(TextError) -> KitOffer {
    guard let first = items.first else { throw TextError(.noKits, at: root.place) }
    if try first.optional("questions") != nil { return try offer(kits: items, root, file: file) }
    guard try first.optional("question") != nil else { throw TextError(.noKits, at: first.place) }
    var reader = KitReader(file: file)
    try reader.readKit(named: nil, root)
    return try reader.offer(at: root.place)
  }

  private static func offer(
    kits: [JSONValue], _ root: JSONValue, file: String
  ) throws(TextError) -> KitOffer {
    if kits.count > mostKits {
      throw TextError(.expected("at most \(mostKits) kits"), at: kits[mostKits].place)
    }
    var reader = KitReader(file: file)
    for kit in kits { try reader.readKit(named: kit.optional("name"), kit.member("questions")) }
    return try reader.offer(at: root.place)
  }
}

extension TextError.Problem {
  fileprivate static let packed = Self("the file is packed", hint: "Unpack it first.")
  fileprivate static let webPage = Self(
    "this is a page for people, not a file of kits",
    hint: "Look there for the address of the file itself; mostly it ends in .json.")
  fileprivate static let noKits = Self(
    "this file holds no kits, no questions, no deck and no course",
    hint: "Give it questions, each with a question, an answer and wrong ones.")
  static let noWrongAnswer = Self(
    "no wrong answer is left", hint: "Give it one to three that differ from the right one.")
}

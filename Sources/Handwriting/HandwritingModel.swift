import CZinnia
import Ink
import System

/// Reads drawn characters of one language with Zinnia. It belongs to one thread at a time.
///
/// It takes 27 MB of memory; to open it takes 20 to 40 ms, to read a character 3 to 12 ms. The order of strokes matters:
/// 田 in Japanese order isn't among the first five of the Chinese model.
public final class HandwritingModel {
  /// A character that a drawing may be.
  public struct Candidate: Hashable, Sendable {
    /// The character.
    public let character: Character
    /// How well the drawing suits it: only to be compared with others of the same drawing.
    public let score: Float
  }

  /// More strokes are nothing that can be read: the models' longest characters have 30.
  public static let mostStrokes = 40

  /// What it can read. The Japanese model has no small or voiced kana, and of katakana nearly none.
  public let characters: Set<Character>
  private let bytes: ModelBytes
  private let recognizer: OpaquePointer

  /// Opens the first model that there is among `language.paths`.
  public convenience init(
    of language: HandwritingLanguage, environment: [String: String], on files: any FileSystem
  ) throws(HandwritingAbsence) {
    let (path, bytes) = try Self.first(of: language.paths(environment), language, files)
    do throws(ModelFault) { try self.init(bytes, of: language) } catch {
      throw .unusable(path: path, error, package: language.package)
    }
  }

  private static func first(
    of paths: [String], _ language: HandwritingLanguage, _ files: any FileSystem
  ) throws(HandwritingAbsence) -> (path: String, ModelBytes) {
    do throws(FileError) {
      for path in paths {
        if let size = try files.size(of: path) { return (path, try ModelBytes(path, size: size, on: files)) }
      }
    } catch {
      throw .file(error)
    }
    throw .noModel(package: language.package)
  }

  init(_ bytes: ModelBytes, of language: HandwritingLanguage) throws(ModelFault) {
    let characters = try ModelCheck.characters(of: UnsafeRawBufferPointer(bytes.buffer))
    guard characters.contains(language.own) else { throw .otherLanguage }
    guard let recognizer = zinnia_recognizer_new() else { throw .damaged(at: 0) }
    let start = bytes.buffer.assumingMemoryBound(to: CChar.self).baseAddress
    guard zinnia_recognizer_open_from_ptr(recognizer, start, bytes.buffer.count) == 1 else {
      zinnia_recognizer_destroy(recognizer)
      throw .damaged(at: 0)
    }
    (self.characters, self.bytes, self.recognizer) = (characters, bytes, recognizer)
  }

  deinit { zinnia_recognizer_destroy(recognizer) }

  /// What a drawing may be, the likeliest first, wherever it stands on the board and however large; nothing where it
  /// has no stroke, or more than `mostStrokes`.
  public func candidates(for drawing: Drawing, limit: Int) -> [Candidate] {
    guard limit > 0, (1...Self.mostStrokes).contains(drawing.strokes.count),
      let character = zinnia_character_new()
    else { return [] }
    defer { zinnia_character_destroy(character) }
    zinnia_character_set_width(character, ZinniaSquare.side)
    zinnia_character_set_height(character, ZinniaSquare.side)
    let square = ZinniaSquare(around: drawing)
    let strokes = drawing.strokes.map { $0.points.map(square.place) }
    for (number, stroke) in StrokeThinning(strokes).thinned().enumerated() {
      for point in stroke { zinnia_character_add(character, number, point.x, point.y) }
    }
    guard let result = zinnia_recognizer_classify(recognizer, character, limit) else { return [] }
    defer { zinnia_result_destroy(result) }
    return (0..<zinnia_result_size(result)).compactMap { Self.candidate($0, of: result) }
  }

  private static func candidate(_ number: Int, of result: OpaquePointer) -> Candidate? {
    guard let name = zinnia_result_value(result, number), let character = String(cString: name).first else {
      return nil
    }
    return Candidate(character: character, score: zinnia_result_score(result, number))
  }
}

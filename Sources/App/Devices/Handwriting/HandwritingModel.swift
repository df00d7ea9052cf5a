import CLibraries
import Learning
import Limits
import System

/// Recognises drawn characters of one language with Zinnia. It belongs to one thread at a time.
///
/// It takes 27 MB of memory, 20 to 40 ms to open, and 3 to 12 ms per character. The order of strokes matters:
/// 田 in Japanese order isn't among the first five guesses of the Chinese model.
public final class HandwritingModel {
  /// A guess at a drawing.
  public struct Candidate: Hashable, Sendable {
    public let character: Character
    /// How well the drawing fits; only comparable within one drawing.
    let score: Float
  }

  /// Drawings with more strokes aren't read; the models' longest characters have 30.
  static let mostStrokes = 40

  /// The characters it can read. The Japanese model has no small or voiced kana and hardly any katakana.
  public let characters: Set<Character>
  /// How many strokes each has, as far as the model tells.
  private let strokeCounts: [Character: Int]
  private let bytes: ModelBytes
  private let recognizer: OpaquePointer

  /// Opens the first model found in `language.paths`.
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

  private init(_ bytes: ModelBytes, of language: HandwritingLanguage) throws(ModelFault) {
    let characters = try ModelCheck.characters(of: UnsafeRawBufferPointer(bytes.buffer))
    guard characters.keys.contains(language.own) else { throw .otherLanguage }
    guard let recognizer = zinnia_recognizer_new() else { throw .damaged(at: 0) }
    let start = bytes.buffer.assumingMemoryBound(to: CChar.self).baseAddress
    guard zinnia_recognizer_open_from_ptr(recognizer, start, bytes.buffer.count) == 1 else {
      zinnia_recognizer_destroy(recognizer)
      throw .damaged(at: 0)
    }
    (self.characters, strokeCounts) = (Set(characters.keys), characters.compactMapValues { $0 })
    (self.bytes, self.recognizer) = (bytes, recognizer)
  }

  deinit { zinnia_recognizer_destroy(recognizer) }

  /// Guesses at a drawing, likeliest first, whatever its position and size; none if it has no strokes or more
  /// than `mostStrokes`.
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

  /// The guesses that have about as many strokes as the drawing, likeliest first. The recogniser minds the number so
  /// little that it takes 米 for 二.
  public func guesses(at drawing: Drawing, limit: Int) -> [Character] {
    let candidates = candidates(for: drawing, limit: 3 * limit).map(\.character)
    return Array(candidates.filter { fits($0, drawing.strokes.count) }.prefix(limit))
  }

  /// Whether a character may be drawn in so many strokes: hands join two, or lift once more.
  private func fits(_ character: Character, _ count: Int) -> Bool {
    strokeCounts[character].map { abs($0 - count) <= 1 } ?? true
  }

  private static func candidate(_ number: Int, of result: OpaquePointer) -> Candidate? {
    guard let name = zinnia_result_value(result, number), let character = String(cString: name).first else {
      return nil
    }
    return Candidate(character: character, score: zinnia_result_score(result, number))
  }
}

/// The bytes of a model at a fixed address for the lifetime of this object, because Zinnia keeps pointers
/// into them.
///
/// They are read, not mapped: Zinnia trusts a model, so it has to be the one that was checked even if
/// somebody changes the file meanwhile.
private final class ModelBytes {
  private static let most = Limit.handwriting.most
  private static let part = 4 << 20

  let buffer: UnsafeMutableRawBufferPointer

  init(_ path: String, size: Int, on files: any FileSystem) throws(FileError) {
    guard size <= Self.most else { throw FileError(.read, path, .tooLarge(limit: Self.most)) }
    buffer = .allocate(byteCount: size, alignment: 16)
    _ = buffer.initializeMemory(as: UInt8.self, repeating: 0)
    for start in stride(from: 0, to: size, by: Self.part) {
      let bytes = try files.read(path, from: start, count: min(Self.part, size - start))
      UnsafeMutableRawBufferPointer(rebasing: buffer[start...]).copyBytes(from: bytes)
    }
  }

  deinit { buffer.deallocate() }
}

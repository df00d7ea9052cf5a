import Engine
import Games
import Interface
import Learning
import Storage
import System

/// Looks up strokes and recognises drawings: with a recogniser if there is a model for the character, or else
/// by comparing shapes with a font. Used by one thread only; keeps open what it has opened.
struct InkReader {
  /// How many guesses to ask a recogniser for: later ones never count.
  private static let guesses = 10
  /// The cells for a letter whose shape is compared; more dots would only take longer.
  private static let room = Size(40, 20)

  private let path: String?
  private let environment: [String: String]
  private let fonts: KnownFonts
  private var dictionary: DictionaryFile?
  private var models: [HandwritingLanguage: HandwritingModel] = [:]
  private var shapes: [LetterRequest: InkShape] = [:]

  /// - Parameter path: where the dictionary is expected; nil if there is no place for one.
  init(_ path: String?, _ programs: InstalledPrograms) {
    (self.path, environment) = (path, programs.environment)
    fonts = KnownFonts(ProgramRunner(programs))
  }
}

extension InkReader {
  mutating func strokes(_ request: StrokesOf) -> StrokesAnswer {
    guard let language = InkLanguage(tag: request.language) else {
      return .unknown("There is no stroke order for this script.")
    }
    do {
      if dictionary == nil, let path { dictionary = try DictionaryFile(path) }
      guard let paths = try dictionary?.strokes(of: request.character, in: language.rawValue) else {
        return .unknown(Self.advice(language, of: request.character))
      }
      return .known(try Self.model(request.character, paths, language))
    } catch let error as CharacterModelError {
      return .unknown(Text(error.description))
    } catch {
      dictionary = nil
      if case .absent = error as? DictionaryError {
        return .unknown(Self.advice(language, of: request.character))
      }
      return .unknown(Text("\(error)"))
    }
  }

  private static func model(
    _ character: Character, _ paths: [String], _ language: InkLanguage
  ) throws -> CharacterModel {
    switch language {
    case .japanese: try CharacterModel(character, kanjiVG: paths)
    case .chinese: try CharacterModel(character, medians: try paths.map(StrokePath.polyline))
    }
  }

  private static func advice(_ language: InkLanguage, of character: Character) -> Text {
    Text("The strokes of \(character) aren't known. \(language.advice)")
  }
}

extension InkLanguage {
  /// How to get the strokes of its characters.
  var advice: String {
    switch self {
    case .japanese: "For Japanese stroke order, run: babble dictionary install strokes"
    case .chinese:
      "For Chinese stroke order, get graphics.txt of Make Me a Hanzi, then run: babble dictionary install --from graphics.txt"
    }
  }
}

extension InkReader {
  mutating func read(_ request: ReadDrawing) -> DrawingAnswer {
    guard
      let language = Language.of(request.language).handwriting.flatMap(HandwritingLanguage.init(rawValue:))
    else {
      let isChinese = InkLanguage(tag: request.language) == .chinese
      return isChinese ? .unread("Nothing here reads traditional characters.") : compare(request)
    }
    do throws(HandwritingAbsence) {
      let model = try model(of: language)
      guard knows(request, model) else { return compare(request) }
      let found = model.guesses(at: request.drawing, limit: Self.guesses)
      return .candidates(settled(found, request))
    } catch {
      return .unread(Text(error.description))
    }
  }

  /// Whether a model knows the character, or a look-alike.
  private func knows(_ request: ReadDrawing, _ model: HandwritingModel) -> Bool {
    let partners = InkLanguage(tag: request.language).map { ShapePairs.partners(of: request.asked, in: $0) }
    return !model.characters.isDisjoint(with: [request.asked] + (partners ?? []))
  }

  /// Recognisers are bad at look-alikes, so known strokes decide between those.
  private mutating func settled(_ candidates: [Character], _ request: ReadDrawing) -> [Character] {
    guard let language = InkLanguage(tag: request.language),
      let asked = strokes(StrokesOf(request.asked, language: request.language)).model
    else { return candidates }
    let others = DrawnAlike.to(request.asked, in: language).sorted().compactMap { other in
      strokes(StrokesOf(other, language: request.language)).model
    }
    let known = Set(others.map(\.character))
    let drawn = StrokeJudge.lookAlike(request.drawing, asked: asked, among: others)
    return [drawn].compactMap(\.self) + candidates.filter { !known.contains($0) }
  }

  private mutating func model(of language: HandwritingLanguage) throws(HandwritingAbsence) -> HandwritingModel
  {
    if let model = models[language] { return model }
    let model = try HandwritingModel(of: language, environment: environment, on: PosixFileSystem())
    models[language] = model
    return model
  }

  /// Compares with the shapes in this machine's fonts.
  private mutating func compare(_ request: ReadDrawing) -> DrawingAnswer {
    guard let ink = InkShape(request.drawing) else { return .unread(.empty) }
    do throws(GlyphAbsence) {
      let asked = try shape(of: request.asked, request.language)
      var (names, rivals): ([Character], [InkShape]) = ([], [])
      for rival in request.rivals where !isOneShape(rival, request) {
        guard let shape = try? shape(of: rival, request.language) else { continue }
        names.append(rival)
        rivals.append(shape)
      }
      return switch ShapeJudge.judge(ink, asked: asked, rivals: rivals) {
      case .right(let stars): .shape(nearest: request.asked, stars: stars)
      case .rival(let index): .shape(nearest: names[index], stars: 1)
      case .unlike: .shape(nearest: request.asked, stars: 0)
      }
    } catch {
      return .unread(Text(error.description))
    }
  }

  /// A rival of the same shape: which of the two is closer would be chance.
  private func isOneShape(_ rival: Character, _ request: ReadDrawing) -> Bool {
    InkLanguage(tag: request.language).map { ShapePairs.isOneShape(rival, request.asked, in: $0) } ?? false
  }

  private mutating func shape(of letter: Character, _ language: String) throws(GlyphAbsence) -> InkShape {
    let request = LetterRequest(String(letter), language: language, room: Self.room)
    if let known = shapes[request] { return known }
    let picture = try fonts.picture(of: request).picture
    var bitmap = InkBitmap(width: picture.width, height: picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width { bitmap[x, y] = picture.isSet(x, y) }
    }
    guard let shape = InkShape(bitmap) else { throw GlyphAbsence(of: String(letter)) }
    shapes[request] = shape
    return shape
  }
}

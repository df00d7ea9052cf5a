import App
import Engine
import Foundation
import Interface
import Learning
import System

/// Two fonts for the letters of a language: the one that the game compares drawings with, and another one.
struct PrintFonts {
  /// The size of the letters that the game compares.
  private static let room = Size(40, 20)

  private let language: String
  private let own, other: FontFile

  /// The fonts are those that fontconfig finds for the letter.
  init(for letter: Character, language: String) throws {
    self.language = language
    (own, other) = (
      try Self.font("sans-serif", letter, language), try Self.font("serif", letter, language)
    )
  }

  /// The shape that the game compares drawings with; nil if the font lacks the letter.
  func shape(of letter: Character) -> InkShape? { shape(of: letter, in: own) }

  /// The shape in the other font; nil if there is none.
  func otherShape(of letter: Character) -> InkShape? { own == other ? nil : shape(of: letter, in: other) }

  /// A shape as a character that a hand can draw, with a margin around it; nil if it has too many lines.
  static func model(_ shape: InkShape, of letter: Character) -> CharacterModel? {
    let (middle, size) = (CharacterModel.side / 2, CharacterModel.side * 0.9)
    let strokes = shape.lines.map { $0.map { Spot(middle + $0.x * size, middle + $0.y * size) } }
    return try? CharacterModel(letter, strokes: strokes, order: .japanese)
  }

  private func shape(of letter: Character, in font: FontFile) -> InkShape? {
    let request = LetterRequest(String(letter), language: language, room: Self.room)
    guard let picture = LetterPicture(request, font: font)?.picture else { return nil }
    var bitmap = InkBitmap(width: picture.width, height: picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width { bitmap[x, y] = picture.isSet(x, y) }
    }
    return InkShape(bitmap)
  }

  private static func font(_ family: String, _ letter: Character, _ language: String) throws -> FontFile {
    let code = letter.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    let runner = ProgramRunner(InstalledPrograms(environment: ProcessInfo.processInfo.environment))
    let pattern = "\(family):scalable=true:lang=\(language):charset=\(code)"
    guard
      case .done(let output) = runner.run("fc-match", ["--format=%{index}\t%{file}", pattern], seconds: 20)
    else { throw Refusal("nothing here finds fonts: install fontconfig") }
    let parts = String(decoding: output, as: UTF8.self).split(separator: "\t", maxSplits: 1)
    guard parts.count == 2, let index = Int(parts[0]) else { throw Refusal("no font has \(letter)") }
    return FontFile(path: String(parts[1]), index: index)
  }
}

import Foundation
import Hands
import Learning
import Seats
import Testing

extension EndToEnd {
  @Suite struct DrawingGames {
    let home: Home

    init() throws { home = try Home() }

    private static let kanji = "学日土永右左必書力口心水火中国三川目田本".map(\.self)
    private static let hanzi = "学日土士永左力口心中国三川目本我十二木".map(\.self)

    /// Draws characters in games of five, the most new words of one, and returns the remarks on each.
    private func play(
      _ characters: [Character], language: String, _ plan: (Character) throws -> DrawingPlayer.Plan
    ) throws -> [Character: String] {
      var verdicts: [Character: String] = [:]
      for start in stride(from: 0, to: characters.count, by: 5) {
        let part = Array(characters[start..<min(start + 5, characters.count)])
        let player = try open(part, language: language)
        verdicts.merge(try player.play(words: part.count, plan)) { $1 }
        player.seat.pause(0.5)
      }
      return verdicts
    }

    /// A game in xterm after its introduction, with single characters whose meanings are numbers.
    private func open(_ characters: [Character], language: String) throws -> DrawingPlayer {
      let words = characters.enumerated().map { number, character in
        #"{"id":"\#(number)","term":"\#(character)","meanings":["sign number \#(number)"],"reading":"\#(number)"}"#
      }
      let deck = try home.write(
        """
        {"id": "signs-\(String(characters))", "name": "Signs", "language": {"term": "\(language)", "meaning": "en"}, "kind": "words",
        "words": [\(words.joined(separator: ",\n"))]}
        """, to: "signs.json")
      let count = "\(characters.count)"
      let seat = try WindowSeat(
        ["play", "drawing", "--deck", deck, "--words", count, "--no-sound"], home: home)
      seat.expect("Enter start")
      seat.press(.enter)
      let meanings = characters.enumerated().map { ("sign number \($0)", $1) }
      return DrawingPlayer(seat: seat, characters: Dictionary(uniqueKeysWithValues: meanings))
    }

    private func careful(_ character: Character, _ mistakes: Hands.Hand.Mistake...) throws
      -> DrawingPlayer.Plan
    {
      .init(
        model: try Characters.model(character), hand: Hands.Hand(seed: 1, jitter: 0.005, mistakes: mistakes))
    }

    @Test("twenty kanji are read, swapped strokes are named, and the replay matches")
    func kanji() throws {
      try StrokeFiles(home: home).install()
      let verdicts = try play(Self.kanji, language: "ja") { character in
        character == "水" ? try careful(character, .swap(2, 3)) : try careful(character)
      }
      for character in Self.kanji {
        #expect(
          verdicts[character]?.contains("✓ Right") == true, "\(character): \(verdicts[character] ?? "")")
      }
      #expect(verdicts["水"]?.contains("Stroke 2 came too early") == true, "\(verdicts["水"] ?? "")")
      let replays = try FileManager.default.contentsOfDirectory(atPath: home.path + "/replays")
      #expect(replays.count == Self.kanji.count / 5)
      for replay in replays {
        let path = home.path + "/replays/" + replay
        #expect(try Usage(["replay", path, "--verify"], home: home).status == .exited(0), "\(replay)")
      }
    }

    @Test("two swapped strokes are named in each of twenty kanji")
    func swapped() throws {
      try StrokeFiles(home: home).install()
      let verdicts = try play(Self.kanji, language: "ja") { try careful($0, .swap(1, 2)) }
      for character in Self.kanji {
        #expect(
          verdicts[character]?.contains("came too") == true, "\(character): \(verdicts[character] ?? "")")
      }
    }

    @Test("hanzi with strokes from graphics.txt are right, and swapped strokes are named")
    func chineseOrder() throws {
      try StrokeFiles(home: home).installChinese()
      let verdicts = try play(Array(Self.hanzi.prefix(5)), language: "zh-Hans") { character in
        character == "日" ? try careful(character, .swap(1, 2)) : try careful(character)
      }
      for character in Self.hanzi.prefix(5) {
        #expect(
          verdicts[character]?.contains("✓ Right") == true, "\(character): \(verdicts[character] ?? "")")
      }
      #expect(verdicts["日"]?.contains("came too") == true, "\(verdicts["日"] ?? "")")
    }

    @Test("hanzi are read without known strokes")
    func hanzi() throws {
      let verdicts = try play(Self.hanzi, language: "zh-Hans") { try careful($0) }
      for character in Self.hanzi {
        #expect(
          verdicts[character]?.contains("✓ Right") == true, "\(character): \(verdicts[character] ?? "")")
      }
    }

    @Test("look-alikes drawn for one another are refused by name")
    func lookAlikes() throws {
      try StrokeFiles(home: home).install()
      let other: [Character: Character] = ["日": "曰", "土": "士", "未": "末"]
      let verdicts = try play(["日", "土", "未"], language: "ja") { try careful(other[$0] ?? $0) }
      for (character, other) in other {
        #expect(verdicts[character]?.contains("This is \(other)") == true, "\(verdicts[character] ?? "")")
      }
    }

    @Test("ten letters are recognised by shape")
    func letters() throws {
      let letters = Array(PrintedLetters.lines.keys).sorted()
      let verdicts = try play(letters, language: "ru") { letter in
        .init(model: try PrintedLetters.model(letter), hand: Hands.Hand(seed: 1, jitter: 0.005))
      }
      for letter in PrintedLetters.lines.keys {
        #expect(verdicts[letter]?.contains("✓ Right") == true, "\(letter): \(verdicts[letter] ?? "")")
      }
    }
  }
}

/// Russian letters made of straight lines, in fractions of a box.
private enum PrintedLetters {
  static let lines: [Character: [[(Double, Double)]]] = [
    "Т": [[(0.1, 0), (0.9, 0)], [(0.5, 0), (0.5, 1)]],
    "Г": [[(0.15, 0), (0.15, 1)], [(0.15, 0), (0.75, 0)]],
    "П": [[(0.1, 1), (0.1, 0), (0.9, 0), (0.9, 1)]],
    "Н": [[(0.1, 0), (0.1, 1)], [(0.9, 0), (0.9, 1)], [(0.1, 0.48), (0.9, 0.48)]],
    "И": [[(0.1, 0), (0.1, 1), (0.9, 0), (0.9, 1)]],
    "Х": [[(0.1, 0), (0.9, 1)], [(0.9, 0), (0.1, 1)]],
    "Е": [
      [(0.15, 0), (0.15, 1)], [(0.15, 0), (0.8, 0)], [(0.15, 0.47), (0.75, 0.47)], [(0.15, 1), (0.8, 1)],
    ],
    "Ш": [[(0, 0), (0, 1), (1, 1), (1, 0)], [(0.5, 0), (0.5, 1)]],
    "Ц": [[(0.1, 0), (0.1, 0.85), (0.9, 0.85), (0.9, 1)], [(0.8, 0), (0.8, 0.85)]],
    "У": [[(0.05, 0), (0.5, 0.7)], [(0.95, 0), (0.5, 0.75), (0.25, 1)]],
  ]

  static func model(_ letter: Character) throws -> CharacterModel {
    let strokes = (lines[letter] ?? []).map { $0.map { Spot($0.0 * 600 + 200, $0.1 * 800 + 100) } }
    return try CharacterModel(letter, strokes: strokes, order: .japanese)
  }
}

import Foundation
import Testing

/// How long other programs may take, and how much they may write.
@Suite("The bounds of other programs")
struct ProgramBoundsTests {
  private typealias Place = (file: String, number: Regex<(Substring, Substring)>)

  @Test("times and sizes in the table of docs/security.md are those in the code")
  func figures() throws {
    let rows = try Self.rows()
    let places = Self.places
    #expect(Set(rows.map(\.program)) == Set(places.keys) && rows.count == places.count)
    for row in rows {
      #expect(row.figures == (try places[row.program]?.map(Self.value)), "\(row.program)")
    }
  }

  /// Where the code has the figures of a row, in their order; a row has the name of its first program.
  private static var places: [String: [Place]] {
    let usual: Place = ("System/ProgramRunner.swift", /limit: Int = (\d+ << \d+)/)
    let page: Place = ("System/Web/PageFetcher.swift", /var seconds = ([\d.]+)/)
    let source = "DictionarySources/SourceOpener.swift"
    let unpacking: [Place] = [
      (source, /seconds: (\d+), limit: Self\.unpacked/), (source, /unpacked\) = \(128 << 20, (\d+ << \d+)\)/),
    ]
    let (fetcher, speaker) = ("Babble/Dictionary/PackageFetcher.swift", "Babble/Services/Speaker.swift")
    let (ruby, decoder) = ("Babble/Services/RubyService.swift", "Babble/Decks/FileDecoder.swift")
    let codec: Place = ("Voice/VoiceCodec.swift", /patience = ([\d.]+)/)
    return [
      "curl": [page, ("System/Web/PageFetcher.swift", /var bytes = (\d+ << \d+)/)],
      "getent": [page, ("System/Web/PageFetcher.swift", /outputLimit = (\d+ << \d+)/)],
      "apt-get": [
        (fetcher, /most\) = \(([\d.]+),/), usual, (fetcher, /most\) = \([\d.]+, (\d+ << \d+)\)/),
      ],
      "dpkg-deb": unpacking,
      "iconv": [
        unpacking[0], (decoder, /limit\) = \(([\d.]+),/), unpacking[1],
        (decoder, /limit\) = \([\d.]+, (\d+ << \d+)\)/),
      ],
      "espeak-ng": [(speaker, /patience = ([\d.]+)/), usual, (speaker, /longest = ([\d.]+)/)],
      "kakasi": [(ruby, /seconds: (\d+),/), (ruby, /limit: (\d+ << \d+)\)/)],
      "fc-match": [("Babble/Services/FontFinder.swift", /seconds: (\d+)\)/), usual],
      "ffmpeg": [
        ("Babble/Voice/KeptVoice.swift", /patience\) = \([\d.]+, ([\d.]+)\)/),
        ("Voice/Lesson/LessonExporter+Encoding.swift", /patience = ([\d.]+)/), usual,
      ],
      "flac": [codec, usual],
      "pw-play": [("Sound/CuePlayer.swift", /package static let patience = ([\d.]+)/), usual],
      "pw-record": [
        ("Sound/VoiceMeter.swift", /longest = ([\d.]+)/), ("Voice/Recorder.swift", /patience = ([\d.]+)/),
      ],
    ]
  }

  /// Seconds or bytes, written like `2.0` or `16 << 20`.
  private static func value(at place: Place) throws -> Double {
    let path = Repository.root.appending(path: "Sources/" + place.file)
    let match = try #require(try String(contentsOf: path, encoding: .utf8).firstMatch(of: place.number))
    let parts = match.1.split(separator: " << ").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] * pow(2, parts[1]) : try #require(parts.first)
  }

  private static func rows() throws -> [(program: String, figures: [Double])] {
    let path = Repository.root.appending(path: "docs/security.md")
    let table = try #require(
      String(contentsOf: path, encoding: .utf8).split(separator: "| programs |").last)
    return try #require(table.split(separator: "\n\n").first).split(separator: "\n").dropFirst(2).map { row in
      let cells = row.split(separator: " | ")
      let name = try #require(cells[0].firstMatch(of: /`([^`]+)`/)).1
      return (String(name), Self.figures(in: cells[3]) + Self.figures(in: cells[4]))
    }
  }

  private static func figures(in cell: Substring) -> [Double] {
    let units = ["s": 1.0, "min": 60, "KB": 1024, "MB": 1_048_576]
    return cell.matches(of: /(\d+) (s|min|KB|MB)\b/).compactMap { match in
      Double(match.1).flatMap { number in units[String(match.2)].map { number * $0 } }
    }
  }
}

import Foundation
import Hands
import Ink
import Testing

/// The strokes of the tests' characters, in files as KanjiVG has them.
struct StrokeFiles {
  let home: Home

  /// The same with the middle lines of make-me-a-hanzi, in whose box y goes up from -124 to 900.
  func installChinese() throws {
    let lines = Characters.all.map { model in
      let medians = model.strokes.map { stroke in
        "[" + stroke.map { "[\(Int($0.x)),\(900 - Int($0.y))]" }.joined(separator: ",") + "]"
      }
      return
        #"{"character":"\#(model.character)","strokes":["M 0 0"],"medians":[\#(medians.joined(separator: ","))]}"#
    }
    let file = try home.write(lines.joined(separator: "\n") + "\n", to: "graphics.txt")
    let usage = try Usage(["dictionary", "install", "--yes", "--from", file], home: home)
    try #require(usage.status == .exited(0), "\(usage.output)")
  }

  /// Has the program take them into its dictionary, which lies in the home's folder for caches.
  func install() throws {
    let files = try Characters.lines.map { line in
      let code = String(line.character.unicodeScalars.first?.value ?? 0, radix: 16)
      let name = String(repeating: "0", count: 5 - code.count) + code
      let paths = line.paths.map { #"<path d="\#($0)"/>"# }.joined(separator: "\n")
      return try home.write(
        #"<svg><g id="kvg:StrokePaths_\#(name)" style="fill:none;">\#n\#(paths)\#n</g></svg>"#,
        to: "\(name).svg")
    }
    let usage = try Usage(["dictionary", "install", "--yes", "--from"] + files, home: home)
    try #require(usage.status == .exited(0), "\(usage.output)")
  }
}

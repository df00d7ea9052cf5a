import App
import ArgumentParser
import Engine
import Games
import Learning
import Players
import Playtest
import Storage

/// Simulated players who know 85 words of 100 play rounds of each game; the report tells how long they take and what comes of
/// it.
@main
struct GameReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Let simulated players play rounds of each game.",
    discussion: "They see the screen only, and think and move about as fast as people do.")

  @Option(help: "How many rounds of each game.")
  var rounds = 30

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds takes 1 or more, not \(rounds).") }
  }

  func run() throws {
    let assets = try Assets.find(given: "Assets", executable: "")
    let deck = try DeckFormat.read(assets.deck("spanish-first"), file: "spanish-first.json")
    print("game        rounds   seconds: mean, least, most   score: mean, least, most   right")
    for game in ReportedGame.all {
      let played = (1...UInt64(rounds)).compactMap { game.play(deck, seed: $0) }
      print(row(game.name, played))
    }
  }

  private func row(_ name: String, _ played: [PlayedRound]) -> String {
    let right = played.reduce(0) { $0 + $1.right }
    let answers = max(1, played.reduce(0) { $0 + $1.right + $1.wrong })
    return name.padded(to: 12) + "\(played.count)".led(to: 6) + figures(played.map(\.seconds), 29)
      + figures(played.map(\.score), 27) + "\(100 * right / answers) %".led(to: 8)
  }

  private func figures(_ values: [Int], _ width: Int) -> String {
    guard let least = values.min(), let most = values.max() else { return "-".led(to: width) }
    return "\(values.reduce(0, +) / values.count), \(least), \(most)".led(to: width)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
  fileprivate func led(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

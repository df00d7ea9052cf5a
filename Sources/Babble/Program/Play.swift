import ArgumentParser
import Learning

/// `babble play GAME`.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Go straight to a game.",
    discussion: "Games: \(Catalogue.games.map(\.profile.name).joined(separator: ", ")).")

  @Argument(help: "Which game.", completion: .list(Catalogue.games.map(\.profile.name)))
  var game: String

  @Option(help: ArgumentHelp("A deck's id, or a file with words.", valueName: "id|file"))
  var deck: String?

  @Option(help: "Start from this seed: the same words and places again.")
  var seed: UInt64?

  @Option(help: "Play for so many seconds, 10 to 86400.")
  var seconds: Int?

  @Option(help: "Play with at most so many words, 1 to 1000.")
  var words: Int?

  @Option(help: "Which side of words is shown: term, meaning or both. The other one is asked.")
  var direction: AskedSides?

  @OptionGroup var options: CommonOptions

  func validate() throws {
    guard Catalogue.game(named: game) != nil else {
      let names = Catalogue.games.map(\.profile.name).joined(separator: ", ")
      throw ValidationError("There is no game \"\(game)\". Games: \(names).")
    }
    if let seconds, !(10...86_400).contains(seconds) {
      throw ValidationError("--seconds takes 10 to 86400, not \(seconds). Without a clock: --no-timer.")
    }
    if let words, !(1...1000).contains(words) {
      throw ValidationError("--words takes 1 to 1000, not \(words).")
    }
  }

  func run() throws {
    var program = Program(options)
    program.deck = deck
    program.wishes.seed = seed
    program.wishes.seconds = seconds
    program.wishes.words = words
    program.wishes.direction = direction
    try program.open(starting: Catalogue.game(named: game))
  }
}

extension AskedSides: ExpressibleByArgument {}

import ArgumentParser
import Games
import Learning

/// `babble play GAME`.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Go straight to a game.",
    discussion: """
      Games: \(Catalogue.games.map(\.profile.name).joined(separator: ", ")).

      Examples:
        babble play memory
        babble play bubbles --deck words.csv --seconds 300
        babble play rain --deck spanish-first#food
        babble play challenge --variation survival --direction meaning
        babble play letters --deck georgian-letters
      """)

  @Argument(help: "Which game.", completion: .list(Catalogue.games.map(\.profile.name)))
  var game: String

  @Option(
    help: ArgumentHelp(
      "A deck's id, ID#TAG for its words with a tag, a file of words, \"all\" (all decks you've started), \"missed\" (this week's misses) or \"leeches\" (words you keep forgetting).",
      valueName: "id|file"))
  var deck: String?

  @Option(
    help:
      "Seed for chance: with the same save, settings and options you get the same words and places."
  )
  var seed: UInt64?

  @Option(help: "Play for this many seconds, 10 to 86400.")
  var seconds: Int?

  @Option(
    help: "Play with at most this many words, 1 to 1000. At most five are new; a board takes what fits.")
  var words: Int?

  @Option(help: "Which side of words is shown: term, meaning or both. The other one is asked.")
  var direction: AskedSides?

  @Option(help: ArgumentHelp("The kind of game: \(Self.variations)", valueName: "kind"))
  var variation: String?

  @Option(help: "Start the game of this code, the same for everybody who has the deck.")
  var code: String?

  @OptionGroup var options: CommonOptions

  func validate() throws {
    guard Catalogue.game(named: game) != nil else {
      let names = Catalogue.games.map(\.profile.name)
      let meant = CommandGuess.nearest(to: game, among: names).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError(
        "There is no game \"\(game)\".\(meant) Games: \(names.joined(separator: ", ")).")
    }
    let kinds = Catalogue.game(named: game)?.profile.variations.map(\.name) ?? []
    if let variation, Catalogue.game(named: game)?.profile.variation(named: variation) == nil {
      let hint =
        kinds.isEmpty ? "\(game) comes in one kind only." : "There are \(kinds.joined(separator: ", "))."
      throw ValidationError("There is no kind \"\(variation)\" of \(game). \(hint)")
    }
    _ = try roundCode()
    if let seconds, !(10...86_400).contains(seconds) {
      throw ValidationError("--seconds takes 10 to 86400, not \(seconds). Without a clock: --no-timer.")
    }
    if let words, !(1...1000).contains(words) {
      throw ValidationError("--words takes 1 to 1000, not \(words).")
    }
  }

  /// The variations of all games that have any.
  private static let variations = Catalogue.games.map(\.profile).filter { !$0.variations.isEmpty }
    .map { "\($0.variations.map(\.name).joined(separator: ", ")) (\($0.name))." }.joined(separator: " ")

  func run() throws {
    var program = Program(options)
    let isOfMany = deck.map(GameRequest.lists.contains) ?? false
    program.deck = isOfMany ? nil : deck
    program.roundOptions.seed = seed
    program.roundOptions.seconds = seconds
    program.roundOptions.words = words
    program.roundOptions.direction = direction
    let entry = Catalogue.game(named: game)
    let kind = variation.flatMap { entry?.profile.variation(named: $0)?.name }
    let code = try roundCode()
    try code.map { try requireDeck(of: $0, program) }
    program.open(
      starting: .game(
        GameRequest(
          game: game, deck: isOfMany ? deck : nil,
          variation: code == nil ? kind ?? GameRequest.usualKind : nil, code: code)))
  }

  private func roundCode() throws -> RoundCode? {
    guard let code else { return nil }
    guard Catalogue.game(named: game)?.profile.takesCodes == true else {
      throw ValidationError("\(game) takes no code.")
    }
    guard variation == nil, seconds == nil, words == nil, direction == nil, seed == nil else {
      throw ValidationError(
        "A code settles everything about the game: leave out --variation, --seconds, --words, --direction and --seed."
      )
    }
    do { return try RoundCode(code) } catch { throw ValidationError("--code: \(error)") }
  }

  private func requireDeck(of code: RoundCode, _ program: Program) throws {
    var shelf = try program.shelf()
    if let deck { shelf.put(try shelf.find(deck)) }
    do { _ = try shelf.decks.shelved(code.deck) } catch { throw Failure(description: "\(error)") }
  }
}

extension AskedSides: ExpressibleByArgument {}

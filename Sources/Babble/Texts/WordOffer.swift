import Engine
import Glibc
import Interface
import Learning

/// The words of a text, offered one by one at a terminal, and what the player wants of each. Nothing is kept meanwhile:
/// whoever breaks it off has changed nothing.
struct WordOffer {
  /// Those to be added, and those that the player knows.
  private(set) var added: [TextMiner.Found] = []
  private(set) var known: [TextMiner.Found] = []

  private enum Answer: String {
    case add = "y"
    case pass = "n"
    case know = "k"
    case stop = "q"
  }

  /// Whether somebody can be asked.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Asks about one after the other, until the player stops.
  init(of found: [TextMiner.Found]) {
    Printer.out([
      "y and Enter adds a word, k and Enter says that you know it, q and Enter stops.",
      "Enter alone passes a word over. Ctrl-C adds none.",
    ])
    for (place, word) in found.enumerated() {
      Printer.out([.empty] + Self.lines(word, place: "\(place + 1) of \(found.count)"))
      switch Self.answer() {
      case .add: added.append(word)
      case .know: known.append(word)
      case .pass: break
      case .stop: return
      }
    }
  }

  /// The word with its sentence below it.
  private static func lines(_ word: TextMiner.Found, place: String) -> [Text] {
    let entry = word.entry
    let meanings = entry.meanings.prefix(3).joined(separator: "; ")
    let head = [entry.term, entry.reading ?? "", meanings, "\(word.count)×"].filter { !$0.isEmpty }
    return [Text("\(place)  " + head.joined(separator: "  ")), Text("    " + word.sentence)]
  }

  /// The end of the input stops.
  private static func answer() -> Answer {
    while true {
      Printer.show(Text("Add it? [y/N/k/q] "), on: STDOUT_FILENO)
      guard let line = readLine() else { return .stop }
      let word = TextField(line).string.split(separator: " ").joined().lowercased()
      if word.isEmpty { return .pass }
      if let answer = Answer(rawValue: String(word.prefix(1))) { return answer }
    }
  }
}

import Engine
import Glibc
import Interface
import Learning

/// Offers the words of a text one by one at a terminal, and collects the answers. Nothing is kept before the
/// end, so it can be interrupted safely.
struct WordOffer {
  /// The words to add, and those that the player knows already.
  private(set) var added: [TextMiner.Found] = []
  private(set) var known: [TextMiner.Found] = []

  private enum Answer: String {
    case add = "y"
    case pass = "n"
    case know = "k"
    case stop = "q"
  }

  /// Asks about one word after the other, until the player stops.
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

  /// The end of the input counts as stop.
  private static func answer() -> Answer {
    while true {
      Printer.show(Text("Add it? [y/N/k/q] "), on: STDOUT_FILENO)
      guard let line = TypedLine.next() else { return .stop }
      let word = TextField(line).string.split(separator: " ").joined().lowercased()
      if word.isEmpty { return .pass }
      if let answer = Answer(rawValue: String(word.prefix(1))) { return answer }
    }
  }
}

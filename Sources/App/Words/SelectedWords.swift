import ArgumentParser
import Engine
import Formats
import Games
import Learning

/// The result of a selection.
struct SelectedWords {
  let knowledge: BankKnowledge
  let rows: [Int]
  let learner: Learner

  /// The words as a deck. They keep the ids of their own decks, unless two are the same.
  var deck: Deck {
    var (deck, taken) = (Deck(id: "words", name: "My words"), Set<String>())
    let languages = Set(rows.map { knowledge.deck($0).deck.language })
    if languages.count == 1, let language = languages.first { deck.language = language }
    for row in rows {
      var (word, number) = (knowledge.word(row), 1)
      let id = word.id
      while !taken.insert(word.id).inserted {
        number += 1
        word.id = "\(id)#\(number)"
      }
      let hint = knowledge.deck(row).hint(of: word)
      if !hint.isEmpty { word.mnemonic = hint }
      deck.words.append(word)
    }
    return deck
  }

  /// For people: mark, word, readings, meanings, tags, deck.
  func lines(_ ornaments: Ornaments) -> [Text] {
    TextTable(
      rows.map { row in
        let (word, deck) = (knowledge.word(row), knowledge.deck(row))
        return [
          deck.mark(of: word).sign(ornaments), Text(word.term), Text(word.readings.joined(separator: ", ")),
          Text(word.meanings.joined(separator: "; ")),
          Text(word.tags.map { "#" + $0 }.joined(separator: " ")),
          Text(deck.deck.id),
        ]
      }
    ).lines
  }

  /// For scripts: a list of objects, one per line.
  var json: String {
    let words = rows.map { row in
      WordForScripts(knowledge.word(row), knowledge.deck(row), added: knowledge.rows[row].added, learner).json
    }
    return JSONValue.array(words).lines
  }
}

import Formats
import Learning
import Limits

/// Data about a deck without its words.
struct DeckFacts {
  /// The beginning of a deck's description written by Babble; id and languages follow it.
  static let mark = "From Babble: "
  private static let longestName = 200

  let name: String
  let id: String
  /// The id before the unique ids of its notes, if Babble wrote them.
  let owner: String?
  private let said: [String]
  private let fullName: String

  init(_ source: AnkiPlan.Source, _ plan: AnkiPlan) {
    fullName = source.name
    // Anki's own deck has a meaningless name.
    let isUnnamed = source.id == 1 && source.name == "Default"
    let stem = plan.fileName.split(separator: "/").last.map(String.init) ?? ""
    let file = stem.lastIndex(of: ".").map { String(stem[..<$0]) } ?? stem
    let words = (isUnnamed && !file.isBlank ? file : source.name).words.joined(separator: " ")
    let short = String(words.unicodeScalars.prefix(Self.longestName))
    name = short.isBlank ? "Anki" : short
    let description = plan.collection.decks[source.id]?.description ?? ""
    said =
      description.hasPrefix(Self.mark)
      ? description.dropFirst(Self.mark.count).split(separator: " ").map(String.init) : []
    owner = said.first.flatMap { Deck.isValidID($0) ? $0 : nil }
    // A dot or a slash in the name is no part of a path.
    id = owner ?? Deck.id(ofFile: name.replacing(".", with: " ").replacing("/", with: " "))
  }

  /// Given by the user, else written by Babble, else told by the scripts, else by the names.
  func languages(of words: [Word], _ plan: AnkiPlan) -> Deck.Languages {
    let parts = said.dropFirst().filter(LanguageTag.isTag)
    if parts.count == 2, plan.languages.term == nil, plan.languages.meaning == nil {
      return Deck.Languages(term: parts[0 + parts.startIndex], meaning: parts[1 + parts.startIndex])
    }
    var (terms, meanings) = (ScriptCount(), ScriptCount())
    for word in words.prefix(200) {
      terms.add(word.term + (word.reading ?? ""))
      for meaning in word.meanings { meanings.add(meaning) }
    }
    let (term, meaning) = (terms.main, meanings.main)
    let named = FieldNames.language(inName: fullName)
    // A name tells more than letters that several languages share, and than a few foreign words.
    let isNamed = [.latin, .other, nil].contains(term) || named.map(terms.fits) == true
    let own = plan.languages.term ?? (isNamed ? named : nil) ?? term?.language ?? "und"
    return Deck.Languages(
      term: own, meaning: plan.languages.meaning ?? meaning?.language ?? fieldLanguage(plan) ?? "und")
  }

  /// The language that the field of the meanings is named after, such as `English`.
  private func fieldLanguage(_ plan: AnkiPlan) -> String? {
    for type in plan.types {
      guard let place = plan.roles[type]?.place(of: .meaning),
        let fields = plan.collection.noteTypes[type]?.fields,
        place < fields.count
      else { continue }
      if let language = FieldNames.language(of: fields[place]) { return language }
    }
    return nil
  }
}

import Learning
import System

/// Migrates a save of version 0.1: turns what it knew into events, and these into a save.
struct Migration {
  /// The side that showed the meaning was learned by choosing; as production that lasts for a shorter time.
  private static let mostRecallStability = 3.0
  /// Letters that were added to decks after version 0.1. Practice was open to a learner
  /// who had learned all others.
  private static let addedLetters: [String: Set<String>] = [
    "hiragana": ["small-tu", "small-ya", "small-yu", "small-yo"],
    "katakana": ["small-tu", "small-ya", "small-yu", "small-yo", "prolonged-sound-mark"],
  ]

  private(set) var events: [Event] = []
  private(set) var save: SaveFile
  private let old: OldSave
  private let moment: Moment
  private let find: WordFinder
  /// The decks of letters that were met.
  private var alphabets: [String: Deck] = [:]

  /// - Parameters:
  ///   - old: the old save, with all answers of its journal.
  ///   - home: the name that tells these events from those of other homes.
  ///   - moment: now.
  ///   - find: finds words, so that the same word of several decks can become one item.
  init(of old: OldSave, home: String, at moment: Moment, find: @escaping WordFinder) {
    self.old = old
    self.moment = moment
    self.find = find
    save = old.rest
    save.scores = []
    save.home = home
    for (reference, word) in old.words.sorted(by: { $0.key.text < $1.key.text }) { take(word, reference) }
    for (hour, count) in old.hours.sorted(by: { $0.key < $1.key }) { add(.hour(hour, count)) }
    for score in old.rest.scores { add(.score(score)) }
    openPractice()
  }

  private mutating func add(_ body: Event.Body) {
    events.append(save.take(body, at: moment))
  }

  private mutating func take(_ old: OldWord, _ reference: WordReference) {
    let found = find(reference) ?? find(reference.moved(DeckAliases.successors))
    let isLetter = found?.deck.kind == .alphabet
    if let deck = found?.deck, isLetter { alphabets[deck.id] = deck }
    let word =
      found.map { save.knowledge.word($0.word, in: $0.deck) }
      ?? WordMet(item: ItemID(reference), reference: reference)
    let figures = figures(old, isLetter: isLetter)
    if figures != ItemFigures() {
      add(.baseline(Event.Baseline(word: save.knowledge.short(word), figures: figures)))
    }
    if let hint = old.hint { add(.hint(save.knowledge.short(word), hint)) }
    if isLetter, save.knowledge.model.isLearned(figures) { add(.learned(save.knowledge.short(word))) }
    if !old.unknown.isEmpty { save.unknownOfItems[word.item] = unknown(old, isLetter: isLetter) }
  }

  private func figures(_ old: OldWord, isLetter: Bool) -> ItemFigures {
    var figures = old.figures
    figures.skills = Self.renamed(figures.skills, isLetter: isLetter)
    if let memory = figures.skills[.recall]?.memory {
      figures.skills[.recall]?.memory = save.knowledge.model.weakened(memory, to: Self.mostRecallStability)
    }
    return figures
  }

  private func unknown(_ old: OldWord, isLetter: Bool) -> UnknownMembers {
    var unknown = old.unknown
    unknown.ofSkills = Self.renamed(unknown.ofSkills, isLetter: isLetter)
    return unknown
  }

  /// A question that showed the letter counts as reading.
  private static func renamed<Value>(_ skills: [Skill: Value], isLetter: Bool) -> [Skill: Value] {
    guard isLetter else { return skills }
    return Dictionary(uniqueKeysWithValues: skills.map { ($0 == .recognise ? .read : $0, $1) })
  }

  /// Practice is open if it was played, or if all letters that existed then are learned.
  private mutating func openPractice() {
    let played = Set(old.rest.scores.filter { $0.result.game == "practice" }.map(\.result.deck))
    let learned = alphabets.values.filter { deck in
      let letters = deck.words.filter { Self.addedLetters[deck.id]?.contains($0.id) != true }
      return letters.flatMap(\.forms).allSatisfy {
        save.knowledge.isLearned(WordReference(deck: deck.id, word: $0.id))
      }
    }
    for deck in played.union(learned.map(\.id)).sorted() { add(.practiceOpened(deck: deck)) }
  }
}

/// Writes a migrated save. A kill at any point leaves the old save or the new one; as long as it is the old
/// one, everything is done again.
struct MigrationWriter {
  let home: Home
  let files: any FileSystem
  let now: Int64

  /// Writes the journal, keeps a copy of the old save, and writes the new one, whose sequence
  /// number has to be unused.
  ///
  /// - Parameter old: the bytes of the old save; nil if there was none.
  func write(_ migration: Migration, over old: [UInt8]?) throws(FileError) {
    try putJournalAside()
    try files.replace(home.journal, with: lines(of: migration))
    if let old { try files.replace(home.oldSave, with: old) }
    let bytes = migration.save.bytes
    try files.replace(home.save, with: bytes)
    // If this backup fails, the next save writes one.
    try? Backups(folder: home.backups, files: files)
      .add(bytes, sequence: migration.save.sequence, at: now, thins: false)
  }

  private func lines(of migration: Migration) -> [UInt8] {
    var lines: [UInt8] = []
    for event in migration.events { lines += EventLine(event, home: migration.save.home).bytes }
    return lines
  }

  /// If somebody has put an old save back, the journal has answers that it doesn't know. They
  /// are kept in another file.
  private func putJournalAside() throws(FileError) {
    guard try files.size(of: home.journal) != nil, try hasAnswers() else { return }
    let aside = Path.join(home.path, "journal-\(Timestamp.compact(now)).jsonl")
    try files.rename(home.journal, to: aside)
    try files.syncFolder(home.path)
  }

  private func hasAnswers() throws(FileError) -> Bool {
    var reader = JournalReader(home.journal, files: files)
    while let lines = try reader.next() {
      for case .event(let event) in lines {
        if case .answer = event.event.body { return true }
      }
    }
    return false
  }
}

/// Finds a word of a deck, with the deck; nil if no deck has it any more.
public typealias WordFinder = @Sendable (WordReference) -> (word: Word, deck: Deck)?

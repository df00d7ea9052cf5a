import Engine
import Learning
import Saving
import System
import Voice
import WordGame

/// Serves the screen for recording words. Slow work runs on a thread, which wakes the run loop and starts
/// with the first recording.
struct VoiceDesk: Sendable {
  /// A job for the thread, identified by its number.
  private struct Job: Equatable, Sendable {
    let number: Int
    let work: @Sendable () -> Void

    static func == (left: Job, right: Job) -> Bool { left.number == right.number }
  }

  private struct Desk: Sendable {
    let booth: VoiceBooth
    let service: Service<Job>
  }

  /// More requests than a screen makes at once.
  private static let mostWaiting = 16

  private let programs: InstalledPrograms
  private var desk: Desk?
  private var count = 0

  init(_ programs: InstalledPrograms) { self.programs = programs }

  /// Takes a request; its results come with `arrivals`.
  ///
  /// - Parameters:
  ///   - folder: contains the recordings; nil if they can't be kept.
  ///   - hasSound: whether the player wants to hear anything.
  mutating func take(_ request: VoiceWish, _ learner: Learner, folder: VoiceFolder?, hasSound: Bool) {
    let desk = desk ?? open()
    self.desk = desk
    let booth = desk.booth
    switch request {
    case .queue(let scope): work { booth.tell(.queue(learner.voiceQueue(scope, folder))) }
    case .listen:
      booth.turnOn()
      work { booth.listen() }
    case .begin(let side): booth.begin(side)
    case .enough: booth.enough()
    case .rest: booth.turnOff()
    case .play(let sides):
      let number = booth.ask()
      if hasSound { work { booth.play(sides, number) } } else { booth.tell(.failed(Self.silence)) }
    case .hush: booth.hush()
    case .keep(let item):
      if let folder { work { booth.keep(item, in: folder) } } else { booth.tell(.failed(Self.nowhere)) }
    }
  }

  private static let silence: Text = "Sound is off: turn it on in Settings to hear yourself."
  private static let nowhere: Text = "Nothing is kept here, so there is no place for recordings."

  private func open() -> Desk {
    Desk(booth: VoiceBooth(programs), service: Service(keeping: Self.mostWaiting) { $0.work() })
  }

  private mutating func work(_ work: @escaping @Sendable () -> Void) {
    count += 1
    guard let desk else { return }
    let unserved = desk.service.ask(Job(number: count, work: work))
    if !unserved.isEmpty { desk.booth.tell(.failed("That could not be done now. Try it again.")) }
  }

  /// The news since the last call.
  func arrivals() -> [VoiceNews] { desk?.booth.news() ?? [] }

  /// Turns the microphone off and ends all programs.
  func end() {
    desk?.service.end()
    desk?.booth.end()
  }
}

/// The words to record.
extension Learner {
  /// The words of a scope that lack a recording of one side or both, in order, each once.
  ///
  /// - Parameter folder: contains the recordings; nil if they can't be kept.
  func voiceQueue(_ scope: VoiceScope, _ folder: VoiceFolder?) -> VoiceQueue {
    let names = folder?.names()
    var (seen, entries) = (Set<ItemID>(), [VoiceQueue.Entry]())
    for word in voiceWords(scope) {
      guard let item = met(word.reference)?.item, seen.insert(item).inserted else { continue }
      let isRecorded = names?.isWhole(item.rawValue) ?? false
      if scope == .again(word.reference) || !isRecorded {
        entries.append(VoiceQueue.Entry(item, word, isRecorded: isRecorded))
      }
    }
    return VoiceQueue(
      entries, name: voiceName(scope), folder: names?.items == 0 ? folder?.path : nil,
      obstacle: folder == nil ? obstacle ?? "Nothing is kept here, so there is no place for recordings." : nil
    )
  }

  /// The words of a scope, recorded or not.
  func voiceWords(_ scope: VoiceScope) -> [DeckWord] {
    switch scope {
    case .usual: ownWords + words(of: courseDeck ?? chosen)
    case .deck(let id): words(of: library.decks.shelved(id))
    case .tag(let tag): (ownWords + words(of: courseDeck ?? chosen)).filter { $0.word.tags.contains(tag) }
    case .words(let references): references.compactMap(word)
    case .again(let reference): [word(reference)].compactMap(\.self)
    }
  }

  private func voiceName(_ scope: VoiceScope) -> String {
    switch scope {
    case .usual: (courseDeck ?? chosen)?.outline.name ?? ""
    case .deck(let id): library.decks.shelved(id)?.outline.name ?? id
    case .tag(let tag): "#\(tag)"
    case .words: "your words"
    case .again(let reference): library.decks.shelved(reference.deck)?.outline.name ?? reference.deck
    }
  }

  private var ownWords: [DeckWord] {
    library.decks.shelved.filter { WordBank.isOwn($0.id) }.flatMap { words(of: $0) }
  }

  private func words(of shelved: LazyDeck?) -> [DeckWord] {
    guard let deck = shelved?.deck else { return [] }
    return deck.words.map { DeckWord($0, of: deck.origin) }
  }
}

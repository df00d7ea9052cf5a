import Course
import Engine
import Saving
import System
import Voice
import WordGame

/// Serves the screen on which words are recorded. What takes time is done on a thread, which wakes the run loop; a player
/// who never records has no thread for it.
struct VoiceDesk: Sendable {
  /// Something that the thread does: told apart by its number.
  private struct Job: Equatable, Sendable {
    let number: Int
    let work: @Sendable () -> Void

    static func == (left: Job, right: Job) -> Bool { left.number == right.number }
  }

  private struct Desk: Sendable {
    let booth: VoiceBooth
    let service: Service<Job>
  }

  /// More wishes than a screen has at once.
  private static let mostWaiting = 16

  private let programs: InstalledPrograms
  private var desk: Desk?
  private var count = 0

  init(_ programs: InstalledPrograms) { self.programs = programs }

  /// Takes a wish; what comes of it is among the arrivals.
  ///
  /// - Parameters:
  ///   - folder: where recordings are kept; nil where nothing can be.
  ///   - hasSound: whether the player wants to hear anything.
  mutating func take(_ wish: VoiceWish, _ arcade: Arcade, folder: VoiceFolder?, hasSound: Bool) {
    let desk = desk ?? open()
    self.desk = desk
    let booth = desk.booth
    switch wish {
    case .queue(let scope): work { booth.tell(.queue(arcade.voiceQueue(scope, folder))) }
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

  /// What there is to tell since the last call.
  func arrivals() -> [VoiceNews] { desk?.booth.news() ?? [] }

  /// The microphone is off, and nothing runs any more.
  func end() {
    desk?.service.end()
    desk?.booth.end()
  }
}

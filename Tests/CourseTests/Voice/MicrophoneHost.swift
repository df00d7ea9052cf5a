import Engine
import Learning
import Playtest
import WordGame

@testable import Babble

/// A host that always sends the same news.
struct TellingHost: ReportHandler {
  let news: VoiceNews

  func handle(_ reports: [any Sendable]) -> [any Sendable] { [ArcadeNews.voice(news)] }
}

/// A microphone with a speaker who says each side for a while, now louder, now quieter.
struct MicrophoneHost: ReportHandler {
  var seconds = 1
  var fault: VoiceShape.Fault?
  private var side: ShownSide?
  private var ticks = 0

  init(seconds: Int = 1, fault: VoiceShape.Fault? = nil) { (self.seconds, self.fault) = (seconds, fault) }

  mutating func handle(_ reports: [any Sendable]) -> [any Sendable] {
    var news: [VoiceNews] = []
    for case .asks(.voice(let wish)) in reports.compactMap({ $0 as? ArcadeReport }) {
      switch wish {
      case .begin(let side): (self.side, ticks) = (side, 0)
      case .enough: news += finish()
      case .rest: side = nil
      case .keep(let item): news.append(.kept(item))
      case .queue, .listen, .play, .hush: break
      }
    }
    guard side != nil else { return news.map { ArcadeNews.voice($0) } }
    ticks += 1
    let level = -50 + ticks * 7 % 45
    news.append(.level(VoiceLevel(levels: [level], tenths: ticks / 6)))
    if ticks >= seconds * 60 { news += finish() }
    return news.map { ArcadeNews.voice($0) }
  }

  private mutating func finish() -> [VoiceNews] {
    guard let side else { return [] }
    self.side = nil
    let columns = (0..<VoiceShape.count).map { fault == .silent ? 0 : ($0 * 13 % 101) }
    return [.taken(VoiceShape(columns, tenths: 8, fault: fault), of: side)]
  }
}

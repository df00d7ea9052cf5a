import Engine
import Games
import Learning
import Playtest

@testable import App

/// A microphone with a speaker who says each side for a while, now louder, now quieter.
struct MicrophoneHost: QueryHost {
  var seconds = 1
  var fault: VoiceShape.Fault?
  /// Whether words can't be kept.
  var isFull = false
  /// Whether the microphone goes away with the next tick.
  var isGone = false
  /// Whether what is played has come to its end.
  var isPlayed = false
  private var listening, recording, playing: RequestID?
  private var side = ShownSide.term
  private var levels: [Int] = []
  private var isEnough = false

  /// Whether somebody listens.
  var isOn: Bool { listening != nil }

  init(seconds: Int = 1, fault: VoiceShape.Fault? = nil) { (self.seconds, self.fault) = (seconds, fault) }

  mutating func answer(_ asked: AskedQuery) -> (Answered, Changes)? {
    switch asked.query {
    case is Listen: listening = asked.id
    case let query as RecordSide: (recording, side, levels, isEnough) = (asked.id, query.side, [], false)
    case is PlayRecordings: playing = asked.id
    case let query as EndRecording:
      isEnough = true
      return (Answered(asked.id, .success(()), to: query), [])
    case let query as KeepRecording:
      return (Answered(asked.id, .success(isFull ? "Not kept: No space left." : nil), to: query), [])
    default: return nil
    }
    return (Answered(asked.id, .progress(0.0)), [])
  }

  mutating func handle(_ reports: [any Sendable]) {
    for case let cancelled as CancelledQueries in reports {
      for id in cancelled.ids {
        if id == listening { listening = nil }
        if id == recording { recording = nil }
      }
    }
  }

  mutating func arrivals() -> [Answered] {
    if let playing, isPlayed { return [Answered(playing, .success(nil), to: PlayRecordings(sides: []))] }
    guard let listening, let recording else { return [] }
    if isGone { return [Answered(listening, .failure(.failed(.gone)), to: Listen())] }
    if isEnough || levels.count >= seconds * 60 { return [finish(recording)] }
    levels.append(-50 + (levels.count + 1) * 7 % 45)
    let level = VoiceLevel(of: side, levels: levels, tenths: levels.count / 6)
    return [Answered(listening, .progress(level))]
  }

  private mutating func finish(_ id: RequestID) -> Answered {
    recording = nil
    let columns = (0..<VoiceShape.count).map { fault == .silent ? 0 : ($0 * 13 % 101) }
    return Answered(id, .success(VoiceShape(columns, tenths: 8, fault: fault)), to: RecordSide(side: side))
  }
}

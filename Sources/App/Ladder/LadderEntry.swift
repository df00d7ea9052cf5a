import Engine
import Formats
import Games
import Learning
import Storage
import System

/// What is known of one recording once it was played again.
struct LadderEntry: Hashable, Sendable {
  enum Verdict: String, CaseIterable, Sendable {
    case verified
    /// It goes otherwise, or claims another result, than when it is played again.
    case altered
    /// This program can't play it: it is damaged, or of other rules.
    case unplayable
  }

  let path: String
  /// Empty if it isn't known.
  let player: String
  /// What the player was then.
  let rank: Rank
  /// In seconds since 1970 UTC, as the recording claims.
  let playedAt: Int64
  /// What it claims; nil if it can't be read.
  let result: RoundResult?
  /// The edition of its deck.
  let tag: DeckTag?
  let verdict: Verdict
  /// A sentence, unless it is verified.
  let reason: String

  /// - Parameter file: nil if it can't be read.
  init(_ path: String, _ file: ReplayFile?, _ verdict: Verdict, _ reason: String = "") {
    (self.path, self.verdict, self.reason) = (path, verdict, reason)
    (player, playedAt) = (file?.player ?? "", file?.playedAt ?? 0)
    rank = file?.round.setup.round.presentation.rank ?? .novice
    (result, tag) = (file?.round.result, file?.round.setup.round.content.tag)
  }

  /// Plays a recording again.
  ///
  /// - Parameter watch: called after every tick; may throw to stop.
  init(playing path: String, watch: (ReplayFile, Tick) throws(Failure) -> Void) throws(Failure) {
    var (file, stop): (ReplayFile?, Failure?)
    do throws(Failure) {
      let loaded = try ReplayFile.load(path)
      file = loaded
      let verification = try Verification(Rerun(loaded)) { tick throws(Failure) in
        do throws(Failure) { try watch(loaded, tick) } catch {
          stop = error
          throw error
        }
      }
      if verification.verdict == .verified {
        self.init(path, file, .verified)
      } else {
        self.init(path, file, .altered, verification.sentence + ".")
      }
    } catch {
      if let stop { throw stop }
      self.init(path, file, .unplayable, error.description)
    }
  }

  var name: String { Path.name(of: path) }

  var shownPlayer: String { player.isEmpty ? "somebody" : player }
}

/// As JSON, in the cache and for scripts.
extension LadderEntry {
  var json: JSONObject {
    var object: JSONObject = [
      "file": .string(name), "player": .string(player), "rank": .string(rank.rawValue),
      "playedAt": .integer(playedAt),
      "verdict": .string(verdict.rawValue), "reason": .string(reason),
    ]
    object["result"] = result.map { .object($0.json) }
    object["deckTag"] = tag.map { .integer($0.value) }
    return object
  }

  init(_ json: JSONValue, in folder: String) throws(TextError) {
    path = Path.join(folder, try json.member("file").string())
    player = try json.member("player").string()
    rank = try json.member("rank").choice(Rank.self)
    playedAt = try json.member("playedAt").integer(in: Int64.min...Int64.max)
    let claimed = try json.optional("result")
    if let claimed { result = try RoundResult(claimed) } else { result = nil }
    tag = try json.optional("deckTag").map { json throws(TextError) in
      DeckTag(value: UInt32(try json.count()))
    }
    verdict = try json.member("verdict").choice(Verdict.self)
    reason = try json.member("reason").string()
  }
}

extension RoundResult {
  /// Games with the same title are comparable.
  var title: String {
    let kind = variation.isEmpty ? "" : ": \(variation)"
    let side = direction.map { "\($0.rawValue) shown" } ?? "both sides"
    let time = seconds > 0 ? "\(seconds) s" : "no clock"
    return "\(game)\(kind) · \(deck) · \(side) · \(time)"
  }
}

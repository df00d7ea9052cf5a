import Formats

/// The player's settings.
public struct Settings: Equatable, Sendable {
  /// The player's name; empty until they give one.
  public var name = ""
  /// The name of a figure, or a letter; empty until the player chooses.
  public var avatar = ""
  /// A theme's name, or `auto` for the one that suits the terminal.
  public var theme = "auto"
  /// Whether things move; false shows their final state at once.
  public var hasMotion = true
  public var hasSound = true
  /// Whether games run against the clock.
  public var hasTimers = true
  /// Whether the player's best run races along.
  public var hasGhost = true
  /// The length of a timed game in seconds; nil leaves it to the game.
  public var seconds: Int?
  /// The id of the deck that was played last.
  public var deck: String?
  /// Whatever screens and games want to keep, by names such as `memory.field`.
  public var choices: [String: String] = [:]
  var unknown: [JSONMember] = []
  private var unknownOfPlayer: [JSONMember] = []

  public init() {}
}

/// In the save: name and avatar under `player`, everything else under `settings`.
extension Settings {
  private static let keys: Set<String> = [
    "theme", "motion", "sound", "timers", "ghost", "seconds", "deck", "choices",
  ]

  /// For `seconds`.
  private static let bounds = 1...1_000_000

  init(player: JSONValue?, settings: JSONValue?) throws(TextError) {
    if let player {
      name = try player.optional("name")?.string() ?? ""
      avatar = try player.optional("avatar")?.string() ?? ""
      unknownOfPlayer = try player.object().members(except: ["name", "avatar"])
    }
    guard let settings else { return }
    theme = try settings.optional("theme")?.string() ?? theme
    hasMotion = try settings.optional("motion")?.bool() ?? hasMotion
    hasSound = try settings.optional("sound")?.bool() ?? hasSound
    hasTimers = try settings.optional("timers")?.bool() ?? hasTimers
    hasGhost = try settings.optional("ghost")?.bool() ?? hasGhost
    seconds = try settings.optional("seconds").map { value throws(TextError) in
      Int(try value.integer(in: Int64(Self.bounds.lowerBound)...Int64(Self.bounds.upperBound)))
    }
    deck = try settings.optional("deck")?.string()
    for member in try settings.optional("choices")?.object().members ?? [] {
      choices[member.key] = try member.value.string()
    }
    unknown = try settings.object().members(except: Self.keys)
  }

  var player: JSONValue {
    let avatar = avatar.isEmpty ? [] : [JSONMember("avatar", .string(avatar))]
    return .object(JSONObject([JSONMember("name", .string(name))] + avatar + unknownOfPlayer))
  }

  var json: JSONValue {
    let known: JSONObject = [
      "theme": .string(theme), "motion": .bool(hasMotion), "sound": .bool(hasSound),
      "timers": .bool(hasTimers), "ghost": .bool(hasGhost),
      "seconds": seconds.map { .integer(min(max($0, Self.bounds.lowerBound), Self.bounds.upperBound)) }
        ?? .null,
      "deck": deck.map(JSONValue.string) ?? .null,
      "choices": .object(JSONObject(choices.map { JSONMember($0.key, .string($0.value)) })),
    ]
    return .object(JSONObject(known.members + unknown))
  }
}

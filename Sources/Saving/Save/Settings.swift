import Formats

/// What the player has chosen.
public struct Settings: Equatable, Sendable {
  /// What the player is called; empty until they say.
  public var name = ""
  /// What the player is drawn as: the name of a figure, or a letter; empty until they choose.
  public var avatar = ""
  /// The theme's name.
  public var theme = "dark"
  /// Whether things move; false shows their end state at once.
  public var hasMotion = true
  /// Whether anything is heard.
  public var hasSound = true
  /// Whether games run against the clock.
  public var hasTimers = true
  /// Whether the player's best run races along.
  public var hasGhost = true
  /// The seconds of a timed game; nil leaves it to the game.
  public var seconds: Int?
  /// The id of the deck played last; nil before the first.
  public var deck: String?
  /// What else screens and games keep, by a name such as `memory.field`.
  public var choices: [String: String] = [:]
  /// Members of the file that this version doesn't know.
  var unknown: [JSONMember] = []
  var unknownOfPlayer: [JSONMember] = []

  /// The settings of a new player.
  public init() {}
}

/// As the save file has them: name and avatar under `player`, the rest under `settings`.
extension Settings {
  private static let keys: Set<String> = [
    "theme", "motion", "sound", "timers", "ghost", "seconds", "deck", "choices",
  ]

  /// Those of `seconds`.
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

import Learning
import Storage
import System

/// What this machine can do: speak, record, read drawings, fetch.
struct Devices: Sendable {
  /// Runs work on a thread of its own. Where there is none, whoever needs the result makes it and waits.
  var beside: @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
  /// The languages that can be spoken, by their primary tags.
  var voices: @Sendable () -> Set<String> = { [] }
  /// The player's recordings; nil if nothing can play them.
  var recordings: @Sendable () -> VoiceFolder.Names? = { nil }
  /// The decks with sounds; empty if nothing can play them.
  var soundingDecks: @Sendable () -> Set<String> = { [] }
  /// Where the player records their voice.
  var booth = VoiceBooth(InstalledPrograms(environment: [:]))
  var lessons = Lessons(programs: InstalledPrograms(environment: [:]), home: nil)
  /// Whether drawings in a language can be read here.
  var readsDrawings: @Sendable (HandwritingLanguage) -> Bool = { _ in true }
  /// The folder of the player's own replays; nil if there is none.
  var replays: String?
  /// Where what was worked out from files is kept; nil for nowhere.
  var cache: IndexFolder?
  /// Fetches kits from an address or a file. It calls `isWanted` with the number of bytes so far, and stops
  /// if that returns false.
  var fetch: @Sendable (_ place: String, _ isWanted: (Int) -> Bool) throws(Failure) -> KitOffer = {
    (_, _) throws(Failure) in throw Failure(description: "There is nothing to fetch with.")
  }
}

import Foundation
import Pty

/// The commands that are measured. The programs lie beside this one; `babble` gets a home of its own.
struct Programs {
  /// A folder for all that is measured; `babble` keeps its things in it unless told otherwise.
  let home: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "babble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    home = folder.path
  }

  func removeHome() {
    try? FileManager.default.removeItem(atPath: home)
  }

  /// What they see of their surroundings besides what all programs do.
  var environment: [String: String] { ["BABBLE_HOME": home] }

  /// Shows the first screen and waits.
  func firstScreen(_ side: Side) -> [String] {
    switch side {
    case .babble: [builtProgram("babble")]
    case .peer: [builtProgram("bench-peer"), "start"]
    }
  }

  /// Plays a round.
  func round(of game: String) -> [String] {
    [builtProgram("babble"), "play", game, "--seed", "1", "--seconds", "86400"]
  }

  /// Has characters drawn by hand.
  func drawing() -> [String] {
    [builtProgram("babble"), "play", "drawing", "--deck", "japanese-150", "--seed", "1"]
  }

  /// Waits for a bubble to be dragged.
  func drag() -> [String] {
    [builtProgram("babble-bench"), "drag"]
  }

  /// Lets forty bubbles fly until it is ended, and shows each key on one of them.
  func bubbles(_ renderer: String) -> [String] {
    [builtProgram("babble-bench"), "bubbles", renderer]
  }

  /// Draws so many frames of a workload, or runs so many ticks, and ends.
  func workload(_ side: Side, _ name: String, frames: Int) -> [String] {
    switch side {
    case .babble: [builtProgram("babble-bench"), name, String(frames)]
    case .peer: [builtProgram("bench-peer"), name, String(frames)]
    }
  }
}

import Campaigns
import Foundation
import Pty

/// How the program takes a call that fails.
enum CallOutcome: String, CaseIterable {
  /// Nothing: it was tried again, or done without.
  case unnoticed = "unnoticed"
  /// A sentence, and the program goes on or ends with a status that isn't 0.
  case said = "said"
  /// The memory ran out, and Swift ended the program.
  case ended = "ended by the runtime"
  /// The session made fewer calls this time.
  case notReached = "not reached"
}

/// A session in which one call fails, and what must be true of it.
struct CallTrial {
  let plan: CallPlan
  let fault: CallFault
  let template: String

  func outcome() throws -> CallOutcome {
    let options = ["--seccomp-bpf", "-e", "trace=\(fault.call)", "-e", "inject=\(fault)"]
    let run = try CallRun(plan.session, from: template, options: options)
    do {
      try checkEnd(run)
      try checkFiles(run)
      if !run.log.contains("(INJECTED)") { return .notReached }
      return try judge(run)
    } catch let failure as TrialFault {
      throw TrialFault("“\(plan.session.name)” with \(fault): \(failure)\n\(run.summary)")
    }
  }

  private func checkEnd(_ run: CallRun) throws {
    guard let status = run.status else { throw TrialFault("it doesn't end") }
    if !run.leftovers.isEmpty { throw TrialFault("the terminal keeps \(run.leftovers)") }
    // Before anything of ours runs, Swift looks for its own library, and says so if it can't.
    if run.errors.contains("Unable to obtain Swift runtime path") { return }
    if case .signalled(let signal) = status, !mayTrap { throw TrialFault("it is ended by signal \(signal)") }
  }

  private var mayTrap: Bool { CallErrors.memory.contains(fault.call) }

  /// The save is whole, the next start has nothing to complain of, and after a visit no file is left over.
  private func checkFiles(_ run: CallRun) throws {
    let save = run.text(of: "home/save.json")
    if !save.isEmpty, (try? JSONSerialization.jsonObject(with: Data(save.utf8))) == nil {
      throw TrialFault("the save is torn")
    }
    let complaint = try run.startAgain()
    if !complaint.isEmpty { throw TrialFault("the next start says: \(complaint)") }
    let known = plan.files
    if !run.files.isSubset(of: known) { try run.visit() }
    // Beside its output a program that was ended by a trap leaves a part of it, as after kill -9.
    let litter = run.files.subtracting(known).subtracting(CallTemplate.extra)
    if !litter.filter({ !mayTrap || $0.hasPrefix("home/") }).isEmpty {
      throw TrialFault("left over: \(litter.sorted())")
    }
  }

  private func judge(_ run: CallRun) throws -> CallOutcome {
    if case .signalled = run.status { return .ended }
    if run.status != .exited(0) {
      if run.errors.isEmpty { throw TrialFault("it ends with \(run.status as Any) and doesn't say why") }
      if run.errors.contains(#/Fatal error|Stack dump/#) { throw TrialFault("it traps") }
      return .said
    }
    if speaks(run) { return .said }
    if run.missed != nil { throw TrialFault("something isn't there, and it doesn't say why") }
    if plan.session.steps == nil, sorted(run.output) != sorted(plan.output) {
      throw TrialFault("it says something else than usual, and not why. Usual is:\n\(plan.output)")
    }
    let missing = plan.files.subtracting(run.files).subtracting(CallTemplate.extra)
    if !missing.isEmpty { throw TrialFault("\(missing.sorted()) is missing, and it doesn't say so") }
    if run.kept != plan.kept {
      throw TrialFault("it keeps \(run.kept), not \(plan.kept), and doesn't say so")
    }
    return .unnoticed
  }

  /// The order of decks is a file of its own, without which they come by name.
  private func sorted(_ text: String) -> [Substring] { text.split(separator: "\n").sorted() }

  /// Whether the output has a sentence about an error.
  private func speaks(_ run: CallRun) -> Bool {
    let text = run.output + run.errors
    let words = #/could not|can't|couldn't|[Nn]ot saved|Nothing is saved|isn.t|no sound|not allowed|\bnone\b/#
    let usual = (plan.output + plan.errors).matches(of: words).count
    if text.matches(of: words).count > usual { return true }
    if plan.session.steps != nil { return false }
    return run.errors != plan.errors || (plan.session.isExamination && run.output != plan.output)
  }
}

extension CallRun {
  var summary: String {
    "status \(status as Any), missed \(missed ?? "nothing"), errors: \(errors.suffix(1500))\noutput: \(output.suffix(3000))"
  }
}

/// The folder that every session begins with: a home with a deck, an archive of another home, and what they read.
enum CallTemplate {
  /// Files that a home may have or not: what a visit adds, and the journal of a machine that couldn't find out that the
  /// other is its own.
  static let extra: Set<String> = [
    "home/journal-other.jsonl", "home/backups", "home/backups/save-#-#-#.json", "home/save.json",
    "cache", "cache/babble", "cache/babble/index", "cache/babble/index-decks",
  ]

  /// Makes one, and returns its path; the caller deletes it.
  static func make() throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "babble-\(UUID().uuidString)")
    let (folder, manager) = (url.path, FileManager.default)
    try manager.createDirectory(atPath: folder + "/home", withIntermediateDirectories: true)
    for (name, text) in texts {
      try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }
    let replay = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Replays/000-memory.babble")
    try manager.copyItem(atPath: replay.path, toPath: folder + "/game.babble")
    try manager.createDirectory(atPath: folder + "/home/decks", withIntermediateDirectories: true)
    try deck.write(toFile: folder + "/home/decks/few.csv", atomically: false, encoding: .utf8)
    let other = try Home()
    for command in [
      ["words", "add", "gato", "--meaning", "cat", "--language", "es"], ["export", folder + "/archive"],
      ["decks", "import", folder + "/animals.tsv"], ["decks", "export", "animals", folder + "/animals.apkg"],
    ] {
      let usage = try Usage(command, home: other)
      if usage.status != .exited(0) { throw TrialFault("\(command): \(usage.errors)") }
    }
    return folder
  }

  private static let deck = "term,meaning\nsol,sun\nmar,sea\nluna,moon\npan,bread\ncasa,house\nperro,dog\n"

  private static let texts = [
    "animals.tsv": "dog\tel perro\ncat\tel gato\n",
    "cedict_ts.u8": Sources.cedict,
  ]
}

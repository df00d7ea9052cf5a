import Engine
import Interface
import Learning
import Sound
import Storage
import System
import Terminal

/// The findings of `babble doctor`, row by row.
struct Examination {
  struct Row {
    var subject: String
    var value: String
    var hint: String?
    /// Whether it concerns the player's own files, which a bug report leaves out.
    var isOwn = false
  }

  private(set) var rows: [Row] = []

  init(_ program: Program) {
    row("babble", Babble.version)
    terminal(program)
    sound(program)
    rows += VoiceExamination.rows(program)
    readings(program)
    handwriting(program)
    pages(program)
    fonts(program)
    files(program)
    decks(program)
    dictionary(program)
  }

  private mutating func terminal(_ program: Program) {
    do {
      let described = try program.capabilities()
      for finding in explored(described).findings { row(finding.subject, finding.value, hint: finding.hint) }
    } catch {
      row("terminal", "unusable", hint: "\(error)")
    }
  }

  /// Adds the answers of the terminal itself, if there is one to ask.
  private mutating func explored(_ described: Capabilities) -> Capabilities {
    do {
      var terminal = try TerminalSession(described)
      try terminal.explore()
      return terminal.capabilities
    } catch {
      row("screen", "none here", hint: "\(error)")
      return described
    }
  }

  private mutating func sound(_ program: Program) {
    let players = SoundPlayer.players
    let found = players.filter { program.installed.find($0.program) != nil }.map(\.program.name)
    let packages = players.map(\.debianPackage).joined(separator: ", ")
    let heard = found.isEmpty ? "none" : found.joined(separator: ", ")
    row("sound player", heard, hint: found.isEmpty ? "To hear anything, install one of \(packages)." : nil)
    let speaks = program.installed.find(.espeak) != nil
    row(
      "speech", speaks ? OutsideProgram.espeak.name : "none",
      hint: speaks ? nil : "To hear words instead of cues, install \(OutsideProgram.espeak.name).")
  }

  private mutating func readings(_ program: Program) {
    let isThere = program.installed.find(.kakasi) != nil
    row(
      "readings", isThere ? OutsideProgram.kakasi.name : "none",
      hint: isThere
        ? nil
        : "To see how Japanese is read that comes without a reading, install \(OutsideProgram.kakasi.name).")
  }

  /// Without a model for a script, drawings are compared with the letters of a font.
  private mutating func handwriting(_ program: Program) {
    for (name, language) in [("Japanese", HandwritingLanguage.japanese), ("Chinese", .simplifiedChinese)] {
      do throws(HandwritingAbsence) {
        let model = try HandwritingModel(
          of: language, environment: program.environment, on: PosixFileSystem())
        row("drawn \(name)", "\(model.characters.count) characters")
      } catch {
        row("drawn \(name)", "none", hint: error.description)
      }
    }
  }

  private mutating func pages(_ program: Program) {
    let isThere = program.installed.find(.curl) != nil
    row("pages", isThere ? "curl" : "none", hint: isThere ? nil : "To get kits from a server, install curl.")
  }

  /// One letter for each script of the decks, with the font that would show it large.
  private mutating func fonts(_ program: Program) {
    let finder = FontFinder(ProgramRunner(program.installed))
    for language in Language.all {
      guard let letter = language.sample else { continue }
      let request = LetterRequest(letter, language: language.tag, room: Size(40, LetterRequest.mostRows))
      do throws(GlyphAbsence) {
        let font = try finder.font(for: request)
        guard LetterPicture(request, font: font) != nil else { throw GlyphAbsence(of: letter) }
        row("large \(letter)", font.path)
      } catch {
        row("large \(letter)", "none", hint: error.description)
      }
    }
  }

  private mutating func files(_ program: Program) {
    do {
      let home = try program.home()
      row("home", home.path)
      row("save", home.save)
      let store = try program.look(at: program.clock().moment)
      for notice in store.notices { row("", notice) }
      let (names, homes) = (store.journals.names.joined(separator: ", "), store.journals.homes)
      let machines = Figure.count(homes, "machine", "machines")
      row("journals", names.isEmpty ? "none yet" : "\(names) of \(machines)")
      if let index = IndexFolder.find(program.environment) {
        row("index", index.path(of: home, PosixFileSystem()))
      }
      row("words met", "\(store.save.knowledge.items.count)")
      row(
        "running",
        PosixFileSystem().holder(ofLock: home.lock).map { "process \($0.process)" } ?? "no other babble")
    } catch {
      row("save", "unusable", hint: "\(error)")
    }
  }

  private mutating func decks(_ program: Program) {
    do {
      row("assets", try program.assets().folder)
      let shelf = try program.shelf()
      for entry in shelf.entries {
        let deck = try entry.shelved.read()
        row("deck", "\(deck.id): \(deck.name), \(deck.words.count) words", isOwn: entry.path != nil)
      }
      for obstacle in shelf.obstacles { row("deck", "unreadable", hint: obstacle, isOwn: true) }
    } catch {
      row("decks", "unusable", hint: "\(error)")
    }
  }

  private mutating func dictionary(_ program: Program) {
    do {
      let file = try DictionaryFile(try DictionaryFolder(program).path)
      for language in file.languages {
        row("dictionary", "\(language.tag): \(Sizes.entries(language.entries))")
      }
      let counts = try file.strokeCounts().sorted { $0.key < $1.key }
      let known = counts.map { "\($0.key): \(Figure.grouped($0.value)) characters" }.joined(separator: ", ")
      row(
        "stroke order", known.isEmpty ? "none" : known,
        hint: known.isEmpty ? InkLanguage.japanese.advice : nil)
    } catch DictionaryError.absent {
      row("dictionary", "none", hint: "babble dictionary says which there are.")
      row("stroke order", "none", hint: InkLanguage.japanese.advice)
    } catch {
      row("dictionary", "unusable", hint: "\(error)")
    }
  }

  private mutating func row(_ subject: String, _ value: String, hint: String? = nil, isOwn: Bool = false) {
    rows.append(Row(subject: subject, value: value, hint: hint, isOwn: isOwn))
  }
}

extension Examination.Row {
  /// The row as printed: cleaned text, with the hint below.
  var lines: [Text] {
    [Text(subject).padded(to: 22) + Text(value)]
      + [hint].compactMap { $0.map { Text("").padded(to: 24) + Text($0) } }
  }
}

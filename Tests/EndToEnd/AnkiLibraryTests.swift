import Foundation
import Testing

/// The folder of wheels, as `make test` sets it.
private let wheels = ["PYTHONPATH": ProcessInfo.processInfo.environment["PYTHONPATH"]]
private let hasAnkiLibrary =
  (try? Usage(of: ["python3", "-c", "import anki.collection, genanki"], environment: wheels).status)
  == .exited(0)

extension EndToEnd {
  /// Packages written by Anki's own library and by genanki, both from PyPI. `make test` installs them if it
  /// can.
  @Suite(.enabled(if: hasAnkiLibrary, "Python has neither anki nor genanki here")) struct AnkiLibrary {
    let home: Home

    init() throws { home = try Home() }

    private func python(_ script: String, _ arguments: String...) throws -> String {
      let file = try home.write(script, to: "script.py")
      let usage = try Usage(
        of: ["python3", file] + arguments, environment: wheels.merging(["HOME": home.path]) { $1 })
      try #require(usage.status == .exited(0), "\(usage.errors)")
      return usage.output
    }

    /// Words with readings, a cloze text, and a file that isn't a sound.
    private static let genanki = """
      import genanki, sys
      words = genanki.Model(1607392319, "Core",
          fields=[{"name": n} for n in ("Expression", "Furigana", "English", "Audio")],
          templates=[{"name": "1", "qfmt": "{{Expression}}", "afmt": "{{English}}"}])
      texts = genanki.Model(1607392320, "Texts", fields=[{"name": "Text"}, {"name": "Extra"}],
          templates=[{"name": "1", "qfmt": "{{cloze:Text}}", "afmt": "{{cloze:Text}}"}],
          model_type=genanki.Model.CLOZE)
      core, cloze = genanki.Deck(2059400110, "Japanese::Core"), genanki.Deck(2059400111, "Japanese::Texts")
      for word, reading, meaning in (("犬", "犬[いぬ]", "<b>dog</b>"), ("猫", "猫[ねこ]", "cat&nbsp;&amp; kitten")):
          core.add_note(genanki.Note(model=words, fields=[word, reading, meaning, "[sound:inu.mp3]"], tags=["n5"]))
      cloze.add_note(genanki.Note(model=texts, fields=["{{c1::水}}を{{c2::飲}}む。", ""]))
      package = genanki.Package([core, cloze])
      open(sys.argv[2] + "/inu.mp3", "wb").write(b"ID3 no sound")
      package.media_files = [sys.argv[2] + "/inu.mp3"]
      package.write_to_file(sys.argv[1])
      """

    @Test("a genanki package is imported with readings, cloze texts, tags and sounds")
    func genanki() throws {
      let package = home.path + "/japanese.apkg"
      _ = try python(Self.genanki, package, home.path)
      let taken = try Usage(["decks", "import", package, "--yes"], home: home)
      #expect(
        taken.status == .exited(0) && taken.output.contains("1 sound came along"),
        "\(taken.output)\(taken.errors)")
      let words = try Usage(["decks", "show", "japanese-core"], home: home).output
      #expect(words.contains("いぬ") && words.contains("cat & kitten") && words.contains("n5"), "\(words)")
      let texts = try Usage(["decks", "show", "japanese-texts"], home: home).output
      #expect(
        texts.contains("水") && texts.contains("3 words") == false && texts.contains("2 words"), "\(texts)")
    }

    /// Imports a package, prints its content, and exports the whole collection.
    private static let anki = """
      import sys
      from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest
      collection = Collection(sys.argv[2] + "/collection.anki2")
      options = ImportAnkiPackageOptions(with_scheduling=True)
      collection.import_anki_package(ImportAnkiPackageRequest(package_path=sys.argv[1], options=options))
      for number in sorted(collection.find_notes("")):
          note = collection.get_note(number)
          cards = [(int(card.type), int(card.ivl)) for card in note.cards()]
          print(note.fields[0], note.fields[1], collection.decks.name(note.cards()[0].did), cards, sep="|")
      print("sol.wav:", collection.media.have("sol.wav"))
      collection.export_collection_package(sys.argv[2] + "/all.colpkg", include_media=True, legacy=False)
      """

    @Test("Anki opens what Babble exports, with its progress, and its own collection can be imported again")
    func anki() throws {
      let file = try home.write("term,meaning,sound\nsol,sun,sol.wav\nluna,moon,\n", to: "sky.csv")
      try #require(try Usage(["decks", "import", file], home: home).status == .exited(0))
      let media = home.path + "/decks/sky.media"
      try FileManager.default.createDirectory(atPath: media, withIntermediateDirectories: true)
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: media + "/sol.wav"))
      let answers = "printf 'sun\\nmoon\\nsol\\nluna\\n' | \"$0\" today --plain --deck sky --home \"$1\""
      _ = try Usage(of: ["sh", "-c", answers, builtBabble, home.path], environment: [:])
      let package = home.path + "/sky.apkg"
      try #require(try Usage(["decks", "export", "sky", package], home: home).status == .exited(0))

      let theirs = try Home()
      let seen = try python(Self.anki, package, theirs.path)
      #expect(seen.contains("sol|sun|sky|[(2, ") && seen.contains("luna|moon|sky|[(2, "), "\(seen)")
      #expect(seen.contains("sol.wav: True"), "\(seen)")

      let back = try Home()
      let taken = try Usage(
        ["decks", "import", theirs.path + "/all.colpkg", "--yes", "--history"], home: back)
      #expect(
        taken.output.contains("What Anki knew of 2 words is known here now."),
        "\(taken.output)\(taken.errors)")
      let sound = try Data(contentsOf: URL(fileURLWithPath: back.path + "/decks/sky.media/sol.wav"))
      #expect(sound == Data([1, 2, 3]))
      let again = try Usage(["decks", "export", "sky", back.path + "/sky.csv"], home: back)
      #expect(again.status == .exited(0))
      #expect(back.text(of: "sky.csv").contains("sol") && back.text(of: "sky.csv").contains("moon"))
    }
  }
}

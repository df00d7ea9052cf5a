// Of a plain release, internals can't be seen from here.
#if DEBUG
  import Engine
  import Formats
  import Learning
  @testable import Storage
  @testable import App

  /// Readers that outsiders can't call, or only with a checksum that no machine would guess.
  extension FuzzTarget {
    static let inner = [
      FuzzTarget("save", save), FuzzTarget("bank", file(BankFile.self)),
      FuzzTarget("kits", file(KitsFile.self)),
      FuzzTarget("journal", journal), FuzzTarget("replay", replay), FuzzTarget("replay-run", replayRun),
      FuzzTarget("anki", longest: 1 << 15, anki), FuzzTarget("media", media), FuzzTarget("model", model),
      FuzzTarget("countries", countries),
    ]

    private static func save(_ bytes: [UInt8]) throws {
      let save = try SaveFile(bytes: bytes)
      let other = try again("a save") { try SaveFile(bytes: save.bytes) }
      // Not the values: members that this version doesn't know are sorted when they are written.
      try demand(other.bytes == save.bytes, "a save is the same after writing")
    }

    private static func file<File: HomeFile>(_ kind: File.Type) -> @Sendable ([UInt8]) throws -> Void {
      { bytes in
        let file = try File(bytes: bytes, path: "a")
        let other = try again("a file of the home") { try File(bytes: file.bytes, path: "a") }
        try demand(other.bytes == file.bytes, "a file of the home is the same after writing")
      }
    }

    private static func journal(_ bytes: [UInt8]) throws {
      for line in bytes.split(separator: 10) {
        try check(EventLine(line: line))
        guard case .object(var object) = try? JSON.read(Array(line)).content else { continue }
        object["checksum"] = nil
        try check(EventLine(line: Checksum.sealLine(object)[...]))
      }
    }

    private static func check(_ line: EventLine?) throws(FuzzFault) {
      guard let line, line.event != nil else { return }
      try demand(EventLine(line: line.bytes[...]) == line, "a line of a journal is the same after writing")
    }

    private static func replay(_ bytes: [UInt8]) throws { try check(try ReplayFile.read(bytes)) }

    /// The bytes are what is packed in a recording.
    private static func replayRun(_ bytes: [UInt8]) throws {
      var writer = ByteWriter()
      for byte in "BABBLE\u{1A}\n".utf8 { writer.byte(byte) }
      writer.number(UInt64(ReplayFile.form))
      writer.number(UInt64(bytes.count))
      writer.block(Compression.compress(bytes))
      let sum = Compression.sum(writer.bytes)
      for place in 0..<4 { writer.byte(UInt8(truncatingIfNeeded: sum >> (8 * place))) }
      try check(try ReplayFile(writer.bytes))
    }

    private static func check(_ file: ReplayFile) throws(FuzzFault) {
      let other = try again("a recording") { try ReplayFile(file.bytes) }
      try demand(other == file, "a recording is the same after writing")
    }

    /// A package, or the collection in one.
    private static func anki(_ bytes: [UInt8]) throws {
      let isPackage = AnkiPackage.isPackage(bytes)
      let package = isPackage ? bytes : try ZipWriter.archive([("collection.anki2", bytes)])
      let collection = try AnkiPackage(ArchiveBytes(package)).read()
      let plan = AnkiPlan(collection, file: "a.apkg")
      let history = AnkiHistory(collection, MemoryModel(), at: Moment(1_784_628_000))
      for origin in try AnkiDecks(plan, limit: 100).decks.flatMap(\.origins) {
        guard let memory = history.figures(of: origin, plan)?.skills.values.compactMap(\.memory) else {
          continue
        }
        try demand(memory.allSatisfy { $0.reviewed < $0.due }, "a word is due after it was asked")
      }
      _ = history.days(plan, beside: [:])
    }

    private static func media(_ bytes: [UInt8]) throws {
      let list = bytes.first == UInt8(ascii: "{")
      let entries: [(name: String, content: [UInt8])] =
        list
        ? [("collection.anki2", []), ("media", bytes)]
        : [("meta", [8, 3]), ("collection.anki21b", []), ("media", Zstd.pack(bytes))]
      let package = try AnkiPackage(ArchiveBytes(try ZipWriter.archive(entries)))
      _ = package.hasMedia("a")
    }

    private static func model(_ bytes: [UInt8]) throws {
      let read = bytes.withUnsafeBytes { bytes in Result { try ModelCheck.characters(of: bytes) } }
      _ = try read.get()
    }

    private static func countries(_ bytes: [UInt8]) throws {
      _ = try? Countries.populations(bytes)
      let names = try Countries.names(bytes)
      try demand(names.count <= bytes.count, "there are no more names than bytes")
    }
  }
#else
  extension FuzzTarget {
    static let inner: [FuzzTarget] = []
  }
#endif

import Learning
import Storage

/// Readers of dictionary sources, as these come out of their archives.
extension FuzzTarget {
  static let sources = [
    FuzzTarget("cedict") { try check(try Cedict.read($0).values) },
    FuzzTarget("edict") { try check(try Edict.read($0).values) },
    FuzzTarget("kanjidic") { _ = try Kanjidic.read($0) },
    FuzzTarget("apertium") { try check(try Apertium.read($0, language: "es").values) },
    FuzzTarget("freedict") { bytes in
      let (index, text) = halves(bytes)
      try check(try FreeDict.read(text, index: index, language: "de").values)
    },
    FuzzTarget("mueller") { bytes in
      let (index, text) = halves(bytes)
      try check(try Mueller.read(text, index: index).values)
    },
    FuzzTarget("frequencies") { bytes in
      let frequencies = try WordFrequencies(bytes)
      if let zipf = frequencies.zipf(of: "a") { try demand(zipf.isFinite, "a frequency is a number") }
    },
  ]

  static let moreSources = [
    FuzzTarget("hsk", lists { try $0.addHSK($1, name: "HSK") }),
    FuzzTarget("jlpt", lists { try $0.addJLPTWords($1) }),
    FuzzTarget("jlpt-sentences", lists { try $0.addJLPTSentences($1) }),
    FuzzTarget("jlpt-kanji", lists { try $0.addJLPTCharacters($1) }),
    FuzzTarget("characters") { _ = try CharacterFrequencies.read($0) },
    FuzzTarget("decompositions") { _ = try Decompositions.read($0) },
    FuzzTarget("kanjivg") { bytes in
      for (character, paths) in try StrokeOrder.read(bytes).values {
        _ = try? CharacterModel(character, kanjiVG: paths).drawing(side: 32)
      }
    },
    FuzzTarget("hanzi") { bytes in
      _ = try? HanziStrokes.read(bytes, "一")
      _ = try HanziStrokes.read(bytes, nil)
    },
    FuzzTarget("kind") { bytes in
      let (name, head) = halves(bytes)
      _ = SourceKind.find(name: String(decoding: name, as: UTF8.self), in: nil, head: head)
    },
  ]

  private static func check(_ entries: [DictionaryEntry]) throws(FuzzFault) {
    try demand(
      entries.allSatisfy { !$0.term.isEmpty && !$0.senses.isEmpty }, "each entry has a word and a sense")
  }

  private static func lists(
    _ add: @escaping @Sendable (inout LearnerLists, [UInt8]) throws -> Void
  ) -> @Sendable ([UInt8]) throws -> Void {
    { bytes in
      var lists = LearnerLists()
      try add(&lists, bytes)
      _ = lists.entries
    }
  }

  /// Two files in one input: what comes before the first NUL, and what comes after it.
  static func halves(_ bytes: [UInt8]) -> ([UInt8], [UInt8]) {
    let first = Array(bytes.prefix { $0 != 0 })
    return (first, Array(bytes.dropFirst(first.count + 1)))
  }
}

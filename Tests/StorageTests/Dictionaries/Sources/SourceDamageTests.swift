import Deterministic
import Formats
import Foundation
import Learning
import Testing

@testable import Storage

/// Sources that are truncated or have wrong bits anywhere are read as far as possible or refused with a
/// place, and never crash the program.
@Suite("Damaged sources")
struct SourceDamageTests {
  /// The reader for a source.
  enum Kind: CaseIterable {
    case edict, kanjidic, cedict, freeDict, mueller, hsk, jlptWords, jlptSentences, jlptCharacters,
      frequencies,
      decompositions
    case strokes, allStrokes, hanzi, oneHanzi, apertium, wordFrequencies

    /// Some valid lines.
    fileprivate var lines: String {
      switch self {
      case .edict:
        "学校 [がっこう] /(n) school/(P)/\n食べる(P);喰べる [たべる] /(v1,vt) (1) to eat/(2) (uk) to live on/EntL1/\n"
      case .kanjidic: "# KANJIDIC\n休 3559 U4f11 B9 G1 S6 F642 Yxiu1 キュウ やす.む T1 よし {rest} {day off}\n"
      case .cedict: "# CC-CEDICT\n說 说 [shuo1] /to speak; to talk/CL:個|个[ge4]/see 話|话[hua4]/\n"
      case .freeDict: "ήλιος /ˈiʎos/, ο ήλιος /o/ <n>\n1. sun, star; light\n2. day\n"
      case .mueller:
        """
        row
           _I  [rɜʊ] _n. (_pl. rows) _разг. ряд; in a row [ɪn] подряд
           _II [raʊ]
              1. _n. = noise 2 {см. noise}
              2. _v.
                 1) шуметь (о чём-л.), кричать
                    а) громко:
                 2) _p. и _p-p. от rue 1

        """
      case .hsk: "word\tlevel\n书\t1\n没有\t7\n"
      case .jlptWords: "word,reading,meanings,level,example_ja,example_en\n空/天,そら,\"sky, air\",N5,空。,Sky.\n"
      case .jlptSentences:
        #"[{"word":"空","reading":"そら","meanings":["sky"],"level":"N5","examples":[{"ja":"空。","en":"Sky."}]}]"#
      case .jlptCharacters:
        "character,level,strokes,grade,freq,onyomi,kunyomi,meanings\n空,N4,8,1,304,クウ,そら; あ.く,sky\n"
      case .frequencies: "1\t的\t900\t90\tde\tof\n2\t一\t100\t100\tyi1\tone\n"
      case .decompositions: "# remark\nU+660E\t明\t⿰日月[GJ]\t⿰囧月[K]\n"
      case .strokes: "<g id=\"kvg:StrokePaths_0706b\"><path id=\"a\" d=\"M1,2c3,4\"/><path d=\"M5,6\"/></g>"
      case .allStrokes: StrokeTests.all
      case .hanzi: StrokeTests.hanzi
      case .oneHanzi: StrokeTests.one
      // These are binary.
      case .apertium, .wordFrequencies: ""
      }
    }

    /// Reads the source, with the index of its one article if it has one.
    fileprivate func read(_ bytes: [UInt8], index: [UInt8]) throws(TextError) -> [DictionaryEntry] {
      var lists = LearnerLists()
      switch self {
      case .edict: return try Edict.read(bytes).values
      case .cedict: return Homographs.settled(try Cedict.read(bytes).values)
      case .freeDict: return try FreeDict.read(bytes, index: index, language: "en").values
      case .mueller: return try Mueller.read(bytes, index: index).values
      case .hsk: try lists.addHSK(bytes, name: "HSK")
      case .jlptWords: try lists.addJLPTWords(bytes)
      case .jlptSentences: try lists.addJLPTSentences(bytes)
      case .jlptCharacters: try lists.addJLPTCharacters(bytes)
      case .kanjidic: _ = try Kanjidic.read(bytes)
      case .frequencies: _ = try CharacterFrequencies.read(bytes)
      case .decompositions: _ = try Decompositions.read(bytes)
      case .strokes, .allStrokes: _ = try StrokeOrder.read(bytes)
      case .hanzi: _ = try HanziStrokes.read(bytes, nil)
      case .oneHanzi: _ = try HanziStrokes.read(bytes, "十")
      case .apertium: return try Apertium.read(bytes, language: "es").values
      case .wordFrequencies: _ = try WordFrequencies(bytes)
      }
      return []
    }

    fileprivate var source: (text: [UInt8], index: [UInt8]) {
      switch self {
      case .freeDict, .mueller: Dictd.made([("word", lines)])
      case .apertium: (BilingualTests.compiled, [])
      case .wordFrequencies: (LearnerListTests.packed, [])
      default: (Array(lines.utf8), [])
      }
    }
  }

  private func expectSound(_ kind: Kind, _ bytes: [UInt8], index: [UInt8]) {
    do throws(TextError) {
      for entry in try kind.read(bytes, index: index) {
        #expect(!entry.senses.isEmpty && entry.senses.allSatisfy { !$0.meanings.isEmpty })
      }
    } catch {
      #expect(!"\(error)".contains("\n"))
    }
  }

  @Test("undamaged sources are read", arguments: Kind.allCases)
  func whole(kind: Kind) throws {
    let (bytes, index) = kind.source
    let entries = try kind.read(bytes, index: index)
    #expect(entries.isEmpty != [.edict, .cedict, .freeDict, .mueller, .apertium].contains(kind))
  }

  @Test("truncated at every byte", arguments: Kind.allCases)
  func cut(kind: Kind) {
    let (bytes, index) = kind.source
    for length in 0..<bytes.count { expectSound(kind, Array(bytes.prefix(length)), index: index) }
    for length in 0..<index.count { expectSound(kind, bytes, index: Array(index.prefix(length))) }
  }

  @Test("with wrong bytes at random places", arguments: Kind.allCases)
  func wrong(kind: Kind) {
    let given = ProcessInfo.processInfo.environment["BABBLE_SEED"].flatMap { UInt64($0) }
    let seed = given ?? .random(in: 0 ... .max)
    print("BABBLE_SEED=\(seed) damages \(kind) in the same way.")
    var chance = Chance(seed: seed)
    let (bytes, index) = kind.source
    for _ in 0..<300 {
      expectSound(kind, Self.damaged(bytes, &chance), index: index)
      expectSound(kind, bytes, index: Self.damaged(index, &chance))
    }
  }

  /// Changes a few bytes, or leaves out or repeats a stretch.
  private static func damaged(_ bytes: [UInt8], _ chance: inout Chance) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    let signs = Array("_[](){};:,=/ \t\n1II.)".utf8)
    var damaged = bytes
    for _ in 0..<chance.number(in: 1...4) {
      let byte = chance.below(2) == 0 ? signs[chance.below(signs.count)] : UInt8(chance.below(256))
      damaged[chance.below(bytes.count)] = byte
    }
    let start = chance.below(bytes.count)
    let stretch = damaged[start..<min(bytes.count, start + chance.below(20))]
    if chance.below(2) == 0 { damaged += stretch } else { damaged.removeSubrange(stretch.indices) }
    return damaged
  }

  @Test("a megabyte of zeros is refused", arguments: Kind.allCases)
  func zeros(kind: Kind) {
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    #expect(SourceKind.find(name: "dictionary", head: Array(zeros.prefix(4096))) == nil)
    expectSound(kind, zeros, index: zeros)
  }
}

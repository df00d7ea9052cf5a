import Formats
import Glibc
import Learning
import System
import Testing

@testable import Storage

/// Builds a dictionary from several sources in a temporary folder.
@Suite("Making a dictionary from sources")
final class BuildTests {
  private let folder = "/tmp/babble-build-\(UInt64.random(in: 0...UInt64.max))"
  private let disk = PosixFileSystem()
  private var path: String { Path.join(folder, "dictionary.sqlite") }

  deinit {
    for name in (try? disk.list(folder)) ?? [] { try? disk.remove(Path.join(folder, name)) }
    rmdir(folder)
  }

  private func file(_ kind: SourceKind, _ bytes: [UInt8]) -> SourceFile {
    SourceFile(name: "\(kind)", kind: kind) { () throws(SourceError) in bytes }
  }

  private func file(_ kind: SourceKind, _ text: String) -> SourceFile { file(kind, Array(text.utf8)) }

  private func dictd(_ pair: String, _ articles: (String, String)...) -> [SourceFile] {
    let (text, index) = Dictd.made(articles)
    return [file(.index(pair: pair), index), file(.articles(pair: pair), text)]
  }

  private func build(_ files: [SourceFile]) throws -> DictionaryBuild.Outcome {
    var build = DictionaryBuild(files, languages: DictionaryBuild.languages(of: files)) { _ in true }
    return try build.write(to: path, on: disk)
  }

  private func found(_ text: String, _ language: String) throws -> [DictionaryEntry] {
    try DictionaryFile(path).search(text, in: [language], limit: 10).map(\.entry)
  }

  @Test("for English Mueller's words come first, and FreeDict's add what is new")
  func english() throws {
    let outcome = try build(
      dictd("eng-rus", ("cat", "cat /kat/\nкот, киса\n"), ("Peru", "Peru /peru/\nПеру\n"))
        + dictd("mueller7", ("cat", "cat\n   [kæt] _n. кот; кошка\n")))
    #expect(outcome.entries == ["en": 2])
    let cat = try found("cat", "en")
    #expect(cat.map(\.reading) == ["kæt"] && cat[0].meanings == ["кот", "кошка", "киса"])
    #expect(try found("Перу", "en").map(\.term) == ["Peru"])
    let sources = try DictionaryFile(path).languages[0].sources
    #expect(
      sources.sorted() == [
        "FreeDict eng-rus, GPL 2 or later", "Mueller's English–Russian dictionary, GPL 2 or later",
      ])
  }

  @Test(
    "of Chinese homographs the likeliest comes first, also on lists and as a character"
  )
  func chinese() throws {
    let cedict =
      "# CC-CEDICT\n說 说 [shui4] /to persuade/\n說 说 [shuo1] /to speak; to talk; to say/to explain/to scold/\n"
    _ = try build([
      file(.cedict, cedict), file(.hsk(name: "HSK"), "word\tlevel\n说\t1\n"),
      file(.hsk(name: "HSK"), "character\tlevel\n说\t1\n"),
    ])
    #expect(try found("说", "zh").map(\.reading) == ["shuō", "shuì"])
    #expect(try found("说", "zh").map(\.lists) == [["HSK 1"], []])
    #expect(try DictionaryFile(path).character("说")?.pinyin == ["shuō", "shuì"])
  }

  @Test("a Japanese word has the sentence of the learners' list")
  func japanese() throws {
    let list = "word,reading,meanings,level,example_ja,example_en\n空,そら,sky,N5,空が青い。,The sky is blue.\n"
    _ = try build([
      file(.edict, "空 [そら] /(n) sky/\n空 [から] /(n) emptiness/\n"), file(.jlptWords, list),
    ])
    #expect(try found("空", "ja").map(\.example) == [Sentence("空が青い。", meaning: "The sky is blue."), nil])
  }

  @Test("strokes of both orders coexist, and each order is replaced separately")
  func strokes() throws {
    let japanese = file(.strokes, StrokeTests.all)
    #expect(try build([japanese, file(.hanzi(nil), StrokeTests.hanzi)]).strokes == 4)
    #expect(try build([file(.hanzi("们"), StrokeTests.one)]).strokes == 1)
    let dictionary = try DictionaryFile(path)
    #expect(try dictionary.strokeCounts() == ["ja": 2, "zh": 1])
    #expect(try dictionary.strokes(of: "十", in: "ja") == ["M7,8", "M9,9"])
    #expect(try dictionary.strokes(of: "们", in: "zh") == ["M121 393L827 434", "M500 700"])
  }

  @Test("sources without words and characters make no dictionary, and leave the old one")
  func nothing() throws {
    let old = try build([file(.edict, "空 [そら] /(n) sky/\n")])
    #expect(old.entries == ["ja": 1])
    let unknown = dictd("unheard-of", ("word", "word\nmeaning\n"))
    #expect(throws: SourceError.unknown(path: unknown[0].name)) { try self.build(unknown) }
    #expect(try found("sky", "ja").count == 1)
    #expect(try disk.list(folder).filter { !$0.hasSuffix(".lock") } == ["dictionary.sqlite"])
  }

  @Test("articles without their index are refused in one line, and nothing is half-built")
  func indexMissing() {
    let articles = dictd("mueller7", ("cat", "cat\n   _n. кот\n"))[1]
    #expect { try self.build([articles]) } throws: { "\($0)".contains("Name the file mueller7.index, too.") }
    #expect((try? disk.list(folder))?.contains("dictionary.sqlite") != true)
  }
}

import Formats
import Learning

/// One line of the journal of version 0.1: an answer with its number and time.
struct OldLine: JournalLine {
  let number: Int64
  let time: Int64
  /// Without the item, which wasn't recorded.
  let answer: Answer

  var hourCount: HourCount {
    HourCount(right: answer.verdict.isRight ? 1 : 0, wrong: answer.verdict.isRight ? 0 : 1)
  }

  /// Version 0.1 only knew right and wrong.
  var grade: Grade? {
    answer.certainty == .known ? answer.verdict.isRight ? .good : .again : nil
  }

  /// Parses a line, with or without its line feed; nil if it is not a complete line of ours.
  init?(line: ArraySlice<UInt8>) {
    let bytes = Array(line.last == UInt8(ascii: "\n") ? line.dropLast() : line)
    guard let json = try? JSON.read(bytes), let checksum = try? json.member("checksum").string(),
      Checksum.fits(checksum, bytes), let read = try? Self(json)
    else { return nil }
    self = read
  }

  private init(_ json: JSONValue) throws(TextError) {
    number = try json.member("n").integer(in: 0...SaveFile.mostCounted)
    time = try json.member("at").time()
    let side = try json.member("direction").choice(ShownSide.self)
    let word = WordReference(
      deck: try json.member("deck").string(), word: try json.member("word").string())
    let other = try json.optional("confusedWith")?.string()
    answer = Answer(
      item: ItemID(word), skill: Skill(showing: side, isLetter: false), reference: word, mode: .chosen,
      shown: "", given: "", verdict: try json.member("right").bool() ? .right : .wrong,
      milliseconds: try json.count("ms"), certainty: try json.member("sure").choice(Certainty.self),
      confusedWith: other.map { WordReference(deck: word.deck, word: $0) })
  }
}

import Sound
import Testing

@Suite("Samples and their files")
struct SamplesTests {
  private let samples = Samples(rate: 8000, [0, 1, -1, 300, -32_767, 32_767, 0])

  @Test("what is written is read again")
  func roundTrip() {
    #expect(Samples(wavFile: samples.wavFile) == samples)
    #expect(samples.wavFile.count == 44 + 2 * samples.values.count)
  }

  @Test("a size that nobody knew beforehand means up to the end")
  func unknownSize() {
    var file = samples.wavFile
    file.replaceSubrange(40..<44, with: [0x00, 0xF0, 0xFF, 0x7F])
    #expect(Samples(wavFile: file) == samples)
  }

  @Test("other chunks are passed over")
  func otherChunks() {
    var file = samples.wavFile
    file.insert(contentsOf: Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0], at: 36)
    #expect(Samples(wavFile: file) == samples)
  }

  @Test("every beginning of a file is read or refused, and none traps")
  func cutOff() {
    for count in 0...samples.wavFile.count {
      let read = Samples(wavFile: Array(samples.wavFile.prefix(count)))
      #expect((read != nil) == (count >= 44))
    }
  }

  @Test("what isn't one channel of 16 bits is refused", arguments: [(20, 3), (22, 2), (34, 8)])
  func otherFormats(place: Int, byte: UInt8) {
    var file = samples.wavFile
    file[place] = byte
    #expect(Samples(wavFile: file) == nil)
  }

  @Test("silence at both ends goes, and what is too long is cut")
  func trimming() {
    let padded = Samples(rate: 10, [0, 3, -5, 900, 0, -900, 4, 0])
    #expect(padded.trimmed(to: 5).values == [900, 0, -900])
    #expect(padded.trimmed(to: 0.2).values == [900, 0])
    #expect(Samples(rate: 10, [0, 1, 2]).trimmed(to: 5).values.isEmpty)
  }

  @Test("scaling reaches the loudness that was asked for")
  func scaling() {
    let scaled = samples.scaled(toPeak: 0.5)
    #expect(abs(scaled.peak - 0.5) < 0.001)
    #expect(scaled.values.count == samples.values.count)
    #expect(Samples(rate: 10, [0, 0]).scaled(toPeak: 1).values == [0, 0])
  }
}

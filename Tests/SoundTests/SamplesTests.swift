import Sound
import Testing

@Suite("Samples and WAV files")
struct SamplesTests {
  private let samples = Samples(rate: 8000, [0, 1, -1, 300, -32_767, 32_767, 0])

  @Test("a written file reads back the same")
  func roundTrip() {
    #expect(Samples(wavFile: samples.wavFile) == samples)
    #expect(samples.wavFile.count == 44 + 2 * samples.values.count)
  }

  @Test("a size that is too large means up to the end")
  func unknownSize() {
    var file = samples.wavFile
    file.replaceSubrange(40..<44, with: [0x00, 0xF0, 0xFF, 0x7F])
    #expect(Samples(wavFile: file) == samples)
  }

  @Test("unknown chunks are skipped")
  func otherChunks() {
    var file = samples.wavFile
    file.insert(contentsOf: Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0], at: 36)
    #expect(Samples(wavFile: file) == samples)
  }

  @Test("every prefix of a file is read or refused without a trap")
  func cutOff() {
    for count in 0...samples.wavFile.count {
      let read = Samples(wavFile: Array(samples.wavFile.prefix(count)))
      #expect((read != nil) == (count >= 44))
    }
  }

  @Test("anything but mono 16 bits is refused", arguments: [(20, 3), (22, 2), (34, 8)])
  func otherFormats(place: Int, byte: UInt8) {
    var file = samples.wavFile
    file[place] = byte
    #expect(Samples(wavFile: file) == nil)
  }

  @Test("trimming removes silence at both ends and cuts what is too long")
  func trimming() {
    let padded = Samples(rate: 10, [0, 3, -5, 900, 0, -900, 4, 0])
    #expect(padded.trimmed(to: 5).values == [900, 0, -900])
    #expect(padded.trimmed(to: 0.2).values == [900, 0])
    #expect(Samples(rate: 10, [0, 1, 2]).trimmed(to: 5).values.isEmpty)
  }

  @Test("scaling reaches the requested peak")
  func scaling() {
    let scaled = samples.scaled(toPeak: 0.5)
    #expect(abs(scaled.peak - 0.5) < 0.001)
    #expect(scaled.values.count == samples.values.count)
    #expect(Samples(rate: 10, [0, 0]).scaled(toPeak: 1).values == [0, 0])
  }
}

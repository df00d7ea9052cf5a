import Glibc
import Sound
import Testing

@Suite("A voice while it is recorded")
struct VoiceMeterTests {
  @Test("a tone of half the full scale is 9 decibels below it, and peaks at 6")
  func loudness() {
    let tone = tone(0.5, seconds: 1)
    #expect(abs(Loudness.rms(of: tone) + 9.03) < 0.05)
    #expect(abs(Loudness.peak(of: tone) + 6.02) < 0.05)
    #expect(Loudness.rms(of: [Int16]()) == Loudness.silence)
    #expect(Loudness.peak(of: [0, 0]) == Loudness.silence)
  }

  @Test("it ends one and a half seconds after the last word, and not before the first")
  func pause() {
    var meter = VoiceMeter()
    meter.take(noise(seconds: 4))
    #expect(meter.end == nil && meter.isSilent)
    meter.take(tone(0.1, seconds: 0.5))
    #expect(meter.end == nil && !meter.isSilent)
    meter.take(noise(seconds: 1.4))
    #expect(meter.end == nil)
    meter.take(noise(seconds: 0.2))
    #expect(meter.end == .pause)
  }

  @Test("a pause between two words goes on")
  func twoWords() {
    var meter = VoiceMeter()
    for _ in 0..<2 {
      meter.take(tone(0.1, seconds: 0.3))
      meter.take(noise(seconds: 1.2))
    }
    #expect(meter.end == nil)
  }

  @Test("it ends after ten seconds, whatever is heard, and has no more than these")
  func full() {
    var meter = VoiceMeter()
    meter.take(tone(0.1, seconds: 12))
    #expect(meter.end == .full)
    #expect(meter.seconds == VoiceMeter.longest)
  }

  @Test("more than three samples in a row at the full scale are clipping, three are none")
  func clipping() {
    var meter = VoiceMeter()
    meter.take([0, 32767, 32767, 32767, 0, -32768, -32767, -32768, 0])
    #expect(!meter.isClipped)
    meter.take([32767, 32767])
    meter.take([32767, 32767])
    #expect(meter.isClipped)
  }

  @Test("a click is no word")
  func click() {
    var meter = VoiceMeter()
    meter.take(noise(seconds: 1))
    meter.take([20000, -20000, 20000] + noise(seconds: 3))
    #expect(meter.end == nil && meter.isSilent)
    #expect(VoiceTake(meter).fault == .silent)
  }

  @Test("a constant part that nobody hears is no word")
  func constant() {
    var meter = VoiceMeter()
    meter.take([Int16](repeating: 2000, count: 4 * VoiceMeter.rate))
    #expect(meter.isSilent)
  }

  @Test("the silence around a word is cut off, but for its very edges")
  func cut() {
    let take = take(noise(seconds: 1.3) + tone(0.1, seconds: 0.8) + noise(seconds: 1.6))
    #expect(take.fault == nil)
    #expect((0.8...1.05).contains(take.samples.seconds), "\(take.samples.seconds)")
  }

  @Test("every recording is as loud as the next, and none peaks above -1", arguments: [0.02, 0.1, 0.5, 0.9])
  func levelled(loudness: Double) {
    let take = take(noise(seconds: 0.5) + tone(loudness, seconds: 1) + noise(seconds: 0.5))
    #expect(abs(Loudness.rms(of: take.samples.values) - VoiceTake.loudness) < 0.5)
    #expect(Loudness.peak(of: take.samples.values) <= VoiceTake.peak + 0.01)
  }

  @Test("what is mostly quiet and peaks seldom stays below its peak")
  func peaks() {
    var values = tone(0.02, seconds: 1)
    for index in stride(from: 0, to: values.count, by: 4800) { values[index] = 20_000 }
    let take = take(values)
    #expect(Loudness.peak(of: take.samples.values) <= VoiceTake.peak + 0.01)
    #expect(Loudness.rms(of: take.samples.values) < VoiceTake.loudness)
  }

  @Test("a take begins and ends in silence, and says that it was too loud")
  func ends() {
    let take = take(tone(1.5, seconds: 1))
    #expect(take.fault == .clipped)
    #expect(take.samples.values.first == 0 && take.samples.values.last == 0)
  }

  @Test("its shape has a bar for each column, highest where it is loudest")
  func shape() {
    let take = take(tone(0.05, seconds: 0.5) + tone(0.5, seconds: 0.5))
    let shape = take.shape(columns: 20)
    #expect(shape.count == 20)
    #expect(shape[2] < 0.5 * shape[17] && shape.allSatisfy { (0...1).contains($0) })
    #expect(take.shape(columns: 0) == [])
  }

  private func take(_ values: [Int16]) -> VoiceTake {
    var meter = VoiceMeter()
    meter.take(values)
    return VoiceTake(meter)
  }

  private func tone(_ loudness: Double, seconds: Double) -> [Int16] {
    (0..<Int(seconds * Double(VoiceMeter.rate))).map { index in
      let value = loudness * sin(2 * .pi * 220 * Double(index) / Double(VoiceMeter.rate))
      return Int16(min(max(value, -1), 1) * 32767)
    }
  }

  /// What a quiet room is: about -65 decibels.
  private func noise(seconds: Double) -> [Int16] {
    (0..<Int(seconds * Double(VoiceMeter.rate))).map { Int16($0 * 7919 % 37 - 18) }
  }
}

import Glibc
import Sound
import Testing

@Suite("Metering a voice")
struct VoiceMeterTests {
  @Test("a tone at half of full scale has -9 dB RMS and a peak of -6 dB")
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
    meter.add(noise(seconds: 4))
    #expect(meter.end == nil && meter.isSilent)
    meter.add(tone(0.1, seconds: 0.5))
    #expect(meter.end == nil && !meter.isSilent)
    meter.add(noise(seconds: 1.4))
    #expect(meter.end == nil)
    meter.add(noise(seconds: 0.2))
    #expect(meter.end == .pause)
  }

  @Test("a short pause between two words doesn't end it")
  func twoWords() {
    var meter = VoiceMeter()
    for _ in 0..<2 {
      meter.add(tone(0.1, seconds: 0.3))
      meter.add(noise(seconds: 1.2))
    }
    #expect(meter.end == nil)
  }

  @Test("it ends after ten seconds in any case and keeps no more")
  func full() {
    var meter = VoiceMeter()
    meter.add(tone(0.1, seconds: 12))
    #expect(meter.end == .full)
    #expect(meter.seconds == VoiceMeter.longest)
  }

  @Test("more than three consecutive full-scale samples are clipping, three aren't")
  func clipping() {
    var meter = VoiceMeter()
    meter.add([0, 32767, 32767, 32767, 0, -32768, -32767, -32768, 0])
    #expect(!meter.isClipped)
    meter.add([32767, 32767])
    meter.add([32767, 32767])
    #expect(meter.isClipped)
  }

  @Test("a click isn't a word")
  func click() {
    var meter = VoiceMeter()
    meter.add(noise(seconds: 1))
    meter.add([20000, -20000, 20000] + noise(seconds: 3))
    #expect(meter.end == nil && meter.isSilent)
    #expect(VoiceTake(meter).fault == .silent)
  }

  @Test("a DC offset isn't a word")
  func constant() {
    var meter = VoiceMeter()
    meter.add([Int16](repeating: 2000, count: 4 * VoiceMeter.rate))
    #expect(meter.isSilent)
  }

  @Test("a take is trimmed, except for a short margin")
  func cut() {
    let take = measured(noise(seconds: 1.3) + tone(0.1, seconds: 0.8) + noise(seconds: 1.6))
    #expect(take.fault == nil)
    #expect((0.8...1.05).contains(take.samples.seconds), "\(take.samples.seconds)")
  }

  @Test("all takes are equally loud, and none peaks above -1 dB", arguments: [0.02, 0.1, 0.5, 0.9])
  func levelled(loudness: Double) {
    let take = measured(noise(seconds: 0.5) + tone(loudness, seconds: 1) + noise(seconds: 0.5))
    #expect(abs(Loudness.rms(of: take.samples.values) - VoiceTake.loudness) < 0.5)
    #expect(Loudness.peak(of: take.samples.values) <= VoiceTake.peak + 0.01)
  }

  @Test("a quiet take with rare peaks is limited by its peaks")
  func peaks() {
    var values = tone(0.02, seconds: 1)
    for index in stride(from: 0, to: values.count, by: 4800) { values[index] = 20_000 }
    let take = measured(values)
    #expect(Loudness.peak(of: take.samples.values) <= VoiceTake.peak + 0.01)
    #expect(Loudness.rms(of: take.samples.values) < VoiceTake.loudness)
  }

  @Test("a take starts and ends in silence, and reports clipping")
  func ends() {
    let take = measured(tone(1.5, seconds: 1))
    #expect(take.fault == .clipped)
    #expect(take.samples.values.first == 0 && take.samples.values.last == 0)
  }

  @Test("the waveform has a value for each column, highest where it is loudest")
  func shape() {
    let take = measured(tone(0.05, seconds: 0.5) + tone(0.5, seconds: 0.5))
    let shape = take.shape(columns: 20)
    #expect(shape.count == 20)
    #expect(shape[2] < 0.5 * shape[17] && shape.allSatisfy { (0...1).contains($0) })
    #expect(take.shape(columns: 0) == [])
  }

  private func measured(_ values: [Int16]) -> VoiceTake {
    var meter = VoiceMeter()
    meter.add(values)
    return VoiceTake(meter)
  }

  private func tone(_ loudness: Double, seconds: Double) -> [Int16] {
    (0..<Int(seconds * Double(VoiceMeter.rate))).map { index in
      let value = loudness * sin(2 * .pi * 220 * Double(index) / Double(VoiceMeter.rate))
      return Int16(min(max(value, -1), 1) * 32767)
    }
  }

  /// The noise of a quiet room: about -65 dB.
  private func noise(seconds: Double) -> [Int16] {
    (0..<Int(seconds * Double(VoiceMeter.rate))).map { (place: Int) in Int16(place * 7919 % 37 - 18) }
  }
}

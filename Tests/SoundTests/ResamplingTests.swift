import Foundation
import Sound
import Testing

@Suite("Resampling")
struct ResamplingTests {
  @Test(
    "a tone keeps its pitch, loudness and timing",
    arguments: [(22_050, 48_000), (16_000, 48_000), (44_100, 48_000), (48_000, 22_050)],
    [300.0, 2000, 7000])
  func tone(rates: (Int, Int), pitch: Double) {
    let made = tone(pitch, rates.0).resampled(to: rates.1)
    let wanted = tone(pitch, rates.1)
    #expect(made.rate == rates.1 && made.values.count == wanted.values.count)
    // The filter sees silence beyond the ends, so the edges are a little quieter.
    let middle = 400..<made.values.count - 400
    let worst = middle.map { abs(Int(made.values[$0]) - Int(wanted.values[$0])) }.max() ?? 0
    #expect(worst < 100, "of 10,000")
  }

  @Test("frequencies too high for the new rate are removed and don't alias")
  func tooHigh() {
    let made = tone(15_000, 48_000).resampled(to: 22_050)
    #expect(Loudness.rms(of: made.values.dropFirst(400).dropLast(400)) < -60)
  }

  @Test("resampling to the same rate changes nothing, and empty stays empty")
  func same() {
    #expect(tone(440, 48_000).resampled(to: 48_000) == tone(440, 48_000))
    #expect(Samples(rate: 22_050, []).resampled(to: 48_000).values.isEmpty)
  }

  @Test("speech from a program becomes as loud as a recording and is trimmed")
  func levelled() {
    let silence = [Int16](repeating: 0, count: 22_050)
    let take = VoiceTake(spoken: Samples(rate: 22_050, silence + tone(440, 22_050).values + silence))
    #expect(take.fault == nil && take.samples.rate == 48_000)
    #expect(abs(Loudness.rms(of: take.samples.values) - VoiceTake.loudness) < 1)
    #expect(abs(take.samples.seconds - 1.17) < 0.05)
  }

  /// One second of a sine.
  private func tone(_ pitch: Double, _ rate: Int) -> Samples {
    Samples(
      rate: rate, (0..<rate).map { Int16(10_000 * sin(2 * .pi * pitch * Double($0) / Double(rate))) })
  }
}

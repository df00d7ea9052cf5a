import Interface
import Sound
import Testing

@Suite("Each cue")
struct CueTests {
  @Test("is short and never empty", arguments: SoundCue.allCases)
  func length(cue: SoundCue) {
    #expect((0.05...1.2).contains(cue.samples.seconds))
    if cue != .win { #expect(cue.samples.seconds < 0.5) }
  }

  @Test("is audible, quiet, and never clips", arguments: SoundCue.allCases)
  func loudness(cue: SoundCue) {
    #expect((0.1...0.5).contains(cue.samples.peak), "\(cue.samples.peak)")
  }

  @Test("starts and ends in silence, so that nothing clicks", arguments: SoundCue.allCases)
  func ends(cue: SoundCue) throws {
    let values = cue.samples.values
    #expect(try abs(Int(#require(values.first))) < 50)
    #expect(try abs(Int(#require(values.last))) < 50)
  }

  @Test("has no jumps within a tone", arguments: SoundCue.allCases.filter { $0 != .pop })
  func jumps(cue: SoundCue) {
    let values = cue.samples.values.map(Int.init)
    let largest = zip(values, values.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    #expect(largest < 3000, "\(largest)")
  }

  @Test("no two cues sound alike")
  func distinct() {
    let turns = SoundCue.allCases.map { crossings(of: $0) }
    #expect(Set(turns).count == SoundCue.allCases.count, "\(turns)")
  }

  @Test("the cue for right is higher than that for wrong, and a pop rises")
  func pitch() {
    #expect(crossings(of: .right) > 2 * crossings(of: .wrong))
    let pop = SoundCue.pop.samples
    let half = pop.values.count / 2
    let first = Samples(rate: pop.rate, Array(pop.values.prefix(half)))
    let second = Samples(rate: pop.rate, Array(pop.values.dropFirst(half)))
    #expect(crossings(of: second) > crossings(of: first))
  }

  @Test("twelve semitones are an octave")
  func octave() {
    let (low, high) = (crossings(of: .right), crossings(of: SoundCue.right.samples(raisedBy: 12)))
    #expect(abs(high - 2 * low) <= low / 10, "\(low), \(high)")
  }

  private func crossings(of cue: SoundCue) -> Int { crossings(of: cue.samples) }

  /// The number of zero crossings: twice the pitch, times the length.
  private func crossings(of samples: Samples) -> Int {
    let values = samples.values.filter { abs(Int($0)) > 20 }
    return zip(values, values.dropFirst()).count { ($0 < 0) != ($1 < 0) }
  }
}

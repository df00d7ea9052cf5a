import Campaigns
import Deterministic
import FuzzTargets
import Glibc
import Testing

@Suite("What is read from outside")
struct FuzzCampaign {
  @Test(
    "every file of the corpora is read or refused, and what is read fits what is promised",
    arguments: Corpus.names)
  func corpus(name: String) throws {
    let target = try #require(FuzzTarget.named(name), "the corpus \(name) has no target")
    let accepted = try Corpus.files(of: name).filter { try Self.isAccepted($0.bytes, by: target) }
    #expect(!accepted.isEmpty, "\(name) refuses its whole corpus")
  }

  @Test("every reader has a corpus")
  func complete() {
    #expect(Set(FuzzTarget.all.map(\.name)) == Set(Corpus.names))
    #expect(Set(Corpus.names).count == FuzzTarget.all.count)
  }

  @Test("what is cut, doubled, mixed and flipped is read or refused in time")
  func mutations() {
    let corpora = FuzzTarget.all.map { ($0, Corpus.files(of: $0.name).map(\.bytes)) }
    let failures = Campaign("fuzz", short: 1200).run(counting: "inputs") { seed in
      var chance = Chance(seed: seed)
      let (target, files) = corpora[chance.below(corpora.count)]
      let input = Array(Mutation.made(of: files, &chance).prefix(target.longest))
      _ = try Self.isAccepted(input, by: target)
      return 1
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// The search with libFuzzer allows a second. Here others have the processor's caches at the same time, and the
  /// machine may be half as fast.
  private static func isAccepted(_ input: [UInt8], by target: FuzzTarget) throws -> Bool {
    let start = processorTime
    let isAccepted = try target.run(input)
    let time = processorTime - start
    if time > 4 { throw TrialFault("\(target.name) took \(time) s") }
    return isAccepted
  }
}

/// Seconds that this thread has had a processor: on a busy machine the clock says little.
private var processorTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

import Engine
import Testing

@Suite("Each screen can be left")
struct LeavingTests {
  /// A window for all screens, one that is too small for most, and the smallest one.
  private static let windows = [Size(80, 24), Size(50, 12), Size(1, 1)]
  private static let mostSamples = 6

  @Test(
    "each kind of screen is left within three keys, in windows of each kind, whatever its host does",
    arguments: Covered.all)
  func leaves(_ covered: Covered) throws {
    let samples = try Screens.samples(of: covered)
    let step = (samples.count + Self.mostSamples - 1) / Self.mostSamples
    var (figures, chance) = (ScreenFigures(), Chance(seed: 1))
    for (index, sample) in samples.enumerated() where index % step == 0 {
      for (turn, host) in WayOut.Host.allCases.enumerated() {
        let window = Self.windows[(index / step + turn) % Self.windows.count]
        try WayOut(Guest(sample, window: window, &chance), window: nil, host).find(&figures)
      }
    }
    // A run of questions and a recorded round show nothing themselves: at once another scene is on top.
    let isShown = covered.name != "StageRunScene" && covered.name != "ReplayableRound"
    #expect(figures.left.contains(covered.name) || !isShown, "only \(figures.left)")
  }
}

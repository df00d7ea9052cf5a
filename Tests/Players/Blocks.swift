import Glyphs
import LargeLetters
import Playtest

extension Stage {
  /// With pictures in letters of our own, which every machine has.
  public func inBlocks() -> Stage {
    var stage = self
    stage.painter = { ($0 as? LetterRequest).flatMap { LetterPicture(inBlocks: $0)?.picture } }
    return stage
  }
}

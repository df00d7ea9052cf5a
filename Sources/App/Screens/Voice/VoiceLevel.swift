import Learning

/// The input level of the microphone.
struct VoiceLevel: Hashable, Sendable {
  /// The side being recorded; nil while none is.
  var side: ShownSide?
  /// One value for each 20 ms since that began, in decibels of full scale; only the last of them.
  var levels: [Int] = []
  /// The length of the recording so far, in tenths of a second.
  var tenths = 0
  /// Whether some of it was too loud.
  var isClipped = false
  /// Whether it was silent for so long that the microphone may be off.
  var isSilent = false

  init(
    of side: ShownSide? = nil, levels: [Int] = [], tenths: Int = 0, isClipped: Bool = false,
    isSilent: Bool = false
  ) {
    (self.side, self.levels, self.tenths) = (side, levels, tenths)
    (self.isClipped, self.isSilent) = (isClipped, isSilent)
  }
}

import Engine

enum MemoryEvent: UInt8, StateHashable {
  /// A mismatch turns face down.
  case turnBack
  case flyOff
  case gone
  case endPeek
  case deal
}

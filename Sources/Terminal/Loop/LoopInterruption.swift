import Glibc

/// Thrown to end the loop from inside.
struct LoopInterruption: Error {
  let ending: Ending

  init(_ ending: Ending) {
    self.ending = ending
  }
}

import Formats
import Learning
import Limits
import System

/// Why an archive is refused, in a sentence or two. Can hold names from outside: clean it before printing.
public struct ImportRefusal: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

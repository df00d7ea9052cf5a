import Formats
import Learning

/// Why the index can't be used. Whatever it is, the journals have everything that it has.
struct IndexFault: Error {
  let problem: DatabaseProblem
  let message: String
}

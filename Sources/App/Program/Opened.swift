import Engine
import Storage

struct Opened: Sendable {
  let save: OpenedSave
  let learner: Learner
}

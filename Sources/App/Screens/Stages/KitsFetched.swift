import Engine
import Learning
import System

enum KitsFetched: Sendable {
  case came(KitOffer)
  /// Why they couldn't be fetched.
  case failed(Text)
}

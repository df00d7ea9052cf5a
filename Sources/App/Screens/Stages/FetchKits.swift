import Engine
import Learning
import System

/// Fetches kits from a place that the player has typed or pasted. Progress is the number of bytes so far.
struct FetchKits: LongQuery {
  typealias Progress = Int

  let place: String

  func answer(in devices: Devices, _ work: Work) -> KitsFetched {
    do {
      let place = WebAddress.begins(place) ? place : DroppedPath.path(in: place)
      return .came(try devices.fetch(place) { work.report($0) })
    } catch {
      return .failed(Text(error.description))
    }
  }
}

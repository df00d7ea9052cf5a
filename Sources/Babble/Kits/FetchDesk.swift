import DeckFormats
import Engine
import Formats
import Learning
import System
import WordGame

/// Fetches kits on a thread, which wakes the run loop when more has arrived. A new request replaces the one
/// before.
struct FetchDesk: Sendable {
  private var progress = WorkProgress()
  private var coming: Loading<KitsFetched>?
  private var told = 0

  mutating func take(_ request: KitFetch, _ learner: Learner) {
    end()
    guard case .begin(let place) = request else { return }
    (progress, told) = (WorkProgress(), 0)
    coming = Loading { [progress] in learner.fetched(place) { progress.take($0) } }
  }

  /// Cancels the fetch.
  mutating func end() {
    progress.cancel()
    coming = nil
  }

  /// The news since the last call; nil if there is none.
  mutating func arrival() -> KitsFetched? {
    guard let coming else { return nil }
    if let fetched = coming.value {
      self.coming = nil
      return fetched
    }
    let bytes = progress.amount
    defer { told = bytes }
    return bytes == told ? nil : .coming(bytes)
  }
}

extension Learner {
  /// Fetches from a place that the player has typed or pasted.
  func fetched(_ place: String, while isWanted: (Int) -> Bool = { _ in true }) -> KitsFetched {
    do throws(Failure) {
      return .came(try devices.fetch(WebAddress.begins(place) ? place : DroppedPath.path(in: place), isWanted))
    } catch {
      return .failed(Text(error.description))
    }
  }
}

/// Fetches kits from a web page or a file.
struct KitFetcher: Sendable {
  let programs: InstalledPrograms

  /// - Parameter isWanted: called ten times a second while a page loads, with the number of bytes so far.
  func offer(at place: String, while isWanted: (Int) -> Bool) throws(Failure) -> KitOffer {
    let (bytes, name) = try WebAddress.begins(place) ? page(place, isWanted) : file(place)
    do throws(TextError) {
      return try KitFormat.read(bytes, file: name)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private func page(_ place: String, _ isWanted: (Int) -> Bool) throws(Failure) -> ([UInt8], String) {
    guard let address = WebAddress(place) else {
      throw Failure(
        description: "\(place) is no address that Babble takes. Write it like https://example.org/kits.json.")
    }
    do throws(PageError) {
      let bytes = try PageFetcher(programs).fetch(address, while: isWanted)
      return (bytes, address.file.isEmpty ? address.host : address.file)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private func file(_ path: String) throws(Failure) -> ([UInt8], String) {
    if path.contains("://") {
      throw Failure(
        description: "\(path): only addresses that begin with https:// or http:// can be fetched.")
    }
    do throws(FileError) {
      return (try PosixFileSystem().read(path, limit: DeckFormat.byteLimit), path)
    } catch {
      let hint = error.isAbsence ? "The address of a page begins with https://." : error.hint
      throw Failure(description: "\(path) could not be read: \(error.reason). \(hint)")
    }
  }
}

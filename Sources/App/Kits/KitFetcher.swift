import Engine
import Formats
import Games
import Learning
import Storage
import System

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

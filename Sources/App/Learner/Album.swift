import Engine
import Games
import Interface
import Learning
import Storage

/// Where pictures of ends are kept, and how they look.
struct Album: Sendable {
  /// Nil if nothing is kept.
  let folder: SaveFolder?
  let look: Look
  let moment: Moment

  /// The result tells where the picture is, or why it wasn't kept.
  func save(_ picture: StillPicture) -> PictureKept {
    guard let folder else {
      return PictureKept("Nothing is kept here, so there is no picture.", isKept: false)
    }
    let svg = SVGFilm(picture.canvas(look)).text()
    do throws(SaveError) {
      let path = try folder.save(picture: Array(svg.utf8), at: moment)
      let short = folder.home.shortened(path) + " in your folder"
      return PictureKept(Text("Picture: \(path)"), short: Text("Picture: \(short)"), isKept: true)
    } catch {
      return PictureKept(
        Text("The picture was not saved: \(folder.home.shortened("\(error)"))"), isKept: false)
    }
  }
}

import Course
import Engine
import SVG
import Saving
import WordGame
import Learning

/// Keeps pictures for the player.
enum PictureDesk {
  /// Keeps the picture of an end, and says where it is, or why it is nowhere.
  static func keep(
    _ picture: StillPicture, _ look: Look, in store: SaveStore?, at moment: Moment
  ) -> PictureKept {
    guard let store else {
      return PictureKept("Nothing is kept here, so there is no picture.", isKept: false)
    }
    let svg = SVGFilm(picture.canvas(look)).text()
    do throws(SaveError) {
      let path = try store.keep(picture: Array(svg.utf8), at: moment)
      let short = store.home.shortened(path) + " in your folder"
      return PictureKept(Text("Picture: \(path)"), short: Text("Picture: \(short)"), isKept: true)
    } catch {
      return PictureKept(
        Text("The picture was not saved: \(store.home.shortened("\(error)"))"), isKept: false)
    }
  }
}

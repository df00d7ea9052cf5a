import Engine
import Games
import Learning
import Storage

/// Keeps the picture of an end.
struct KeepPicture: Query {
  let picture: StillPicture

  func answer(in album: Album) -> PictureKept { album.save(picture) }
}

/// A picture that drawing misses.
package protocol PictureQuery: LookQuery {
  /// The key of the picture in the look.
  var picture: PictureID { get }
}

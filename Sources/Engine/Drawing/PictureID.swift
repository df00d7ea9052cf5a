/// The key of a picture: those who request it and those who show it build the same name.
package struct PictureID: Hashable, Sendable {
  private let name: String

  package init(_ name: String) {
    self.name = name
  }
}

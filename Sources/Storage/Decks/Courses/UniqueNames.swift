import Formats

/// Checks that names differ in more than case.
struct UniqueNames {
  private var names: Set<String> = []

  mutating func insert(_ name: String, at place: TextPlace) throws(TextError) {
    if !names.insert(NormalForm.composed(name.lowercased())).inserted {
      throw TextError(.sameName(name), at: place)
    }
  }
}

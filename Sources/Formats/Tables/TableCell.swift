import Limits

/// One field of a table and where it starts.
package struct TableCell {
  package var text: String
  package var place: TextPlace

  package init(text: String, place: TextPlace) {
    self.text = text
    self.place = place
  }
}

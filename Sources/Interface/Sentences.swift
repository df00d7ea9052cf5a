import Engine

extension Text {
  /// As many whole sentences, from the first one, as fit into so many columns; the first one always, cut where even
  /// that is too long.
  public func sentences(fitting columns: Int) -> Text {
    let sentences = string.split(separator: ". ")
    let whole = sentences.indices.reversed().lazy
      .map { Text(sentences[...$0].joined(separator: ". ") + ($0 + 1 < sentences.count ? "." : "")) }
    return (whole.first { $0.width <= columns } ?? whole.last ?? self).shortened(to: columns)
  }
}

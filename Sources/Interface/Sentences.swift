import Engine

extension Text {
  /// As many whole sentences, from the first one, as fit into so many columns; the first one always, cut where even
  /// that is too long.
  public func sentences(fitting columns: Int) -> Text {
    if width <= columns { return self }
    let sentences = string.split(separator: ". ")
    let whole = sentences.indices.reversed().lazy
      .map { Text(sentences[...$0].joined(separator: ". ") + ($0 + 1 < sentences.count ? "." : "")) }
    return (whole.first { $0.width <= columns } ?? whole.last ?? self).shortened(to: columns)
  }

  /// The sentences that `sentences(fitting:)` leaves out; all of them where it cuts the first.
  public func sentences(behind columns: Int) -> Text {
    let first = sentences(fitting: columns).string
    guard string.hasPrefix(first) else { return self }
    return Text(String(string.dropFirst(first.count).drop(while: { $0 == " " })))
  }

  /// Parts in as few lines of so many columns as hold them. Lines break between parts alone: a code stands in one.
  package static func lines(of parts: [Text], joinedBy sign: Text, width: Int) -> [Text] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, last.width + sign.width + part.width <= width {
        lines[lines.count - 1] = last + sign + part
      } else {
        lines.append(part)
      }
    }
  }
}

import Formats
import Learning

extension Coding where Value == Milestone {
  static let milestone = Coding(
    Milestone(.words, 1), Field("kind", \.kind, .milestoneKind),
    Field("count", \.count, .count(in: 1...1_000_000)))
}

extension Form where Value == Milestone.Kind {
  fileprivate static let milestoneKind = Form(
    read: { (json) throws(TextError) in
      guard let kind = Milestone.Kind(rawValue: try json.string()) else {
        throw TextError(.expected("a kind of milestone that this version knows"), at: json.place)
      }
      return kind
    }, write: { .string($0.rawValue) })
}

/// A query that a scene has asked, for whoever runs the scenes.
package struct AskedQuery: Sendable {
  package let id: RequestID
  package let query: any Query
  package let lane: Lane

  package init(_ id: RequestID, _ query: any Query, _ lane: Lane) {
    (self.id, self.query, self.lane) = (id, query, lane)
  }
}

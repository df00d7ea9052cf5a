/// Doubly linked rings of numbered nodes, so that a node can leave its ring in one step.
///
/// The first nodes are the rings' anchors: the node after the anchor is the first of its ring, and a ring
/// with only an anchor is empty. A node is always in exactly one ring.
@usableFromInline
struct TimerRings: Sendable {
  @usableFromInline typealias Node = Int

  @usableFromInline
  struct Link: Sendable, BitwiseCopyable {
    @usableFromInline var previous: Int32
    @usableFromInline var next: Int32

    @inlinable
    init(_ previous: Node, _ next: Node) {
      self.previous = Int32(truncatingIfNeeded: previous)
      self.next = Int32(truncatingIfNeeded: next)
    }
  }

  @usableFromInline var links: ContiguousArray<Link>

  @inlinable
  init(count: Int) {
    links = ContiguousArray((0..<count).map { Link($0, $0) })
  }

  @inlinable
  func next(_ node: Node) -> Node { Int(links[node].next) }

  @inlinable
  func previous(_ node: Node) -> Node { Int(links[node].previous) }

  /// A new node at the end of a ring.
  @inlinable
  mutating func addNode(to ring: Node) -> Node {
    let node = links.count
    links.append(Link(node, node))
    move(node, before: ring)
    return node
  }

  /// Moves a node from its ring to before another node; before an anchor means the end of a ring.
  @inlinable
  mutating func move(_ node: Node, before other: Node) {
    links.withUnsafeMutableBufferPointer { links in
      let old = links[node]
      links[Int(old.previous)].next = old.next
      links[Int(old.next)].previous = old.previous
      let previous = Int(links[other].previous)
      links[node] = Link(previous, other)
      links[previous].next = Int32(truncatingIfNeeded: node)
      links[other].previous = Int32(truncatingIfNeeded: node)
    }
  }
}

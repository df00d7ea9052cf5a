/// Rings of numbered nodes, doubly linked, so that a node leaves its ring in one step wherever it stands.
///
/// Each ring has an anchor, one of the first nodes, which closes it: the node after the anchor is the ring's
/// first, and a ring of the anchor alone is empty. A node is always in exactly one ring.
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

  /// So many empty rings.
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

  /// Takes a node out of its ring and puts it before another node; before an anchor is the ring's end.
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

/// Memory for a fixed number of plain values, reused for all frames and never reference-counted.
struct Store<Element: BitwiseCopyable>: ~Copyable {
  let base: UnsafeMutablePointer<Element>
  let capacity: Int

  init(repeating value: Element, count: Int) {
    capacity = count
    base = .allocate(capacity: max(1, count))
    base.initialize(repeating: value, count: count)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < capacity)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < capacity)
      base[index] = newValue
    }
  }
}

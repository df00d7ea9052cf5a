import CLibraries

/// A value for a parameter of a statement.
protocol Bindable {
  func bind(to statement: OpaquePointer?, at place: Int32)
}

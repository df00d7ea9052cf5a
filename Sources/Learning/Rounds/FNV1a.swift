/// The hash of Fowler, Noll and Vo: the same in every version and on every machine.
enum FNV1a {
  static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter start: the hash of the bytes before these.
  static func hash(_ bytes: some Sequence<UInt8>, after start: UInt64 = basis) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

// Strings and pastes.
extension InputDecoder {
  private static let longestString = 4096

  /// A string of the terminal, up to ST or BEL. A first byte that no reply begins with shows that alt was held.
  mutating func takeString(_ byte: UInt8) {
    if pending.count == 2, !StringReply.canBegin(with: byte, after: pending[1]) { return restart(with: byte) }
    switch byte {
    case UInt8(ascii: "\\") where pending.last == 0x1B: endString()
    case _ where pending.last == 0x1B: restartEscape(byte)
    case 0x07: endString()
    case 0x1B: pending.append(byte)
    case 0x20...: if pending.count < Self.longestString { pending.append(byte) }
    default: restart(with: byte)
    }
  }

  /// The ESC at the end of the string begins something of its own.
  private mutating func restartEscape(_ byte: UInt8) {
    restart(with: 0x1B)
    take(byte)
  }

  private mutating func endString() {
    end(StringReply.reply(pending).map(DecodedInput.reply))
  }

  mutating func takePaste(_ byte: UInt8) {
    paste.append(byte)
    if paste.isComplete { endPaste() }
  }

  mutating func endPaste() {
    end(.event(.paste(paste.takeText())))
  }
}

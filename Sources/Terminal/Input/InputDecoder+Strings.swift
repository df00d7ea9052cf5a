// Strings and pastes.
extension InputDecoder {
  private static let longestString = 4096

  /// Handles a string of the terminal, up to ST or BEL. A first byte that no reply begins with means a key
  /// with alt.
  mutating func decodeString(_ byte: UInt8) {
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

  /// The ESC at the end of the string begins another sequence.
  private mutating func restartEscape(_ byte: UInt8) {
    restart(with: 0x1B)
    decode(byte)
  }

  private mutating func endString() {
    end(StringReply.reply(pending).map(DecodedInput.reply))
  }

  mutating func decodePaste(_ byte: UInt8) {
    paste.append(byte)
    if paste.isComplete { endPaste() }
  }

  mutating func endPaste() {
    end(.event(.paste(paste.drainText())))
  }
}

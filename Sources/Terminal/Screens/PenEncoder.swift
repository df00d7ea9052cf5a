import Engine

/// Encodes changes of the pen as SGR sequences. Colours are palette numbers unless the depth is `truecolor`.
struct PenEncoder {
  let depth: ColorDepth

  /// Writes the shortest SGR that changes `old` to `new`.
  @inline(__always)
  func encode(_ old: Pen, _ new: Pen, to output: inout OutputBuffer) {
    output.reserve(128)
    let resets =
      new.foreground.isTerminal && !old.foreground.isTerminal
      || new.background.isTerminal && !old.background.isTerminal
    if old.attributes == new.attributes && !resets {
      encodeColors(old, new, to: &output)
    } else {
      encodeAll(old, new, to: &output)
    }
  }

  @inline(__always)
  private func encodeColors(_ old: Pen, _ new: Pen, to output: inout OutputBuffer) {
    // ESC [
    output.append(word: 0x5B1B, length: 2)
    appendColors(old, new, to: &output)
    finish(&output)
  }

  /// As changes or after a reset, whichever is shorter.
  private func encodeAll(_ old: Pen, _ new: Pen, to output: inout OutputBuffer) {
    let start = output.count
    output.append("\u{1b}[")
    appendAttributes(old.attributes, new.attributes, to: &output)
    appendColors(old, new, to: &output)
    finish(&output)
    let middle = output.count
    output.append("\u{1b}[;")
    appendAttributes([], new.attributes, to: &output)
    appendColors(Pen(), new, to: &output)
    finish(&output)
    if output.count - middle < middle - start {
      output.remove(from: start, to: middle)
    } else {
      output.truncate(to: middle)
    }
  }

  /// Replaces the last semicolon by the final byte.
  @inline(__always)
  private func finish(_ output: inout OutputBuffer) {
    output.truncate(to: output.count - 1)
    output.append(0x6D)
  }

  private func appendAttributes(_ old: Attributes, _ new: Attributes, to output: inout OutputBuffer) {
    var lost = old.subtracting(new)
    var gained = new.subtracting(old)
    if !lost.isDisjoint(with: [.bold, .dim]) {
      // 22 turns both off.
      gained.formUnion(new.intersection([.bold, .dim]))
      append(22, to: &output)
      lost.subtract([.bold, .dim])
    }
    for bit in 0..<6 where lost.rawValue >> bit & 1 == 1 { append(20 + Self.code(bit), to: &output) }
    for bit in 0..<6 where gained.rawValue >> bit & 1 == 1 { append(Self.code(bit), to: &output) }
  }

  /// The SGR number for the attribute of a bit: 1, 2, 3, 4, 7, 9.
  private static func code(_ bit: Int) -> Int {
    bit < 4 ? bit + 1 : 2 * bit - 1
  }

  @inline(__always)
  private func appendColors(_ old: Pen, _ new: Pen, to output: inout OutputBuffer) {
    if old.foreground != new.foreground { append(new.foreground, plane: 30, to: &output) }
    if old.background != new.background { append(new.background, plane: 40, to: &output) }
  }

  @inline(__always)
  private func append(_ color: Color, plane: Int, to output: inout OutputBuffer) {
    // As a foreground, the terminal's ground is an ordinary colour.
    let color = plane == 30 ? color.painted : color
    if depth == .truecolor && !color.isTerminal {
      // "38;2;" or "48;2;"
      output.append(word: 0x3B_323B_3830 + UInt64(plane / 10), length: 5)
      output.append(channel: color.red)
      output.append(channel: color.green)
      output.append(channel: color.blue)
    } else {
      appendPalette(color, plane: plane, to: &output)
    }
  }

  private func appendPalette(_ color: Color, plane: Int, to output: inout OutputBuffer) {
    let index = Int(color.rgb)
    if color.isTerminal {
      append(plane + 9, to: &output)
    } else if index < 8 {
      append(plane + index, to: &output)
    } else if index < 16 {
      append(plane + 60 + index - 8, to: &output)
    } else {
      append(plane + 8, to: &output)
      append(5, to: &output)
      append(index, to: &output)
    }
  }

  @inline(__always)
  private func append(_ number: Int, to output: inout OutputBuffer) {
    output.append(channel: number)
  }
}

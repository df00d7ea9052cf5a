import Engine

// A pointer finer than a cell, and the shape of cells.
extension RunLoop {
  /// Has the mouse reported in pixels as long as the last picture wants that, and in cells otherwise.
  mutating func switchPointer() {
    let wantsFine = canvas.followsFinely && terminal.capabilities.hasFinePointer && decoder.grid != nil
    guard isPointerFine != wantsFine else { return }
    isPointerFine = wantsFine
    sink.send(wantsFine ? ModeSequences.finePointer : ModeSequences.coarsePointer)
    if wantsFine { measureCells() }
  }

  /// Which reports the terminal was told to send may have got lost, or be over.
  mutating func forgetPointer() {
    if terminal.capabilities.hasFinePointer { isPointerFine = nil }
  }

  /// Finds out how large cells are by now. Where only an answer tells, it is asked for as long as somebody needs it.
  mutating func measureCells() {
    if let size = terminal.cellSize {
      takeCells(size)
    } else if isPointerFine == true {
      sink.send(ModeSequences.cellSizeQuestion)
    }
  }

  /// Takes note of a cell's size in pixels.
  mutating func takeCells(_ size: Size) {
    decoder.grid = PixelGrid(cell: size, window: window, firstPixel: terminal.capabilities.firstPixel)
    let shape = CellShape(width: size.width, height: size.height)
    if shape != toldShape { driver.take([.cellShape(shape)]) }
    toldShape = shape
  }
}

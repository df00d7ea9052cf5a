import CCampaigns

/// How much memory this process has allocated and not freed.
public enum HeapSize {
  /// In bytes, of all threads; without their stacks and mapped files. Resident memory would be no measure: the C
  /// library keeps what was freed, 30 MB for each thread that once had a model of handwriting, and a small block
  /// in use keeps its whole page.
  public static func bytes() -> Int {
    let info = mallinfo2()
    return Int(info.uordblks + info.hblkhd)
  }
}

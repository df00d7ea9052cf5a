import CCampaigns

/// How much memory this process has allocated and not freed.
public enum HeapSize {
  /// In bytes. Much more is resident: the C library keeps what was freed, 30 MB for each thread that once had a model of
  /// handwriting, and small blocks in use keep whole pages.
  public static func bytes() -> Int {
    let info = mallinfo2()
    return Int(info.uordblks + info.hblkhd)
  }
}

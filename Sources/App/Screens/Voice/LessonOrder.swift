import Learning

/// An audio lesson to make.
struct LessonOrder: Hashable, Sendable {
  var words: [WordReference]
  /// The file name as typed.
  var file: String
  var options: LessonOptions
  /// Whether an existing file is replaced.
  var isReplacing: Bool

  init(_ words: [WordReference], to file: String, _ options: LessonOptions, isReplacing: Bool) {
    (self.words, self.file, self.options, self.isReplacing) = (words, file, options, isReplacing)
  }
}

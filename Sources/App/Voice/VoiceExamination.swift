import ArgumentParser
import Interface
import System

/// Doctor's findings about recordings of the player's own voice.
enum VoiceExamination {
  static func rows(_ program: Program) -> [Examination.Row] {
    [recorder(program), form(program), recordings(program)].compactMap(\.self)
  }

  /// The recorder programs on this machine.
  static func recorders(_ program: Program) -> [String] {
    Recorder.programs.filter { program.installed.find($0.program) != nil }.map(\.program.name)
  }

  private static func recorder(_ program: Program) -> Examination.Row {
    let found = recorders(program)
    let hint = found.isEmpty ? RecorderError.absent.description : nil
    return Examination.Row(
      subject: "voice recorder", value: found.isEmpty ? "none" : found.joined(separator: ", "), hint: hint)
  }

  private static func form(_ program: Program) -> Examination.Row {
    let codec = VoiceCodec.best(of: program.installed)
    let packages = VoiceCodec.allCases.flatMap(\.encoders).map(\.package)
    let hint = "Kept as they are. To keep them smaller, install one of \(packages.joined(separator: ", "))."
    return Examination.Row(
      subject: "voice files", value: codec.rawValue.uppercased(), hint: codec == .wav ? hint : nil)
  }

  /// A missing home is reported in another row.
  private static func recordings(_ program: Program) -> Examination.Row? {
    guard let folder = try? program.home().voices else { return nil }
    let (items, size) = (folder.names().items, (folder.size() + 1023) / 1024)
    let words = Figure.count(items, "word", "words")
    return Examination.Row(
      subject: "recordings", value: "\(words), \(Figure.grouped(size)) KB, in \(folder.path)", isOwn: true)
  }
}

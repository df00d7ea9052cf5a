import Engine
import Interface
import Playtest
import Testing

enum Sample {
  static let help = HelpScene(
    "Memory", [.init("How it goes", ["Turn one of each."]), .init("Score", ["A pair is worth 100."])])

  static let longHelp = HelpScene(
    "Everything",
    (1...9).map { section in
      .init(
        "Part \(section)",
        [
          "This paragraph is long enough to be broken into two lines on a screen of eighty columns, whatever part.",
          "The last line of part \(section).",
        ])
    })

}

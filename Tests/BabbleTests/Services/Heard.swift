import Foundation
import Sound

@testable import Babble

/// A machine of fake programs whose sounds go to files.
struct Heard {
  let programs: FakePrograms
  let service: SoundService

  /// With these programs; `voice.wav` in their folder holds some samples.
  init(_ scripts: [String: String] = [:], voice: Samples = Samples(rate: 8000, [900, -900])) throws {
    programs = try FakePrograms(scripts, keepingSounds: true)
    try Data(voice.wavFile).write(to: URL(fileURLWithPath: programs.folder.path + "/voice"))
    service = SoundService(programs.installed)
  }

  /// The names of all sounds, as soon as there are so many.
  func sounds(_ count: Int) -> [String] {
    _ = programs.wait { programs.files(endingIn: ".wav").count >= count }
    return programs.files(endingIn: ".wav")
  }

  func samples(_ name: String) -> Samples? {
    FileManager.default.contents(atPath: programs.folder.path + "/" + name).flatMap {
      Samples(wavFile: Array($0))
    }
  }
}

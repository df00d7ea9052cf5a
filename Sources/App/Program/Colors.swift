import ArgumentParser
import Terminal

/// The number of colours, by its name on the command line.
enum Colors: String, ExpressibleByArgument, CaseIterable {
  case none
  case sixteen = "16"
  case palette = "256"
  case truecolor

  var depth: ColorDepth {
    switch self {
    case .none: .none
    case .sixteen: .palette16
    case .palette: .palette256
    case .truecolor: .truecolor
    }
  }
}

import FuzzTargets
import Glibc

// `Fuzz TARGET [options of libFuzzer]` searches; without a target it lists all, with their longest inputs.

@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// libFuzzer calls a C function, which can't hold a value; one process has one target.
let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.named)

if target == nil {
  for target in FuzzTarget.all { print(target.name, target.longest) }
  exit(CommandLine.arguments.count == 1 ? 0 : 2)
}

var rest = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
var count = CInt(rest.count - 1)
let status = rest.withUnsafeMutableBufferPointer { arguments in
  var first = arguments.baseAddress
  return runDriver(&count, &first) { bytes, count in
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    do throws(FuzzFault) { try target?.run(input) } catch { fatalError("\(error)") }
    return 0
  }
}
exit(status)

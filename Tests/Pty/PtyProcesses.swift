import Glibc

extension PtySession {
  /// The default environment of programs in a pseudo-terminal: a truecolor xterm with UTF-8, and of our own
  /// environment only the paths of programs, libraries and coverage files.
  public static var environment: [String: String] {
    var variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"]
    // No test writes to the user's own cache.
    variables["XDG_CACHE_HOME"] = "/tmp/babble-tests-cache"
    let kept = ["PATH", "HOME", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS"]
    for name in kept {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}

/// The path of an executable of this package: next to the test program.
public func builtProgram(_ name: String) -> String {
  guard let path = realpath("/proc/self/exe", nil) else { return name }
  defer { free(path) }
  let own = String(cString: path)
  return own.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/" + name
}

/// All living processes of a session, from /proc. Zombies don't count.
public func processes(ofSession session: pid_t) -> [pid_t] {
  allProcesses().filter { getsid($0) == session && isAlive($0) }
}

private func allProcesses() -> [pid_t] {
  guard let folder = opendir("/proc") else { return [] }
  defer { closedir(folder) }
  var found: [pid_t] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if let process = pid_t(name) { found.append(process) }
  }
  return found
}

/// All processes with this text in their arguments.
public func processes(naming text: String) -> [pid_t] {
  let text = Array(text.utf8)
  return allProcesses().filter {
    let arguments = processBytes("\($0)/cmdline")
    return arguments.indices.contains { arguments[$0...].starts(with: text) }
  }
}

/// Whether a process exists and hasn't ended.
public func isAlive(_ process: pid_t) -> Bool {
  // The name, in brackets, may contain anything; the state is the letter after it.
  guard let state = processFile("\(process)/stat").split(separator: ")").last else { return false }
  return !["Z", "X"].contains(state.split(separator: " ").first)
}

/// A file below /proc, such as `1/status`; empty if there is none.
public func processFile(_ path: String) -> String {
  String(decoding: processBytes(path), as: UTF8.self)
}

private func processBytes(_ path: String) -> [UInt8] {
  guard let file = fopen("/proc/\(path)", "re") else { return [] }
  defer { fclose(file) }
  return [UInt8](unsafeUninitializedCapacity: 16384) { buffer, count in
    count = fread(buffer.baseAddress, 1, buffer.count, file)
  }
}

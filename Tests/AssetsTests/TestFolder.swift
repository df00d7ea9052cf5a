import Assets

/// The folder Assets of this checkout, two levels above this file's folder.
enum TestFolder {
  static var path: String {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return root.joined(separator: "/") + "/Assets"
  }

  static var assets: Assets {
    get throws { try Assets.find(given: path, executable: "/nowhere/babble") }
  }
}

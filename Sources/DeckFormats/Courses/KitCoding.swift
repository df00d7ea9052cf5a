import Formats
import Learning

/// A kit in the format of courses and other files.
extension Kit {
  /// - Throws: what is wrong, and where.
  public init(_ json: JSONValue) throws(TextError) { self = try CourseJSON.kit(json) }

  public var json: JSONObject { CourseJSON.members(self) }
}

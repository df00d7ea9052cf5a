import Formats
import Learning

/// A kit as courses and other files have it.
extension Kit {
  /// The kit that a value describes.
  ///
  /// - Throws: what is wrong with it, and where.
  public init(_ json: JSONValue) throws(TextError) { self = try CourseJSON.kit(json) }

  /// The kit with all that it asks.
  public var json: JSONObject { CourseJSON.members(self) }
}

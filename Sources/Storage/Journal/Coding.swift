import Formats
import Learning

/// How a value stands in a JSON object: one list of fields that is read as well as written.
struct Coding<Value: Sendable>: Sendable {
  let read: @Sendable (JSONValue) throws(TextError) -> Value
  let members: @Sendable (Value) -> [JSONMember]

  init(
    read: @escaping @Sendable (JSONValue) throws(TextError) -> Value,
    members: @escaping @Sendable (Value) -> [JSONMember]
  ) {
    (self.read, self.members) = (read, members)
  }

  /// - Parameter blank: what is read into.
  init(_ blank: Value, _ fields: Field<Value>...) {
    self.init(
      read: { (json) throws(TextError) in
        var value = blank
        for field in fields { try field.read(json, &value) }
        return value
      },
      members: { value in fields.flatMap { $0.write(value) } })
  }
}

/// One or more members of an object, and where they belong in its value.
struct Field<Owner>: Sendable {
  fileprivate let read: @Sendable (JSONValue, inout Owner) throws(TextError) -> Void
  fileprivate let write: @Sendable (Owner) -> [JSONMember]

  /// A member that must be there.
  init<Member>(_ key: String, _ path: WritableKeyPath<Owner, Member> & Sendable, _ form: Form<Member>) {
    read = { (json, owner) throws(TextError) in owner[keyPath: path] = try form.read(json.member(key)) }
    write = { [JSONMember(key, form.write($0[keyPath: path]))] }
  }

  /// A member that is left out where it has its usual value.
  init<Member: Equatable & Sendable>(
    _ key: String, _ path: WritableKeyPath<Owner, Member> & Sendable, _ form: Form<Member>,
    unless usual: Member
  ) {
    read = { (json, owner) throws(TextError) in
      if let member = try json.optional(key) { owner[keyPath: path] = try form.read(member) }
    }
    write = { $0[keyPath: path] == usual ? [] : [JSONMember(key, form.write($0[keyPath: path]))] }
  }

  /// A member that is left out where there is nothing.
  init<Member>(_ key: String, maybe path: WritableKeyPath<Owner, Member?> & Sendable, _ form: Form<Member>) {
    read = { (json, owner) throws(TextError) in
      if let member = try json.optional(key) { owner[keyPath: path] = try form.read(member) }
    }
    write = { $0[keyPath: path].map { [JSONMember(key, form.write($0))] } ?? [] }
  }

  /// The members of a part, among those of the whole.
  init<Part>(_ path: WritableKeyPath<Owner, Part> & Sendable, _ coding: Coding<Part>) {
    read = { (json, owner) throws(TextError) in owner[keyPath: path] = try coding.read(json) }
    write = { coding.members($0[keyPath: path]) }
  }

  /// The members of a part, among those of the whole, if the first of them is there.
  init<Part>(_ key: String, maybe path: WritableKeyPath<Owner, Part?> & Sendable, _ coding: Coding<Part>) {
    read = { (json, owner) throws(TextError) in
      if try json.optional(key) != nil { owner[keyPath: path] = try coding.read(json) }
    }
    write = { $0[keyPath: path].map(coding.members) ?? [] }
  }
}

/// How a value without members stands in JSON.
struct Form<Value>: Sendable {
  let read: @Sendable (JSONValue) throws(TextError) -> Value
  let write: @Sendable (Value) -> JSONValue
}

extension Form where Value == Int {
  static let count = Form(read: { (json) throws(TextError) in try json.count() }, write: { .count($0) })

  static func count(in range: ClosedRange<Int64>) -> Form {
    Form(read: { (json) throws(TextError) in Int(try json.integer(in: range)) }, write: { .integer($0) })
  }
}

extension Form where Value == String {
  static let text = Form(read: { (json) throws(TextError) in try json.string() }, write: { .string($0) })
}

extension Form where Value == [String] {
  static let texts = Form(
    read: { (json) throws(TextError) in try json.strings() }, write: { .array($0.map(JSONValue.string)) })
}

extension Form where Value == Bool {
  static let flag = Form(read: { (json) throws(TextError) in try json.bool() }, write: { .bool($0) })
}

extension Form where Value == Int64 {
  /// Seconds since 1970 UTC.
  static let time = Form(
    read: { (json) throws(TextError) in try json.time() }, write: { .string(Timestamp.text($0)) })
  /// The number of a line.
  static let number = Form(
    read: { (json) throws(TextError) in try json.integer(in: 1...EventLine.mostNumber) },
    write: { .integer($0) })
}

extension Form where Value == Day {
  static let day = Form(
    read: { (json) throws(TextError) in try json.day() }, write: { .string(Timestamp.date($0)) })
}

extension Form where Value == Double {
  static func number(in range: ClosedRange<Double>) -> Form {
    Form(read: { (json) throws(TextError) in try json.double(in: range) }, write: { JSONValue(.double($0)) })
  }
}

extension Form where Value == ItemID {
  static let item = Form(
    read: { (json) throws(TextError) in ItemID(rawValue: try json.string()) }, write: { .string($0.rawValue) }
  )
}

extension Form where Value == Skill {
  static let skill = Form(
    read: { (json) throws(TextError) in Skill(rawValue: try json.string()) }, write: { .string($0.rawValue) })
}

extension Form {
  /// An object.
  static func object(_ coding: Coding<Value>) -> Form where Value: Sendable {
    Form(
      read: { (json) throws(TextError) in try coding.read(json) },
      write: { .object(JSONObject(coding.members($0))) })
  }

  /// An object with a member for each entry.
  static func entries<Key: Hashable & Sendable, Entry: Sendable>(
    _ key: Form<Key>, _ entry: Form<Entry>
  ) -> Form where Value == [Key: Entry] {
    Form(
      read: { (json) throws(TextError) in
        var entries: [Key: Entry] = [:]
        for member in try json.object().members {
          entries[try key.read(JSONValue(.string(member.key), at: member.place))] = try entry.read(
            member.value)
        }
        return entries
      },
      write: { entries in
        .object(
          JSONObject(
            entries.compactMap { name, value in
              guard case .string(let text) = key.write(name).content else { return nil }
              return JSONMember(text, entry.write(value))
            }))
      })
  }
}

import Formats
import Learning

/// What is known beside single words, hours and days, as one value of the index.
extension Knowledge {
  init(
    _ json: JSONValue, _ items: ItemTable, _ model: MemoryModel, hours: [Int64: HourCount],
    days: [Day: CourseRecord.DayFigures]
  ) throws(TextError) {
    var stages: [String: StageRecord] = [:]
    for course in try json.member("stages").object().members {
      stages[course.key] = try StageRecord(course.value)
    }
    let held = try json.member("held")
    self.init(
      model: model, stored: items,
      held: HeldWords(good: try held.count("good"), strong: try held.count("strong")), hours: hours,
      openedPractice: Set(try json.member("practice").strings()), stages: stages,
      record: try CourseRecord(try json.member("record"), days: days),
      lastDay: try json.optional("lastDay")?.day(),
      lastOffset: try json.optional("lastOffset").map { offset throws(TextError) in
        Int(try offset.integer(in: -86_400...86_400))
      },
      trained: try json.optional("weights").map(TrainedWeights.init))
    for json in try json.member("milestones").array() {
      milestones[try Coding.milestone.read(json)] = try json.member("day").day()
    }
  }

  /// What isn't in a table of its own.
  var rest: JSONValue {
    let stages = stages.map { JSONMember($0.key, $0.value.json) }
    return .object(
      JSONObject(
        [
          JSONMember("held", .object(["good": .integer(held.good), "strong": .integer(held.strong)])),
          JSONMember("milestones", .array(milestones.map { $0.json(reachedOn: $1) })),
          JSONMember("practice", .array(openedPractice.sorted().map(JSONValue.string))),
          JSONMember("record", record.json), JSONMember("stages", .object(JSONObject(stages).sorted)),
        ] + [lastDay].compactMap { $0.map { JSONMember("lastDay", .string(Timestamp.date($0))) } }
          + [lastOffset].compactMap { $0.map { JSONMember("lastOffset", .integer($0)) } }
          + [trained].compactMap { $0.map { JSONMember("weights", .object($0.json)) } }))
  }
}

extension Milestone {
  fileprivate func json(reachedOn day: Day) -> JSONValue {
    .object(JSONObject(Coding.milestone.members(self) + [JSONMember("day", .string(Timestamp.date(day)))]))
  }
}

extension AppliedJournals {
  init(_ json: JSONValue) throws(TextError) {
    self.init()
    for place in try json.member("journals").object().members {
      places[place.key] = Place(
        length: try place.value.count("length"),
        checksum: UInt32(try place.value.member("checksum").integer(in: 0...Int64(UInt32.max))),
        home: try place.value.member("home").string())
    }
    for home in try json.member("homes").object().members {
      homes[home.key] = Last(
        number: try home.value.member("number").integer(in: 0...EventLine.mostNumber),
        time: try home.value.member("time").integer(in: .min ... .max))
    }
    newest = Order(
      time: try json.member("newest").integer(in: .min ... .max), home: try json.member("newestHome").string()
    )
  }

  var json: JSONValue {
    let places = places.map { name, place in
      JSONMember(
        name,
        .object([
          "checksum": .integer(Int64(place.checksum)), "home": .string(place.home),
          "length": .integer(place.length),
        ]))
    }
    let homes = homes.map { name, last in
      JSONMember(name, .object(["number": .integer(last.number), "time": .integer(last.time)]))
    }
    return .object([
      "homes": .object(JSONObject(homes)), "journals": .object(JSONObject(places)),
      "newest": .integer(newest.time), "newestHome": .string(newest.home),
    ])
  }
}

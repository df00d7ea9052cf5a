import Engine
import Learning

extension BubblesScene {
  /// Begins the next level or the last wave of this one, with new bubbles.
  mutating func beginWave() {
    let last = questions.done.isEmpty ? nil : questions.current
    questions.advance()
    if let word = questions.waiting.first { show(pool[word].shown) }
    golden = questions.isLastWave ? nil : chance.pick(from: questions.waiting)
    fillField(without: last)
    ask(after: last)
  }

  /// Asks the next word, preferably one that has been afloat for a while: a new arrival would give itself away.
  /// New bubbles replace the one that popped.
  mutating func ask(after popped: Int?) {
    let next = questions.waiting.filter { $0 != popped }
    let floating = wordsAfloat
    let seen = next.filter { floating.contains($0) }
    if let word = chance.pick(from: seen) ?? next.first ?? questions.waiting.first {
      questions.ask(word, at: tick)
    }
    // Gold that is left at the end would give the answer away.
    if questions.waiting.isEmpty { golden = nil }
    fillField(without: popped)
  }

  /// Spawns bubbles up to the count for this level and window, always including the word that is asked.
  mutating func fillField(without popped: Int? = nil) {
    if !questions.isAnswered, !wordsAfloat.contains(questions.current) { spawn(questions.current) }
    while wordsAfloat.count < fullCount, let word = nextWord(without: popped) { spawn(word) }
  }

  private var fullCount: Int { level.count(of: layout.capacity(faces.dropLast())) }

  /// Pops what still floats, but the bomb, so that the banner stands in an empty field.
  mutating func clearField() {
    pop(world.all(Bubble.self) { $0.word != bomb })
  }

  /// Pops bubbles that nobody has sent.
  mutating func pop(_ entities: [Entity]) {
    if entities.contains(drag.held) { _ = drag.slip() }
    for entity in entities {
      if let box = box(of: entity) { effects.burst(box, at: tick) }
      world.kill(entity)
    }
    order.sweep(in: world)
  }

  private var wordsAfloat: [Int] {
    var words: [Int] = []
    world.forEach(Bubble.self) { if $0.word != bomb { words.append($0.word) } }
    return words
  }

  /// Usually a word still to be asked on this level. Every third is a decoy, any other word, so that new
  /// arrivals give nothing away; once no words are left, all are. Decoys look as much like the answer as
  /// possible, but are never right.
  private func nextWord(without popped: Int?) -> Int? {
    let afloat = wordsAfloat
    let waiting = questions.waiting.filter { !afloat.contains($0) && $0 != popped }
    let others = pool.indices.filter { !afloat.contains($0) && !questions.waiting.contains($0) }
    let decoy = mostLike(questions.current, among: others.filter { $0 != popped && !fits($0) })
    let wantsDecoy = arrivals % 3 == 2 && !questions.done.isEmpty
    return (wantsDecoy ? decoy : nil) ?? waiting.first ?? decoy ?? others.first
  }

  func mostLike(_ word: Int, among words: [Int]) -> Int? {
    let asked = texts[word].string
    return words.map { (word: $0, likeness: Likeness.of(texts[$0].string, asked)) }
      .max { $0.likeness < $1.likeness }?.word
  }

  mutating func spawn(_ word: Int) {
    var used: Set<Int> = []
    world.forEach(Bubble.self) { used.insert($0.label) }
    // Any of the first labels, since the lowest would often be the answer's.
    let free = labels.texts.indices.filter { !used.contains($0) }
    let label = chance.pick(from: free.filter { $0 < fullCount }) ?? free.first ?? 0
    let place = freePlace(for: word)
    let entity = world.spawn(
      Bubble(word: word, label: label, born: tick, since: tick, home: place), place,
      BubbleHeading(heading: Heading(chance.below(Heading.count))))
    order.lower(entity)
    arrivals += 1
    setAfloat(entity)
  }

  /// Tries a few random places and takes the one furthest from all bubbles.
  private mutating func freePlace(for word: Int) -> Place {
    let (width, height) = (BubbleLevel.field.width * 1024, BubbleLevel.field.height * 1024)
    var best: (place: Place, room: Int)?
    for _ in 0..<16 {
      let drawn = Place(x: Int32(chance.below(width)), y: Int32(chance.below(height)))
      let place = layout.inside(drawn, faces[word])
      let room = room(at: place, for: word)
      if room > best?.room ?? .min { best = (place, room) }
    }
    return best?.place ?? Place(x: Int32(width / 2), y: Int32(height / 2))
  }

  /// The distance from a bubble there to its nearest neighbour; negative if they would overlap.
  private func room(at place: Place, for word: Int) -> Int {
    let body = layout.body(place, faces[word])
    var room = Int.max
    world.forEach(Bubble.self, Place.self) { bubble, other in
      let depth = body.depth(in: layout.body(other, faces[bubble.word]))
      room = min(room, -min(depth.x, depth.y))
    }
    return room
  }
}

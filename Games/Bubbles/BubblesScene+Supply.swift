import Engine
import Learning

extension BubblesScene {
  /// Asks the next word, preferably one that has been afloat for a while: a new arrival would give itself away.
  /// New bubbles replace the one that popped.
  mutating func ask(after popped: Int?) {
    let next = questions.waiting.filter { pool[$0].shown == shown }
    if next.isEmpty, let word = questions.waiting.first { return changeSides(to: pool[word].shown) }
    let floating = wordsAfloat
    let seen = next.filter { floating.contains($0) }
    if let word = chance.pick(from: seen) ?? next.first { questions.ask(word, at: tick) }
    fillField(without: popped)
  }

  /// Spawns bubbles up to the count for this level and window, always including the word that is asked.
  mutating func fillField(without popped: Int? = nil) {
    if !wordsAfloat.contains(questions.current) { spawn(questions.current) }
    let count = level.count(of: layout.capacity(faces))
    while world.count < count, let word = nextWord(without: popped) { spawn(word) }
  }

  private var wordsAfloat: [Int] {
    var words: [Int] = []
    world.forEach(Bubble.self) { words.append($0.word) }
    return words
  }

  /// Usually a word still to be asked. Every third is a decoy (a word that has popped, or isn't in the round),
  /// so that new arrivals give nothing away; once no words are left, all are. Decoys look as much like the
  /// answer as possible, but are never right.
  private func nextWord(without popped: Int?) -> Int? {
    let afloat = wordsAfloat
    let waiting = questions.waiting.filter {
      pool[$0].shown == shown && !afloat.contains($0) && $0 != popped
    }
    let done = Set(questions.done)
    let others = pool.indices.filter { word in
      !afloat.contains(word) && (done.contains(word) || word >= setup.round.content.items.count)
    }
    let decoy = mostLike(questions.current, among: others.filter { $0 != popped && !fits($0) })
    let wantsDecoy = arrivals % 3 == 2 && !questions.done.isEmpty
    return (wantsDecoy ? decoy : nil) ?? waiting.first ?? decoy ?? others.first
  }

  private func mostLike(_ word: Int, among words: [Int]) -> Int? {
    let asked = texts[word].string
    return words.map { (word: $0, likeness: Likeness.of(texts[$0].string, asked)) }
      .max { $0.likeness < $1.likeness }?.word
  }

  /// Swaps bar and bubbles: all bubbles are replaced.
  private mutating func changeSides(to side: ShownSide) {
    _ = drag.slip()
    for entity in world.all(Bubble.self) { world.kill(entity) }
    order.sweep(in: world)
    show(side)
    if let word = questions.waiting.first { questions.ask(word, at: tick) }
    fillField()
  }

  private mutating func spawn(_ word: Int) {
    var used: Set<Int> = []
    world.forEach(Bubble.self) { used.insert($0.label) }
    let label = labels.texts.indices.first { !used.contains($0) } ?? 0
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

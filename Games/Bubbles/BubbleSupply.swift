import Engine
import Learning

/// Which bubbles come, and where.
extension BubblesScene {
  /// Asks the next word, one that has floated for a while where there is one: what has just come would give
  /// itself away. New bubbles fill the place of the one that popped.
  mutating func ask(after popped: Int?) {
    let next = questions.waiting.filter { pool[$0].shown == shown }
    if next.isEmpty, let word = questions.waiting.first { return changeSides(to: pool[word].shown) }
    let floating = wordsAfloat
    let seen = next.filter { floating.contains($0) }
    if let word = chance.pick(from: seen) ?? next.first { questions.ask(word, at: tick) }
    fillField(without: popped)
  }

  /// Lets bubbles come until there are as many as level and window ask for, the one that is asked among them.
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

  /// Mostly a word still to be asked. Every third is a decoy, one that has popped or is none of the round's words,
  /// so that nobody can tell by what comes; and once nothing else is left all are. Of the decoys the one comes
  /// that is most like what is asked, but none that would be right.
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

  /// What was shown is now asked: all bubbles go, and others come.
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
      Course(heading: Heading(chance.below(Heading.count))))
    order.lower(entity)
    arrivals += 1
    setAfloat(entity)
  }

  /// Of a few places drawn the one that is furthest from all bubbles.
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

  /// How far a bubble there would be from the next one; negative where they would overlap.
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

import Engine
import Interface
import Learning

/// How a drawing is judged.
extension DrawingScene {
  /// Called when a stroke is finished. Stroke by stroke, a wrong one is removed.
  mutating func judgeStroke(_ step: inout Step) -> Transition? {
    guard isStepwise, let model, let stroke = board.drawing.strokes.last else { return nil }
    let number = board.drawing.strokes.count
    let found = StrokeJudge.accepts(stroke, as: number, of: model, side: InkPlace.side)
    guard found == .right else {
      board.refuse()
      refusal = found
      refusals += 1
      step.report(.cue(.wrong))
      return nil
    }
    (refusal, refusals) = (nil, 0)
    return number == model.strokes.count ? done(&step) : nil
  }

  /// Has the drawing read. Judged stroke by stroke, it needs no reader.
  mutating func done(_ step: inout Step) -> Transition? {
    board.lift()
    guard !board.isEmpty else { return nil }
    if isStepwise {
      tell(.candidates([character]), &step)
    } else {
      let request = ReadDrawing(
        board.drawing, asked: character, rivals: rivals, language: word.item.origin.language.term)
      phase = .reading(step.ask(request))
    }
    return nil
  }

  /// Handles the reader's answer once it has arrived.
  mutating func handleReading(_ step: inout Step) -> Transition? {
    guard case .reading(let ticket) = phase, let answer = step.answer(ticket) else {
      return nil
    }
    switch answer {
    case .success(let answer): tell(answer, &step)
    case .failure: tell(.unread("It can't be read here."), &step)
    }
    return nil
  }

  mutating func giveUp(_ step: inout Step) {
    board.lift()
    progress.wasHelped = true
    tell(nil, &step)
  }

  /// What it could be mistaken for: the letters that the deck lists as similar, and the round's other single
  /// characters.
  private var rivals: [Character] {
    let content = setup.round.content
    let all = content.items.map(\.word) + content.decoys.map(\.word)
    let similar = Set(word.item.word.letter?.similar ?? [])
    let asked = Set(words.map(\.item.word.id))
    let terms = all.filter { similar.contains($0.id) || asked.contains($0.id) }.map(\.term)
    return Set(terms.filter { $0.count == 1 }.compactMap(\.first)).subtracting([character]).sorted()
  }

  /// Shows the verdict; `answer` is nil if the player gave up.
  private mutating func tell(_ answer: DrawingAnswer?, _ step: inout Step) {
    let verdict = answer.map { answer in
      CharacterVerdict(
        board.drawing, asked: character, answer, model,
        by: ReadingRule(InkLanguage(tag: word.item.origin.language.term) ?? .japanese))
    }
    self.verdict = verdict
    phase = .told(since: tick)
    guide = nil
    progress.ticks += tick - progress.since
    if let verdict, !verdict.isOpen { sound(verdict, &step) }
  }

  /// A right word is spoken with its last character.
  private func sound(_ verdict: CharacterVerdict, _ step: inout Step) {
    guard verdict.isRight else { return step.report(.cue(.wrong)) }
    guard progress.isRight, place + 1 == word.characters.count else { return step.report(.cue(.right)) }
    step.sound(.right, saying: word.item.word, of: word.item.origin)
  }

  /// The learner overrules the reader.
  mutating func accept() { if verdict?.isRight == false { verdict?.accept() } }

  /// Plays the strokes one by one, or pauses them.
  mutating func showStrokes() {
    if guide == nil {
      guide = StrokeGuide([model].compactMap(\.self), at: tick)
    } else {
      guide?.toggle(at: tick)
    }
  }

  /// Shows one stroke more or less.
  mutating func stepStrokes(_ way: Int) {
    if guide == nil { guide = StrokeGuide([model].compactMap(\.self), at: tick) }
    guide?.step(way)
  }

  /// Goes on to the next character or word, or ends the round.
  mutating func advance(_ step: inout Step) -> Transition? {
    settleCharacter()
    if place + 1 < word.characters.count {
      (place, progress.since) = (place + 1, tick)
    } else {
      settleWord(&step)
      if waiting.isEmpty { return gallery.isEmpty ? end(&step) : .push(GalleryScene(gallery, cellShape)) }
    }
    last = board.drawing
    (board, verdict, phase, refusals, refusal) = (InkBoard(), nil, .drawing, 0, nil)
    return nil
  }

  private mutating func settleCharacter() {
    guard let verdict else { return progress.isRight = false }
    progress.given += verdict.given(instead: character)
    if verdict.isRight {
      gallery.append(.init(character: character, drawing: board.drawing, stars: verdict.stars))
      progress.stars = [progress.stars, verdict.stars].compactMap(\.self).min()
    } else {
      progress.isRight = false
    }
    if verdict.isOpen || verdict.isAccepted { progress.wasJudged = true }
  }

  /// Counts the word when the player leaves after seeing the verdict on all of it.
  mutating func settleBeforeLeaving(_ step: inout Step) {
    guard choice == .leave, case .told = phase, place + 1 == word.characters.count else { return }
    settleCharacter()
    settleWord(&step)
  }

  private var starFigure: [String] {
    let stars = gallery.compactMap(\.stars)
    return stars.isEmpty ? [] : ["\(stars.reduce(0, +)) of \(3 * stars.count) stars"]
  }

  private mutating func settleWord(_ step: inout Step) {
    let index = waiting.removeFirst()
    report(index, &step)
    if progress.isRight {
      score.hit(worth: DrawingScore.worth(words[index], progress), raisesCombo: true)
    } else {
      score.miss()
      if !missed.contains(index) {
        missed.append(index)
        waiting.append(index)
      }
    }
    (place, progress) = (0, WordProgress(since: tick))
  }

  /// A word just shown, or traced, proves nothing.
  private func report(_ index: Int, _ step: inout Step) {
    let isProof = kind == .memory && !progress.wasHelped && !missed.contains(index)
    let item = words[index].item
    step.report(
      .answer(
        item.answer(
          showing: .meaning, progress.wasJudged ? .judged : .drawn, shown: item.meanings,
          given: progress.wasHelped ? "" : progress.given,
          verdict: progress.isRight ? .right : progress.wasHelped ? .givenUp : .wrong,
          milliseconds: progress.ticks * 1000 / Tick.ticksPerSecond,
          certainty: isProof ? .known : .hint)))
  }

  mutating func end(_ step: inout Step) -> Transition {
    if missed.isEmpty { step.report(.cue(.win)) }
    let atOnce = words.count - missed.count
    return end(
      setup.round.content.areLetters ? "All letters written" : "All words written",
      figures: ["\(atOnce) of \(count(words.count)) right first time"] + starFigure + timeFigures,
      missed: missed.map { MissedWord(words[$0].item) })
  }
}

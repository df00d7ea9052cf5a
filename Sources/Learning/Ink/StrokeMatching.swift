/// Assigns each drawn stroke to one of the model's, and finds how the drawing lies over the model.
struct StrokeMatching {
  /// Strokes farther apart than this never match, as a share of the box.
  static let bound = 0.36
  /// How far a careful hand strays on average; below this no better fit is looked for.
  static let good = 0.08

  let (drawn, model): ([StrokeShape], [StrokeShape])
  private(set) var fit = InkFit.identity
  /// The model's stroke for each drawn one.
  private(set) var models: [Int?] = []
  private(set) var matches: [(drawn: Int, model: Int, pair: StrokePair)] = []
  private var cost = Double.infinity
  /// Pairs computed so far. Most strokes never come near most others.
  private var pairs: [StrokePair?]

  /// - Parameter drawn: at least one stroke, in shares of the box like the model's.
  init(_ drawn: [StrokeShape], _ model: [StrokeShape]) {
    (self.drawn, self.model) = (drawn, model)
    pairs = Array(repeating: nil, count: drawn.count * model.count)
    lay(InkFit(InkBox(drawn), over: InkBox(model)))
    refine()
    guard !isGood else { return }
    // The two strokes left of a 三 may be any two of it, except that they have a position on the board.
    lay(.identity, favor: 0.03)
    let isClear = matches.count == min(drawn.count, model.count) && distance < Self.good / 2
    guard !isClear || matches.count < 6 else { return }
    for start in Self.starts(drawn, model) { lay(start) }
    refine()
  }

  /// The mean distance of matched strokes.
  var distance: Double {
    guard !matches.isEmpty else { return 1 }
    return matches.reduce(0) { $0 + $1.pair.distance(fit) } / Double(matches.count)
  }

  /// Whether each stroke has a match that is near enough.
  var isGood: Bool {
    matches.count == model.count && matches.count == drawn.count && distance < Self.good
  }

  /// Takes another fit if it brings the strokes nearer.
  /// - Parameter favor: how much farther each stroke may be for the fit still to win.
  private mutating func lay(_ fit: InkFit, favor: Double = 0) {
    let costs = drawn.indices.map { distances($0, fit) }
    let models = StrokeAssignment.columns(costs, count: model.count)
    var (cost, matches) = (0.0, [(drawn: Int, model: Int, pair: StrokePair)]())
    for (drawn, model) in models.enumerated() {
      guard let model, let pair = pairs[drawn * self.model.count + model] else { continue }
      matches.append((drawn, model, pair))
      cost += costs[drawn][model] - favor
    }
    guard cost < self.cost else { return }
    (self.fit, self.models, self.matches, self.cost) = (fit, models, matches, cost)
  }

  /// The costs of one drawn stroke for each of the model's: below 0 where they may match.
  private mutating func distances(_ index: Int, _ fit: InkFit) -> [Double] {
    let (stroke, middle) = (drawn[index], fit.place(drawn[index].middle))
    var costs = [Double](repeating: 0, count: model.count)
    for other in model.indices {
      // Two strokes are never nearer than their middles.
      let (x, y) = (middle.x - model[other].middle.x, middle.y - model[other].middle.y)
      guard x * x + y * y < Self.bound * Self.bound else { continue }
      let place = index * model.count + other
      let pair = pairs[place] ?? StrokePair(stroke, model[other])
      pairs[place] = pair
      costs[other] = min(pair.distance(fit) - Self.bound, 0)
    }
    return costs
  }

  /// Moves the drawing to minimise the sum of distances rather than of squares, so that one misplaced stroke
  /// doesn't move the others (iteratively reweighted least squares: Weiszfeld 1937).
  private mutating func refine() {
    for _ in 0..<2 {
      let before = models
      var fit = self.fit
      for _ in 0..<4 {
        fit = InkFit(matches.map { ($0.pair, 1 / ($0.pair.distance(fit) + 0.01)) }, from: fit)
      }
      lay(fit)
      if models == before { return }
    }
  }

  /// Other fits to start from: box over box without one of the strokes that make up the box, since that one
  /// may be missing or extra.
  private static func starts(_ drawn: [StrokeShape], _ model: [StrokeShape]) -> [InkFit] {
    let boxes = (InkBox(drawn), InkBox(model))
    var starts: [InkFit] = []
    if drawn.count <= model.count { starts += smaller(model).map { InkFit(boxes.0, over: $0) } }
    if drawn.count >= model.count { starts += smaller(drawn).map { InkFit($0, over: boxes.1) } }
    return starts
  }

  /// The boxes without one of the strokes that reach an edge; four at most.
  private static func smaller(_ shapes: [StrokeShape]) -> [InkBox] {
    guard shapes.count > 1 else { return [] }
    let boxes = shapes.map { InkBox([$0]) }
    let edges = [
      boxes.indices.min { boxes[$0].left < boxes[$1].left },
      boxes.indices.min { boxes[$0].top < boxes[$1].top },
      boxes.indices.max { boxes[$0].right < boxes[$1].right },
      boxes.indices.max { boxes[$0].bottom < boxes[$1].bottom },
    ]
    return Set(edges.compactMap { $0 }).sorted().map { edge in
      InkBox(shapes.indices.filter { $0 != edge }.map { shapes[$0] })
    }
  }
}

extension InkBox {
  init(_ shapes: [StrokeShape]) {
    self.init(shapes.flatMap(\.spots))
  }
}

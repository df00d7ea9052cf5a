/// Which drawn stroke is which of the model, and how the drawing lies over it.
struct StrokeMatching {
  /// Strokes that lie farther apart than this share of the box aren't the same, wherever the others lie.
  static let bound = 0.36
  /// So far a careful hand strays on average; there's no need then to look for a better fit.
  static let good = 0.08

  let (drawn, model): ([StrokeShape], [StrokeShape])
  private(set) var fit = InkFit.identity
  /// The model's stroke of each drawn one.
  private(set) var models: [Int?] = []
  /// Drawn strokes with the model's they are.
  private(set) var matches: [(drawn: Int, model: Int, pair: StrokePair)] = []
  private var cost = Double.infinity
  /// What was worked out so far: most strokes never come near most others.
  private var pairs: [StrokePair?]

  /// - Parameter drawn: at least one stroke, as the model's in shares of the box.
  init(_ drawn: [StrokeShape], _ model: [StrokeShape]) {
    (self.drawn, self.model) = (drawn, model)
    pairs = Array(repeating: nil, count: drawn.count * model.count)
    lay(InkFit(InkBox(drawn), over: InkBox(model)))
    refine()
    guard !isGood else { return }
    // What is left of 三 may be any two of its strokes, but for where they stand on the board.
    lay(.identity, favor: 0.03)
    let isClear = matches.count == min(drawn.count, model.count) && distance < Self.good / 2
    guard !isClear || matches.count < 6 else { return }
    for start in Self.starts(drawn, model) { lay(start) }
    refine()
  }

  /// Of matched strokes, on average.
  var distance: Double {
    guard !matches.isEmpty else { return 1 }
    return matches.reduce(0) { $0 + $1.pair.distance(fit) } / Double(matches.count)
  }

  /// Whether each stroke has its like, near enough.
  var isGood: Bool {
    matches.count == model.count && matches.count == drawn.count && distance < Self.good
  }

  /// Takes another fit if that makes the strokes lie nearer.
  /// - Parameter favor: so much farther may each lie.
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

  /// Of one drawn stroke, for each of the model's: below 0 where they may be the same.
  private mutating func distances(_ index: Int, _ fit: InkFit) -> [Double] {
    let (stroke, middle) = (drawn[index], fit.place(drawn[index].middle))
    var costs = [Double](repeating: 0, count: model.count)
    for other in model.indices {
      // The distance of two strokes is never less than that of their middles.
      let (x, y) = (middle.x - model[other].middle.x, middle.y - model[other].middle.y)
      guard x * x + y * y < Self.bound * Self.bound else { continue }
      let place = index * model.count + other
      let pair = pairs[place] ?? StrokePair(stroke, model[other])
      pairs[place] = pair
      costs[other] = min(pair.distance(fit) - Self.bound, 0)
    }
    return costs
  }

  /// Moves the drawing so that its strokes lie nearest, in the sum of distances rather than of squares: one that was
  /// drawn elsewhere must not move the others (least squares with weights by distance, again and again: Weiszfeld 1937).
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

  /// Other ways to lay the drawing: box over box without one of the strokes that make up the box, since that may be
  /// missing, or extra.
  private static func starts(_ drawn: [StrokeShape], _ model: [StrokeShape]) -> [InkFit] {
    let boxes = (InkBox(drawn), InkBox(model))
    var starts: [InkFit] = []
    if drawn.count <= model.count { starts += smaller(model).map { InkFit(boxes.0, over: $0) } }
    if drawn.count >= model.count { starts += smaller(drawn).map { InkFit($0, over: boxes.1) } }
    return starts
  }

  /// The boxes that remain without one stroke that reaches an edge: four at most.
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
  /// Around strokes.
  init(_ shapes: [StrokeShape]) {
    self.init(shapes.flatMap(\.spots))
  }
}

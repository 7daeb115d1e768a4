/// Where the names of the axes and their units stand in a label as whole words, looked up once.
struct AxisPlaces {
  let x: [Range<Int>]
  let xUnit: [Range<Int>]
  let y: [Range<Int>]
  let yUnit: [Range<Int>]

  init(_ tokens: LabelTokens, _ shared: SharedContext) {
    func places(of name: String?) -> [Range<Int>] { name.map { tokens.places(ofName: $0) } ?? [] }
    x = places(of: shared.context.x?.name)
    xUnit = places(of: shared.context.x?.unit)
    y = places(of: shared.context.y?.name)
    yUnit = places(of: shared.context.y?.unit)
  }
}

/// The order in which parameters are worked out: each after all those whose names it uses; after Kahn (1962).
///
/// Those that are ready at once are in the order of the text. Those that wait for each other come last, in that order.
struct ParameterOrder {
  /// The places of the parameters in the list given, each once.
  private(set) var places: [Int] = []
  private let names: [String]
  /// How many parameters of a name are still to be worked out; views may each have one.
  private var pending: [String: Int] = [:]
  /// How many of the names that a parameter uses are still to be worked out.
  private var waitsFor: [Int]
  /// The parameters that use a name.
  private var users: [String: [Int]] = [:]

  init(_ parameters: [(name: String, uses: Set<String>)]) {
    names = parameters.map(\.name)
    waitsFor = Array(repeating: 0, count: parameters.count)
    for name in names { pending[name, default: 0] += 1 }
    for (place, parameter) in parameters.enumerated() {
      let uses = parameter.uses.filter { pending[$0] != nil }
      waitsFor[place] = uses.count
      for name in uses { users[name, default: []].append(place) }
    }
    sort()
  }

  private mutating func sort() {
    var ready = names.indices.filter { waitsFor[$0] == 0 }
    while !ready.isEmpty {
      places += ready
      ready = ready.flatMap { freed(by: $0) }.sorted()
    }
    let done = Set(places)
    places += names.indices.filter { !done.contains($0) }
  }

  /// The parameters that wait for nothing more once one is worked out.
  private mutating func freed(by place: Int) -> [Int] {
    let name = names[place]
    let left = (pending[name] ?? 0) - 1
    pending[name] = left
    guard left == 0 else { return [] }
    var freed: [Int] = []
    for user in users[name] ?? [] {
      waitsFor[user] -= 1
      if waitsFor[user] == 0 { freed.append(user) }
    }
    return freed
  }
}

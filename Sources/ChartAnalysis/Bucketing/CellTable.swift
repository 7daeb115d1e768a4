import ChartModel

/// The cells of a chart by slot and series, made when a row first falls into one.
///
/// A table of few series is a plain matrix of places; one of very many is sparse, so that ten thousand series of one
/// row each do not cost a hundred million cells.
struct CellTable {
  private(set) var cells: [Cell] = []
  /// The slot and the series of each cell.
  private(set) var owners: [(slot: Int32, series: Int32)] = []
  private var matrix: [Int32] = []
  private var stride = 1
  private var sparse: [Int: Int32] = [:]
  private var isSparse = false

  /// The most places in the matrix: 16 MiB.
  private static let largestMatrix = 1 << 22

  /// The place of a cell in `cells`, made if it is new.
  @inline(__always)
  mutating func place(slot: Int32, series: Int32) -> Int32 {
    let index = Int(slot) &* stride &+ Int(series)
    if Int(series) < stride, matrix.indices.contains(index), matrix[index] >= 0 { return matrix[index] }
    return newPlace(slot: slot, series: series)
  }

  /// The place of a cell, or `nil` where no row has fallen.
  func existingPlace(slot: Int, series: Int) -> Int? {
    if isSparse { return sparse[Self.key(slot, series)].map(Int.init) }
    guard series < stride, slot * stride + series < matrix.count else { return nil }
    let place = matrix[slot * stride + series]
    return place < 0 ? nil : Int(place)
  }

  /// The cell of a slot and a series, empty where no row has fallen.
  func cell(slot: Int, series: Int) -> Cell {
    existingPlace(slot: slot, series: series).map { cells[$0] } ?? Cell()
  }

  @inline(__always)
  mutating func withCells(_ body: (UnsafeMutableBufferPointer<Cell>) -> Void) {
    cells.withUnsafeMutableBufferPointer { body($0) }
  }

  mutating func merge(_ cell: Cell, into place: Int32) {
    cells[Int(place)].merge(cell)
  }

  private static func key(_ slot: Int, _ series: Int) -> Int { slot << 32 | series }

  @inline(never)
  private mutating func newPlace(slot: Int32, series: Int32) -> Int32 {
    let key = Self.key(Int(slot), Int(series))
    if let place = sparse[key] { return place }
    let place = Int32(clamping: cells.count)
    cells.append(Cell())
    owners.append((slot, series))
    if !isSparse { makeRoom(slot: Int(slot), series: Int(series)) }
    if isSparse { sparse[key] = place } else { matrix[Int(slot) * stride + Int(series)] = place }
    return place
  }

  private mutating func makeRoom(slot: Int, series: Int) {
    let slots = max(slot + 1, matrix.count / stride)
    let wanted = series < stride ? stride : max(series + 1, stride * 2)
    guard slots * wanted <= Self.largestMatrix else { return becomeSparse() }
    if wanted > stride { restride(to: wanted) }
    let needed = (slot + 1) * stride
    guard needed > matrix.count else { return }
    let grown = min(max(needed, matrix.count * 2), Self.largestMatrix) / stride * stride
    matrix += [Int32](repeating: -1, count: max(grown, needed) - matrix.count)
  }

  private mutating func restride(to wider: Int) {
    var grown = [Int32](repeating: -1, count: matrix.count / stride * wider)
    for (index, place) in matrix.enumerated() { grown[index / stride * wider + index % stride] = place }
    (matrix, stride) = (grown, wider)
  }

  private mutating func becomeSparse() {
    isSparse = true
    for (index, place) in matrix.enumerated() where place >= 0 {
      sparse[Self.key(index / stride, index % stride)] = place
    }
    (matrix, stride) = ([], 1)
  }
}

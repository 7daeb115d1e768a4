import ChartModel
@_spi(Bytes) import SourceText

/// Collects the values of a worker's rows column by column, and makes each block's `RowBatch` of them.
///
/// Unsafe memory: `steps` holds `plans.count` steps; the values of each hold `capacity` values of `width(of:)` bytes.
/// Rows are written only below `capacity` (`makeRoom(for:)` before each row).
final class BatchBuilder {
  let plans: [ColumnPlan]
  let steps: UnsafeMutablePointer<FieldStep>
  private(set) var capacity = 0
  private let tables: [CategoryTable?]
  private var clock: LocalClock
  /// The arrays of the last batch by step, whose memory is used again when the consumer has let go of them.
  private var numbers: [[Double]]
  private var instants: [[Int64]]
  private var codes: [[Int32]]

  init(plans: [ColumnPlan], clock: LocalClock) {
    self.plans = plans
    self.clock = clock
    tables = plans.map { $0.type == .category ? CategoryTable() : nil }
    numbers = Array(repeating: [], count: plans.count)
    instants = Array(repeating: [], count: plans.count)
    codes = Array(repeating: [], count: plans.count)
    steps = .allocate(capacity: max(1, plans.count))
    for (place, plan) in plans.enumerated() {
      (steps + place).initialize(to: Self.step(plan, after: place > 0 ? plans[place - 1] : nil, clock: clock))
    }
  }

  deinit {
    for place in plans.indices {
      steps[place].values.deallocate()
      steps[place].dates?.deallocate()
    }
    steps.deallocate()
  }

  private static func step(_ plan: ColumnPlan, after previous: ColumnPlan?, clock: LocalClock) -> FieldStep {
    let isRepeated = previous?.index == plan.index
    let kind: FieldStep.Kind =
      switch plan.type {
      case .number: plan.needsSlowPath ? .signedNumber : .number
      case .instant: .instant
      case .category: .category
      }
    return FieldStep(
      kind: kind, skip: isRepeated ? 0 : plan.index - (previous?.index ?? -1) - 1, isRepeated: isRepeated,
      values: .allocate(byteCount: 8, alignment: 16), mark: UInt64(plan.fastMark),
      dates: kind == .instant && plan.dateStyle.clock.isEmpty ? noDates() : nil,
      isUTC: clock.zone.isUTC && !plan.dateStyle.endsWeeks)
  }

  private static func noDates() -> UnsafeMutablePointer<KnownDate> {
    let dates = UnsafeMutablePointer<KnownDate>.allocate(capacity: KnownDate.count)
    dates.initialize(repeating: KnownDate(), count: KnownDate.count)
    return dates
  }

  private static func width(of kind: FieldStep.Kind) -> Int { kind == .category ? 4 : 8 }

  func beginBatch() {
    for (place, table) in tables.enumerated() {
      table?.beginBatch()
      refreshSlots(place)
    }
  }

  /// The table may have moved its slots when it grew.
  private func refreshSlots(_ place: Int) {
    guard let table = tables[place] else { return }
    steps[place].slots = table.slots
    steps[place].shift = table.shift
  }

  /// Makes room so that `row` can be written in every column; the values before it stay.
  func makeRoom(for row: Int) {
    guard row >= capacity else { return }
    let larger = max(4_096, capacity * 2, row + 1)
    for place in plans.indices {
      let width = Self.width(of: steps[place].kind)
      let values = UnsafeMutableRawPointer.allocate(byteCount: larger * width, alignment: 16)
      values.copyMemory(from: steps[place].values, byteCount: capacity * width)
      steps[place].values.deallocate()
      steps[place].values = values
    }
    capacity = larger
  }

  /// Writes the value that a text stands for; false where it does not fit the column.
  func write(_ text: Bytes, step place: Int, row: Int) -> Bool {
    if !plans[place].missing.isEmpty, plans[place].missing.contain(text.trimmed) {
      writeMissing(step: place, row: row)
      return true
    }
    switch steps[place].kind {
    case .number, .signedNumber: return writeNumber(text, plans[place].numberStyle, step: place, row: row)
    case .instant: return writeInstant(text, plans[place].dateStyle, step: place, row: row)
    case .category:
      let code = tables[place]?.code(text) ?? CategorySlot.missing
      refreshSlots(place)
      store(code, step: place, row: row)
      return true
    }
  }

  /// Writes the code of a short text whose key the fast path has made.
  @inline(never)
  func writeCategory(_ low: UInt64, _ high: UInt64, text: Bytes, step place: Int, row: Int) {
    let code = tables[place]?.code(low, high, text: text) ?? CategorySlot.missing
    refreshSlots(place)
    store(code, step: place, row: row)
  }

  private func writeNumber(_ text: Bytes, _ style: NumberStyle, step place: Int, row: Int) -> Bool {
    switch NumberText.read(text, style: style) {
    case .value(let number, let decimals):
      steps[place].decimals = max(steps[place].decimals, decimals)
      store(number, step: place, row: row)
    case .missing, .bound: store(ColumnValues.missingNumber, step: place, row: row)
    case .tooLarge, .bad: return false
    }
    return true
  }

  private func writeInstant(_ text: Bytes, _ style: DateStyle, step place: Int, row: Int) -> Bool {
    switch DateText.read(text, style: style) {
    case .value(let time, _, let hasOffset):
      store(hasOffset ? time : clock.microseconds(local: time), step: place, row: row)
    case .missing: store(ColumnValues.missingInstant, step: place, row: row)
    case .bad: return false
    }
    return true
  }

  func writeMissing(step place: Int, row: Int) {
    switch steps[place].kind {
    case .number, .signedNumber: store(ColumnValues.missingNumber, step: place, row: row)
    case .instant: store(ColumnValues.missingInstant, step: place, row: row)
    case .category: store(CategorySlot.missing, step: place, row: row)
    }
  }

  private func store<Value: BitwiseCopyable>(_ value: Value, step place: Int, row: Int) {
    // In bounds: `row` is below `capacity`, and the width of `Value` is that of the step's kind.
    guard row < capacity else { return }
    steps[place].values.storeBytes(of: value, toByteOffset: row * MemoryLayout<Value>.stride, as: Value.self)
  }

  var decimals: [Int] { plans.indices.map { steps[$0].decimals } }

  /// The rows written since `beginBatch`, as a batch in the order of the plans.
  func finish(rowCount: Int) -> RowBatch {
    let count = min(rowCount, capacity)
    return RowBatch(rowCount: count, columns: plans.indices.map { column($0, count: count) })
  }

  private func column(_ place: Int, count: Int) -> ColumnValues {
    let values = steps[place].values
    switch steps[place].kind {
    case .number, .signedNumber:
      Self.refill(&numbers[place], values, count)
      return .numbers(numbers[place])
    case .instant:
      Self.refill(&instants[place], values, count)
      return .instants(instants[place])
    case .category:
      Self.refill(&codes[place], values, count)
      return .categories(codes: codes[place], names: tables[place]?.batchNames ?? [])
    }
  }

  private static func refill<Value: BitwiseCopyable>(
    _ array: inout [Value], _ values: UnsafeMutableRawPointer, _ count: Int
  ) {
    array.removeAll(keepingCapacity: true)
    // In bounds: `count` is at most `capacity`, and these values were written as `Value`.
    let first = values.assumingMemoryBound(to: Value.self)
    array.append(contentsOf: UnsafeBufferPointer(start: first, count: count))
  }
}

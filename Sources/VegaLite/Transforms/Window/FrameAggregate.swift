/// An aggregate over the frame of each row.
///
/// Frames only ever move forwards, so that values are added as they come in and taken away as they leave.
struct FrameAggregate {
  let call: TransformCall
  let partition: WindowPartition
  let frame: WindowFrame
  /// The field's values by row of the table.
  let cells: [VegaValue]

  private var count: Int { partition.rows.count }

  /// One value a row, in the partition's order.
  func values(_ request: AggregateRequest) throws(SpecificationFault) -> [VegaValue] {
    switch request.operation.need {
    case .counts, .sums, .moments: running(request)
    case .extremes: extremes(request.operation)
    case .everything: try stored(request.operation)
    }
  }

  private func value(_ place: Int) -> VegaValue { cells.element(partition.rows[place]) }

  /// Calls `enter` and `leave` with the places that do, then asks for a result, for each row.
  private func slide(
    enter: (Int) -> Void, leave: (Int) -> Void, result: (Range<Int>) -> VegaValue
  ) -> [VegaValue] {
    var last = 0..<0
    return (0..<count).map { place in
      let range = frame.range(place, in: partition)
      // What leaves goes first: that is Vega's order, and sums depend on it.
      for place in last.lowerBound..<max(last.lowerBound, range.lowerBound) { leave(place) }
      for place in last.upperBound..<max(last.upperBound, range.upperBound) { enter(place) }
      last = range
      return result(range)
    }
  }

  private func running(_ request: AggregateRequest) -> [VegaValue] {
    var measure = RunningMeasure(for: [request.operation], ratio: request.parameter)
    return slide {
      measure.add(value($0), row: partition.rows[$0])
    } leave: {
      measure.remove(value($0))
    } result: { _ in
      measure.result(request.operation, of: call.table) ?? .undefined
    }
  }

  /// The least or the greatest: only places that can still become it are kept, in a queue in their order.
  private func extremes(_ operation: AggregateOperation) -> [VegaValue] {
    let wantsLeast = operation == .min || operation == .argmin
    var queue: [Int] = []
    var head = 0
    return slide { place in
      let new = value(place)
      guard !RunningMeasure.isMissing(new), !RunningMeasure.isLeftOut(new) else { return }
      while queue.count > head, let last = queue.last,
        wantsLeast ? new.isLess(than: value(last)) : value(last).isLess(than: new)
      {
        queue.removeLast()
      }
      queue.append(place)
    } leave: { place in
      if head < queue.count, queue[head] == place { head += 1 }
    } result: { _ in
      let place = head < queue.count ? queue[head] : nil
      guard operation == .argmin || operation == .argmax else { return place.map(value) ?? .undefined }
      return place.map { call.table.record(partition.rows[$0]) } ?? .object(VegaObject())
    }
  }

  private func stored(_ operation: AggregateOperation) throws(SpecificationFault) -> [VegaValue] {
    switch operation {
    case .distinct: distinct()
    case .median: quantiles(0.5)
    case .q1: quantiles(0.25)
    case .q3: quantiles(0.75)
    default: try everything(operation)
    }
  }

  private func distinct() -> [VegaValue] {
    let codes = ValueCodes.codes((0..<count).map(value))
    var uses = [Int](repeating: 0, count: count)
    var different = 0
    return slide { place in
      if uses[codes[place]] == 0 { different += 1 }
      uses[codes[place]] += 1
    } leave: { place in
      uses[codes[place]] -= 1
      if uses[codes[place]] == 0 { different -= 1 }
    } result: { _ in
      .number(Double(different))
    }
  }

  private func quantiles(_ share: Double) -> [VegaValue] {
    var numbers = SlidingNumbers((0..<count).map(value))
    return slide {
      numbers.enter($0)
    } leave: {
      numbers.leave($0)
    } result: { _ in
      numbers.quantile(share).map(VegaValue.number) ?? .undefined
    }
  }

  /// Results that need the rows themselves, or draws from them, each time anew.
  private func everything(_ operation: AggregateOperation) throws(SpecificationFault) -> [VegaValue] {
    // Frames overlap: they share the records of their rows.
    let records = operation == .values ? partition.rows.map { call.table.record($0) } : []
    return try (0..<count).map { (place) throws(SpecificationFault) in
      let range = frame.range(place, in: partition)
      try call.spend(range.count)
      if operation == .values { return .array(Array(records[range])) }
      let rows = range.map { partition.rows[$0] }
      let store = StoredMeasure(cells, rows: rows, needsOrder: false)
      switch operation {
      case .ci0: return try store.interval(call).0
      case .ci1: return try store.interval(call).1
      default: return store.result(operation, of: call.table)
      }
    }
  }
}

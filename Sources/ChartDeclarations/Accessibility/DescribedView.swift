internal import ChartModel

extension View {
  /// A view as its author describes it for an audio graph: its title and its summary are those of the chart in it, and where the view
  /// holds no chart, its points are told.
  ///
  /// ```swift
  /// Image("steps").accessibilityChartDescriptor(StepsDescriptor(days: days))
  /// ```
  public func accessibilityChartDescriptor(_ representable: some AXChartDescriptorRepresentable) -> some View {
    DescribedView(content: self, descriptor: representable.makeChartDescriptor())
  }
}

/// A view with the descriptor of its author.
nonisolated struct DescribedView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let descriptor: AXChartDescriptor

  @MainActor func read(by reader: PageReader) {
    let page = reader.page(of: content) { settings in
      settings.descriptorTitle = title
      settings.lead(with: descriptor.summary)
      settings.valueWriter = descriptor.yAxis?.valueDescriptionProvider ?? settings.valueWriter
    }
    let points = DescribedPoints(descriptor: descriptor, title: title)
    guard page.charts.isEmpty else {
      return reader.add(page.described(by: points.declaration(in: reader.settings)).items)
    }
    reader.add(page.items)
    reader.read(points)
  }

  private var title: String? { descriptor.attributedTitle?.string ?? descriptor.title }
}

/// The chart that a descriptor alone tells.
nonisolated private struct DescribedPoints: View, PageContent {
  typealias Body = EmptyView
  let descriptor: AXChartDescriptor
  let title: String?

  @MainActor func read(by reader: PageReader) { reader.add(declaration(in: reader.settings)) }

  func declaration(in settings: ChartSettings) -> ChartDeclaration {
    var settings = settings
    settings.title = settings.title ?? title
    settings.lead(with: descriptor.summary)
    settings.x.domain = descriptor.xAxis.domain
    settings.y.domain = descriptor.yAxis?.domain
    var marks = MarkCollector()
    marks.marks = descriptor.series.flatMap { series in series.dataPoints.map { mark(of: $0, in: series) } }
    return ChartLowering(collected: marks, settings: settings).declaration()
  }

  private func mark(of point: AXDataPoint, in series: AXDataSeriesDescriptor) -> PlacedMark {
    let kind: MarkKind = series.isContinuous ? .line : point.xValue.isNumber ? .point : .bar
    let y = point.yValue.map(\.number) ?? ColumnValues.missingNumber
    var mark = PlacedMark(
      kind, x: plotted(point.xValue, descriptor.xAxis.title),
      y: PlottedValue(label: descriptor.yAxis?.title ?? "", content: .number(y), type: Double.self))
    if descriptor.series.count > 1, let name = series.name, !name.isEmpty {
      mark.traits.channels[.foregroundStyle] = PlottedValue(label: "", content: .text(name), type: String.self)
    }
    mark.traits.author = words(of: point)
    return mark
  }

  /// What VoiceOver says of a point: its label, or else the values as the axes say them.
  private func words(of point: AXDataPoint) -> AuthorText {
    let x = (descriptor.xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(point.xValue.number)
    let y = point.yValue.flatMap { descriptor.yAxis?.valueDescriptionProvider($0.number) }
    return AuthorText(label: point.attributedLabel?.string ?? point.label ?? x, value: y)
  }

  private func plotted(_ value: AXDataPointValue, _ label: String) -> PlottedValue {
    PlottedValue(
      label: label, content: value.isNumber ? .number(value.number) : .text(value.category), type: String.self)
  }
}

extension ChartSettings {
  /// Takes the summary of a descriptor, where nothing within it has a description of its own.
  fileprivate mutating func lead(with summary: String?) {
    guard authorDescription == nil, let summary else { return }
    (authorDescription, authorLeads) = (summary, true)
  }
}

extension AXDataAxisDescriptor {
  /// The bounds or the categories.
  fileprivate var domain: LoweredDomain? {
    switch self {
    case let axis as AXNumericDataAxisDescriptor:
      LoweredDomain(places: [.number(axis.range.lowerBound), .number(axis.range.upperBound)])
    case let axis as AXCategoricalDataAxisDescriptor: LoweredDomain(places: axis.categoryOrder.map { .text($0) })
    default: nil
    }
  }
}

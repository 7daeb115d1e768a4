import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct BuilderTests {
  struct Item: Identifiable {
    let id: String
    let count: Int?
  }
  struct Goal: ChartContent {
    var goal: Int
    var body: some ChartContent { RuleMark(y: .value("Goal", goal)) }
  }
  struct Nested: ChartContent {
    var body: some ChartContent {
      Goal(goal: 5)
      bar("nested", 1)
    }
  }

  static let items = [Item(id: "a", count: 1), Item(id: "b", count: nil), Item(id: "c", count: 3)]

  @Test func conditionsAndLoops() {
    let chart = Chart {
      for item in Self.items {
        let doubled = (item.count ?? 0) * 2
        if let count = item.count { bar(item.id, count) }
        if doubled > 4 { bar("more", doubled) } else { bar("less", doubled) }
        switch item.id {
        case "a": bar("first", 1)
        case "b": EmptyChartContent()
        default: AnyChartContent(bar("rest", 1))
        }
      }
      if #available(macOS 15, *) { bar("new", 1) }
    }
    #expect(
      rows(chart.layers.first) == [
        "a | 1.0", "less | 2.0", "first | 1.0", "less | 0.0", "c | 3.0", "more | 6.0", "rest | 1.0", "new | 1.0",
      ])
  }

  @Test func forEachInItsForms() {
    let chart = Chart {
      ForEach(Self.items) { bar($0.id, 1) }
      ForEach(["x", "y"], id: \.self) { bar($0, 2) }
      ForEach(0..<2) { bar("\($0)", 3) }
      ForEach(Self.items.indices, id: \.self) { index in bar(Self.items[index].id + "!", 4) }
    }
    let names = rows(chart.layers.first).compactMap { $0.split(separator: " ").first }
    #expect(names == ["a", "b", "c", "x", "y", "0", "1", "a!", "b!", "c!"])
  }

  @Test func chartsOfData() {
    #expect(rows(Chart(Self.items) { bar($0.id, 1) }.layers.first).count == 3)
    #expect(rows(Chart(["x", "y"], id: \.self) { bar($0, 1) }.layers.first) == ["x | 1.0", "y | 1.0"])
  }

  @Test func ownContent() {
    let declaration = Chart { Nested() }.declaration()
    #expect(declaration.rules.map(\.name) == ["Goal"])
    #expect(rows(declaration.layers.first) == ["nested | 1.0"])
  }

  @Test func nothing() {
    let empty = Chart {}.chartTitle("Empty").declaration()
    #expect(empty.layers.isEmpty && empty.rules.isEmpty && empty.title == "Empty")
    let none: [Item] = []
    #expect(Chart(none) { bar($0.id, 1) }.layers.isEmpty)
  }

  @Test func layersInOrderOfAppearance() {
    let chart = Chart(0..<2, id: \.self) { number in
      LineMark(x: .value("X", number), y: .value("A", number))
      PointMark(x: .value("X", number), y: .value("B", number))
    }
    #expect(chart.layers.map(\.specification.y.field) == ["A", "B"])
    #expect(chart.layers.map(\.rows.rowCount) == [2, 2])
  }

  @Test func aCurveIsALayerOfItsOwn() {
    let chart = Chart {
      LineMark(x: .value("X", 1), y: .value("Y", 1)).interpolationMethod(.catmullRom(alpha: 0.5))
      LineMark(x: .value("X", 1), y: .value("Y", 1)).interpolationMethod(.stepEnd)
      LineMark(x: .value("X", 1), y: .value("Y", 1))
      LineMark(x: .value("X", 2), y: .value("Y", 1)).interpolationMethod(.linear)
    }
    #expect(chart.layers.map(\.specification.interpolation) == [.catmullRom, .stepEnd, .linear])
  }

  /// Work that grew with the square of the marks would not end in time.
  @Test(.timeLimit(.minutes(5))) func manyMarks() {
    let chart = Chart(0..<5_000, id: \.self) { number in
      LineMark(x: .value("Time", date(Double(number) * 60), unit: .minute), y: .value("Value", number % 97))
        .foregroundStyle(by: .value("Kind", Intensity.allCases[number % 5]))
        .accessibilityLabel("Mark \(number)")
      PointMark(x: .value("Time", date(Double(number) * 60), unit: .minute), y: .value("Value", number % 97))
        .foregroundStyle(by: .value("Kind", Intensity.allCases[number % 5]))
    }
    #expect(chart.declaration().layers.map(\.rows.rowCount) == [5_000, 5_000])
  }

  @Test(.timeLimit(.minutes(5))) func manyPlots() {
    let chart = Chart {
      ForEach(0..<20_000) { number in
        Plot {
          LineMark(x: .value("X", "place \(number)"), y: .value("Y", number), series: .value("S", "series \(number)"))
            .foregroundStyle(by: .value("S", "series \(number)"))
            .annotation { Text("note \(number)") }
        }
        .accessibilityLabel("Plot \(number)").accessibilityIdentifier("id \(number)")
      }
    }
    .chartXSelection(value: .constant("place 19999"))
    let declaration = chart.declaration()
    #expect(declaration.layers.map(\.plots.count) == [20_000])
    #expect(declaration.selection == .point(19_999))
  }

  @Test func numbersOfAnyTypeAreOneLayer() {
    let chart = Chart {
      LineMark(x: .value("X", 1), y: .value("Y", 5))
      LineMark(x: .value("X", 2.5), y: .value("Y", Double.nan))
      LineMark(x: .value("X", Float(3)), y: .value("Y", Decimal(7)))
    }
    #expect(rows(chart.layers.first) == ["1.0 | 5.0", "2.5 | nan", "3.0 | 7.0"])
    #expect(chart.layers.count == 1)
  }

  @Test func namesAreOneLayerUnlessTheirLevelsDiffer() {
    enum Others: String, CaseIterable, Plottable { case monday = "Mon", tuesday = "Tue", wednesday = "Wed" }
    let chart = Chart {
      bar("a", 1)
      BarMark(x: .value("X", Fruit.pear), y: .value("Y", 1))
      BarMark(x: .value("X", Weekdays.monday), y: .value("Y", 1))
      BarMark(x: .value("X", Others.tuesday), y: .value("Y", 1))
      BarMark(x: .value("X", Intensity.mild), y: .value("Y", 1))
      BarMark(x: .value("X", 3), y: .value("Y", 1))
      BarMark(x: .value("X", date(0)), y: .value("Y", 1))
    }
    #expect(
      chart.layers.map { rows($0) } == [
        ["a | 1.0", "Pear | 1.0"], ["Mon | 1.0", "Tue | 1.0"], ["Mild | 1.0"], ["3.0 | 1.0"],
        ["2025-06-01T00:00:00Z | 1.0"],
      ])
  }
}

private func bar(_ name: String, _ count: Int) -> BarMark { BarMark(x: .value("X", name), y: .value("Y", count)) }

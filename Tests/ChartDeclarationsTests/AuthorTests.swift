import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct AuthorTests {
  private func point(_ number: Int) -> PointMark { PointMark(x: .value("X", number), y: .value("Y", number)) }

  @Test func labelsValuesAndIdentifiers() {
    let layer = Chart(0..<3, id: \.self) { number in
      if number == 1 {
        point(number).accessibilityLabel("One").accessibilityValue(Text("1 pancake")).accessibilityIdentifier("one")
      } else {
        point(number).accessibilityHidden(number == 2)
      }
    }
    .layers.first
    #expect(layer?.authors == [1: AuthorText(label: "One", value: "1 pancake"), 2: AuthorText(isHidden: true)])
    #expect(layer?.identifiers == [1: "one"])
  }

  @Test func formattedTexts() {
    let layer = Chart {
      point(1).accessibilityLabel("Day \(1_234, format: .number)")
        .accessibilityValue("\(0.5, format: .percent) done")
      point(2).annotation { Text(0.25, format: .number) + Text(verbatim: " miles") }
    }
    .layers.first
    #expect(
      layer?.authors == [
        0: AuthorText(label: "Day 1,234", value: "50% done"), 1: AuthorText(notes: ["0.25 miles"]),
      ])
  }

  @Test func whatStandsFurtherInsideWins() {
    let layer = Chart {
      ForEach(0..<2) { number in
        if number == 0 { point(0).accessibilityLabel("inside") } else { point(1).accessibilityHidden(false) }
      }
      .accessibilityLabel("outside").accessibilityHidden(true).accessibilityIdentifier("twice")
    }
    .layers.first
    #expect(
      layer?.authors == [
        0: AuthorText(label: "inside", isHidden: true), 1: AuthorText(label: "outside", isHidden: true),
      ])
    #expect(layer?.identifiers == [0: "twice"])
  }

  @Test func aPlotHasTheName() {
    let layer = Chart {
      Plot {
        point(0)
        point(1).accessibilityLabel("own")
      }
      .accessibilityLabel("Flat").accessibilityValue("two points").accessibilityIdentifier("plot")
      point(2)
      Plot { point(3) }.accessibilityHidden(true)
    }
    .layers.first
    #expect(layer?.plots == [DeclaredPlot(name: "Flat, two points", rows: [0, 1]), DeclaredPlot(rows: [3])])
    #expect(layer?.authors == [1: AuthorText(label: "own"), 3: AuthorText(isHidden: true)])
    #expect(layer?.identifiers == [:])
  }

  @Test func aPlotOfACandleIsItsPlace() {
    let chart = Chart {
      Plot {
        RuleMark(x: .value("Day", "Mon"), yStart: .value("Low", 1), yEnd: .value("High", 9))
        BarMark(x: .value("Day", "Mon"), yStart: .value("Open", 3), yEnd: .value("Close", 5))
      }
      .accessibilityLabel("Monday").accessibilityValue("Open 3, close 5")
    }
    #expect(chart.layers.map(\.plots) == [[], []])
    #expect(
      chart.layers.map { $0.authors[0] }
        == Array(repeating: AuthorText(label: "Monday", value: "Open 3, close 5"), count: 2))
  }

  @Test func aPlotOverTwoLayers() {
    let layers = Chart {
      Plot {
        point(0)
        LineMark(x: .value("X", 1), y: .value("Z", 1))
      }
      .accessibilityLabel("Both")
    }
    .layers
    #expect(layers.map(\.plots) == [[DeclaredPlot(name: "Both", rows: [0])], [DeclaredPlot(name: "Both", rows: [0])]])
  }

  @Test func annotationsAreNotes() {
    let layer = Chart {
      point(0).annotation(position: .top, alignment: .leading, spacing: 4) {
        VStack(alignment: .leading) {
          Text("Best day").font(.headline).padding()
          HStack {
            Image(systemName: "star")
            Text("\(12_345, format: .number)").bold()
            Text("steps").foregroundStyle(.secondary)
          }
          Text("decoration").accessibilityHidden(true)
          Text("km/h").accessibilityLabel("kilometres an hour")
          Spacer()
        }
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 4))
      }
      .annotation { context in if context.targetSize.width > 0 { Text("wide") } else { Text("narrow") } }
      point(1).annotation(overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { Text(" ") }
    }
    .layers.first
    #expect(
      layer?.authors == [0: AuthorText(notes: ["Best day", "12,345 steps", "kilometres an hour", "narrow"])])
  }

  @Test func looksChangeNothing() {
    let chart = Chart {
      point(1)
        .foregroundStyle(.red).foregroundStyle(.blue.gradient).foregroundStyle(Color.green.opacity(0.5))
        .foregroundStyle(.primary).foregroundStyle(.tint).foregroundStyle(Color("Brand"))
        .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .foregroundStyle(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
        .opacity(0.5).cornerRadius(4).symbol(.diamond).symbol(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2))
        .symbol { Circle().fill(.red) }.symbolSize(30).symbolSize(CGSize(width: 1, height: 1))
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2])).offset(x: 1, y: 2).offset(.zero).zIndex(1)
        .shadow(radius: 3).blur(radius: 1).mask { point(5) }.clipShape(Circle()).alignsMarkStylesWithPlotArea()
        .compositingLayer()
    }
    #expect(chart.shapes == ["point, x X: quantitative, y Y: quantitative mean, rows"])
    // What masks a mark is seen as the mark.
    #expect(rows(chart.layers.first) == ["1.0 | 1.0", "5.0 | 5.0"])
    #expect(chart.layers.first?.authors == [:])
  }
}

import SwiftUI
import Charts

struct WebRetentionView: View {
  let cells: [WebCohortCell]
  @State private var highlighted: String?

  private var cohorts: [String] {
    cells.filter { $0.week == "W0" }.map(\.cohort)
  }

  private var averages: [(week: String, percent: Double)] {
    Dictionary(grouping: cells, by: \.week)
      .map { week, cells in
        (week: week, percent: Double(cells.reduce(0) { $0 + $1.percent }) / Double(cells.count))
      }
      .sorted { $0.week < $1.week }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        WebPanel("Retention by cohort", caption: "Visitors who come back, in percent") {
          heatMap
            .frame(height: 300)
        }
        WebPanel("Average of all cohorts", caption: "One stem for each week after the first visit") {
          lollipops
            .frame(height: 160)
        }
      }
      .padding()
    }
    .navigationTitle("Retention")
  }

  private var heatMap: some View {
    Chart {
      RectanglePlot(
        cells,
        x: .value("Week", \.week),
        y: .value("Cohort", \.cohort),
        width: .ratio(0.96),
        height: .ratio(0.92)
      )
      .foregroundStyle(by: .value("Retained", \.percent))

      ForEach(cells) { cell in
        PointMark(
          x: .value("Week", cell.week),
          y: .value("Cohort", cell.cohort)
        )
        .symbol {
          Text("\(cell.percent)")
            .font(.caption2.monospacedDigit())
            .foregroundStyle(cell.percent > 60 ? .white : .black)
        }
        .accessibilityHidden(true)
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.white, .teal, .blue]))
    .chartYScale(domain: cohorts)
    .chartXAxis {
      AxisMarks(position: .top) { _ in
        AxisValueLabel()
      }
    }
    .chartLegend(.hidden)
  }

  private var lollipops: some View {
    Chart(averages, id: \.week) { item in
      RuleMark(
        x: .value("Week", item.week),
        yStart: .value("Zero", 0),
        yEnd: .value("Average", item.percent)
      )
      .foregroundStyle(.teal)
      .accessibilityHidden(true)

      PointMark(
        x: .value("Week", item.week),
        y: .value("Average", item.percent)
      )
      .symbolSize(120)
      .foregroundStyle(.teal)
      .accessibilityValue("\(item.percent, specifier: "%.0f") percent")
    }
    .chartYScale(domain: 0...100)
  }
}

struct WebPanel<Content: View>: View {
  private let title: LocalizedStringKey
  private let caption: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, caption: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
      content
    }
  }
}

#Preview {
  NavigationStack {
    WebRetentionView(cells: WebSamples.cohorts)
  }
}

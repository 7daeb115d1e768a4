import SwiftUI
import Charts

struct WebReferrersView: View {
  enum Style: String, CaseIterable {
    case stacked, share, total
  }

  @Environment(WebDashboard.self) private var dashboard
  @State private var style: Style = .stacked

  private struct Total: Identifiable {
    let source: String
    let sessions: Int
    var id: String { source }
  }

  private var totals: [Total] {
    Dictionary(grouping: dashboard.referrals, by: \.source)
      .map { Total(source: $0.key, sessions: $0.value.reduce(0) { $0 + $1.sessions }) }
      .sorted { $0.sessions > $1.sessions }
  }

  var body: some View {
    List {
      Section {
        Group {
          switch style {
          case .stacked: bars(stacking: .standard)
          case .share: bars(stacking: .normalized)
          case .total: pie
          }
        }
        .chartForegroundStyleScale(domain: ["Search", "Direct", "Social", "Newsletter"])
        .frame(height: 260)
      } header: {
        Text("Where visitors come from")
      }

      Section("Half-year") {
        ForEach(totals) { total in
          LabeledContent(total.source, value: total.sessions, format: .number)
        }
      }
    }
    .toolbar {
      ToolbarItem {
        Menu("Style", systemImage: "chart.bar") {
          Picker("Style", selection: $style) {
            ForEach(Style.allCases, id: \.self) { style in
              Text(style.rawValue.capitalized)
            }
          }
        }
      }
    }
    .task { await dashboard.load() }
    .navigationTitle("Sources")
  }

  private func bars(stacking: MarkStackingMethod) -> some View {
    Chart {
      BarPlot(
        dashboard.referrals,
        x: .value("Month", \.month),
        y: .value("Sessions", \.sessions),
        stacking: stacking
      )
      .foregroundStyle(by: .value("Source", \.source))
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 5))
    }
  }

  private var pie: some View {
    Chart {
      SectorPlot(
        totals,
        angle: .value("Sessions", \.sessions),
        innerRadius: .ratio(0.4),
        angularInset: 1
      )
      .foregroundStyle(by: .value("Source", \.source))
    }
    .chartLegend(position: .trailing)
  }
}

#Preview {
  NavigationStack {
    WebReferrersView()
  }
  .environment(WebDashboard.preview)
}

import SwiftUI
import Charts

struct HgdWeekdayView: View {
  enum Style: String, CaseIterable, Identifiable {
    case grouped = "Side by side"
    case stacked = "Total"
    case share = "Share"

    var id: Self { self }
  }

  let totals: [HgdWeekdayTotal]
  @State private var style = Style.grouped
  @State private var highlighted: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Style", selection: $style.animation()) {
        ForEach(Style.allCases) { style in
          Text(style.rawValue).tag(style)
        }
      }
      .pickerStyle(.segmented)

      Chart {
        ForEach(totals) { total in
          switch style {
          case .grouped:
            BarMark(
              x: .value("Weekday", total.weekday),
              y: .value("Minutes", total.minutes)
            )
            .position(by: .value("Part of day", total.part.rawValue))
            .foregroundStyle(by: .value("Part of day", total.part.rawValue))
            .opacity(opacity(of: total.weekday))
          case .stacked:
            BarMark(
              x: .value("Weekday", total.weekday),
              y: .value("Minutes", total.minutes)
            )
            .foregroundStyle(by: .value("Part of day", total.part.rawValue))
            .opacity(opacity(of: total.weekday))
          case .share:
            BarMark(
              x: .value("Weekday", total.weekday),
              y: .value("Minutes", total.minutes),
              stacking: .normalized
            )
            .foregroundStyle(by: .value("Part of day", total.part.rawValue))
            .opacity(opacity(of: total.weekday))
          }
        }
      }
      .chartForegroundStyleScale([
        HgdPartOfDay.morning.rawValue: Color.orange,
        HgdPartOfDay.evening.rawValue: Color.indigo,
      ])
      .chartXSelection(value: $highlighted)
      .chartLegend(position: .top, alignment: .leading)
      .frame(height: 240)

      if let highlighted {
        Text(summary(for: highlighted))
          .font(.callout)
          .foregroundStyle(.secondary)
          .transition(.opacity)
      }
    }
    .padding()
    .onChange(of: style) { _, _ in
      highlighted = nil
    }
  }

  private func opacity(of weekday: String) -> Double {
    highlighted == nil || highlighted == weekday ? 1 : 0.35
  }

  private func summary(for weekday: String) -> String {
    let minutes = totals.filter { $0.weekday == weekday }.reduce(0) { $0 + $1.minutes }
    return String(localized: "\(weekday): \(minutes) minutes on average")
  }
}

#Preview {
  HgdWeekdayView(totals: HgdSample.weekdayTotals)
}

import Charts
import SwiftUI

struct SkyHourlyView: View {
  @Environment(SkyStore.self) private var store
  @State private var selectedDate: Date?
  @State private var scrollDate = SkySample.start
  @State private var showsFeelsLike = true

  private var selectedHour: SkyHour? {
    guard let selectedDate else { return nil }
    return store.hours.min {
      abs($0.date.timeIntervalSince(selectedDate)) < abs($1.date.timeIntervalSince(selectedDate))
    }
  }

  var body: some View {
    @Bindable var store = store
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text(store.placeName).font(.title2.bold())
        Spacer()
        Picker("Unit", selection: $store.unit) {
          ForEach(SkyTemperatureUnit.allCases) { Text($0.symbol).tag($0) }
        }
        .pickerStyle(.segmented)
        .fixedSize()
      }

      switch store.phase {
      case .idle, .loading:
        ProgressView("Loading forecast…")
          .frame(maxWidth: .infinity, minHeight: 260)
      case .failed(let message):
        ContentUnavailableView("No forecast", systemImage: "wifi.slash", description: Text(message))
      case .ready:
        chart
          .frame(height: 260)
      }

      Toggle("Feels like", isOn: $showsFeelsLike.animation())
    }
    .padding()
    .task { await store.load() }
    .onChange(of: store.unit) { _, _ in
      selectedDate = nil
    }
  }

  private var chart: some View {
    Chart {
      ForEach(store.hours) { hour in
        LineMark(
          x: .value("Time", hour.date),
          y: .value("Temperature", store.unit.convert(hour.temperature)),
          series: .value("Kind", "Air")
        )
        .foregroundStyle(by: .value("Kind", "Air"))
        .interpolationMethod(.catmullRom)

        if showsFeelsLike {
          LineMark(
            x: .value("Time", hour.date),
            y: .value("Temperature", store.unit.convert(hour.feelsLike)),
            series: .value("Kind", "Feels like")
          )
          .foregroundStyle(by: .value("Kind", "Feels like"))
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
          .interpolationMethod(.catmullRom)
        }
      }

      if let selectedHour {
        RuleMark(x: .value("Selected", selectedHour.date))
          .foregroundStyle(.secondary.opacity(0.5))
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 4,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            SkyHourCallout(hour: selectedHour, unit: store.unit)
          }
      }
    }
    .chartForegroundStyleScale(["Air": .orange, "Feels like": .teal])
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXSelection(value: $selectedDate)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3_600 * 18)
    .chartScrollPosition(x: $scrollDate)
    .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(minute: 0)))
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
  }
}

private struct SkyHourCallout: View {
  let hour: SkyHour
  let unit: SkyTemperatureUnit

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(hour.date, format: .dateTime.weekday().hour())
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(unit.text(hour.temperature)).font(.headline)
      Text("Feels like \(unit.text(hour.feelsLike))").font(.caption2)
    }
    .padding(6)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
  }
}

#Preview {
  SkyHourlyView()
    .environment(SkyStore.preview)
}

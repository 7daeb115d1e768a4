import SwiftUI
import Charts

struct GluTodayView: View {
  @Environment(GluStore.self) private var store
  @State private var selectedDate: Date?

  var body: some View {
    @Bindable var store = store

    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header
          chart
            .frame(height: 260)
          summaryGrid
        }
        .padding()
      }
      .navigationTitle("Today")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Picker("Unit", selection: $store.unit) {
            ForEach(GluUnit.allCases) { unit in
              Text(unit.rawValue).tag(unit)
            }
          }
          .pickerStyle(.menu)
        }
      }
      .task { await store.load() }
    }
  }

  private var selectedReading: GluReading? {
    guard let selectedDate else { return nil }
    return store.reading(nearest: selectedDate)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Average")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Text(store.unit.string(store.average))
        .font(.largeTitle.bold())
        .monospacedDigit()
        .contentTransition(.numericText())
    }
    .accessibilityElement(children: .combine)
  }

  private var chart: some View {
    Chart {
      RectangleMark(
        yStart: .value("Target low", store.unit.convert(store.targetLow)),
        yEnd: .value("Target high", store.unit.convert(store.targetHigh))
      )
      .foregroundStyle(.green.opacity(0.12))
      .accessibilityLabel("Target range")
      .accessibilityValue("\(store.unit.string(store.targetLow)) to \(store.unit.string(store.targetHigh))")

      ForEach(store.readings) { reading in
        LineMark(
          x: .value("Time", reading.date),
          y: .value("Glucose", store.unit.convert(reading.mgdl))
        )
        .interpolationMethod(.monotone)
        .foregroundStyle(.teal)
        .accessibilityLabel(reading.date.formatted(date: .omitted, time: .shortened))
        .accessibilityValue(store.unit.string(reading.mgdl))
      }

      if let selectedReading {
        RuleMark(x: .value("Selected", selectedReading.date))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .annotation(
            position: .top,
            spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            GluCallout(reading: selectedReading, unit: store.unit)
          }
          .accessibilityHidden(true)
      }
    }
    .chartXSelection(value: $selectedDate)
    .chartYScale(domain: store.unit.convert(40)...store.unit.convert(260))
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartYAxisLabel(store.unit.rawValue)
  }

  private var summaryGrid: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
      ForEach(GluBand.allCases, id: \.self) { band in
        let count = store.readings.filter { $0.band == band }.count
        GroupBox(band.rawValue) {
          Text(count, format: .number)
            .font(.title2.bold())
            .foregroundStyle(band.tint)
        }
      }
    }
  }
}

private struct GluCallout: View {
  let reading: GluReading
  let unit: GluUnit

  var body: some View {
    VStack(alignment: .leading) {
      Text(reading.date, format: .dateTime.hour().minute())
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(unit.string(reading.mgdl))
        .font(.headline)
        .foregroundStyle(reading.band.tint)
    }
    .padding(8)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
  }
}

#Preview {
  GluTodayView()
    .environment(GluStore.preview)
}

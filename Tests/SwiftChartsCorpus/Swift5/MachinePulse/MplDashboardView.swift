import Charts
import SwiftUI

struct MplDashboardView: View {
  @StateObject private var plant = MplPlant()
  @State private var detail: MplChannel?

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(plant.channels) { channel in
            Button {
              detail = channel
            } label: {
              MplTile(title: channel.name, isAlarm: channel.isOverLimit) {
                MplSparkline(channel: channel)
              }
            }
            .buttonStyle(MplTileButtonStyle())
          }
        }
        .padding()

        if plant.alarmCount > 0 {
          Label("\(plant.alarmCount) channels over their limit", systemImage: "exclamationmark.triangle.fill")
            .foregroundColor(.red)
        }
      }
      .navigationTitle(plant.name)
      .toolbar {
        Button {
          plant.load()
        } label: {
          Label("Reload", systemImage: "arrow.clockwise")
        }
      }
      .sheet(item: $detail) { channel in
        MplSparkline(channel: channel, showsAxes: true)
          .padding()
          .presentationDetents([.medium, .large])
      }
    }
    .onAppear { plant.load() }
  }
}

struct MplSparkline: View {
  let channel: MplChannel
  var showsAxes = false

  var body: some View {
    Chart {
      ForEach(channel.samples) { sample in
        LineMark(
          x: .value("Time", sample.time),
          y: .value(channel.name, sample.value)
        )
      }
      .foregroundStyle(channel.isOverLimit ? Color.red : Color.accentColor)

      if let limit = channel.limit {
        RuleMark(y: .value("Limit", limit))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [3]))
          .foregroundStyle(.red.opacity(0.6))
      }
    }
    .chartXAxis(showsAxes ? .automatic : .hidden)
    .chartYAxis(showsAxes ? .automatic : .hidden)
    .chartYScale(domain: .automatic(includesZero: false))
    .frame(minHeight: 50)
    .accessibilityLabel("\(channel.name), last hour")
    .accessibilityValue(latestText)
  }

  private var latestText: String {
    guard let latest = channel.latest else { return "no data" }
    return "\(latest.formatted(.number.precision(.fractionLength(1)))) \(channel.unit)"
  }
}

struct MplTile<Content: View>: View {
  let title: String
  let isAlarm: Bool
  @ViewBuilder var content: () -> Content

  var body: some View {
    GroupBox {
      content()
    } label: {
      HStack {
        Text(title)
        Spacer()
        if isAlarm {
          Image(systemName: "bell.badge.fill").foregroundColor(.red)
        }
      }
    }
  }
}

private struct MplTileButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct MplDashboardView_Previews: PreviewProvider {
  static var previews: some View {
    MplDashboardView()
      .previewDisplayName("Dashboard")
  }
}

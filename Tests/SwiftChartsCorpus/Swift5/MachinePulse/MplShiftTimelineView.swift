import Charts
import SwiftUI

struct MplShiftTimelineView: View {
  @EnvironmentObject private var plant: MplPlant
  @State private var picked: MplInterval?

  var body: some View {
    List {
      Section {
        timeline
          .frame(height: 200)
          .padding(.vertical, 8)
      } header: {
        Text("Morning shift")
      } footer: {
        if let picked {
          Text("\(picked.machine): \(picked.state.rawValue), \(picked.minutes) min")
        } else {
          Text("Tap a bar for its details")
        }
      }

      Section("Downtime") {
        ForEach(plant.machines, id: \.self) { machine in
          HStack {
            Text(machine)
            Spacer()
            Text("\(downtime(of: machine)) min").foregroundColor(.secondary)
          }
        }
      }
    }
  }

  private var timeline: some View {
    Chart(plant.intervals) { interval in
      BarMark(
        xStart: .value("Start", interval.start),
        xEnd: .value("End", interval.end),
        y: .value("Machine", interval.machine),
        height: .ratio(0.6)
      )
      .foregroundStyle(by: .value("State", interval.state.rawValue))
      .opacity(picked == nil || picked == interval ? 1 : 0.5)
      .accessibilityLabel("\(interval.machine), \(interval.state.rawValue)")
      .accessibilityValue("\(interval.minutes) minutes")
    }
    .chartForegroundStyleScale(
      domain: MplState.allCases.map(\.rawValue),
      range: MplState.allCases.map(\.color)
    )
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 2)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour().minute())
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Color.clear
          .contentShape(Rectangle())
          .gesture(
            SpatialTapGesture().onEnded { tap in
              let frame = geometry[proxy.plotAreaFrame]
              let point = CGPoint(x: tap.location.x - frame.minX, y: tap.location.y - frame.minY)
              pick(at: point, proxy: proxy)
            }
          )
      }
    }
  }

  private func pick(at point: CGPoint, proxy: ChartProxy) {
    guard let (time, machine) = proxy.value(at: point, as: (Date, String).self) else {
      picked = nil
      return
    }
    picked = plant.intervals.first { interval in
      interval.machine == machine && interval.start <= time && time < interval.end
    }
  }

  private func downtime(of machine: String) -> Int {
    plant.intervals
      .filter { $0.machine == machine && $0.state != .running }
      .reduce(0) { $0 + $1.minutes }
  }
}

struct MplShiftTimelineView_Previews: PreviewProvider {
  static var previews: some View {
    MplShiftTimelineView()
      .environmentObject(MplPlant.demo())
  }
}

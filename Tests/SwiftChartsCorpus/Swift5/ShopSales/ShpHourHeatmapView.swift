import SwiftUI
import Charts

struct ShpHourHeatmapView: View {
  var cells: [ShpHourCell] = ShpFixtures.hours
  @State private var showsNumbers = false

  private var busiest: ShpHourCell? {
    cells.max { $0.orders < $1.orders }
  }

  var body: some View {
    List {
      Section {
        Chart(cells) { cell in
          RectangleMark(
            xStart: .value("From", cell.hour),
            xEnd: .value("To", cell.hour + 1),
            y: .value("Weekday", cell.weekday),
            height: .ratio(1)
          )
          .foregroundStyle(by: .value("Orders", cell.orders))
          .annotation(position: .overlay) {
            if showsNumbers {
              Text(cell.orders.formatted())
                .font(.system(size: 9))
                .foregroundColor(cell.orders > 12 ? .white : .primary)
            }
          }
          .accessibilityLabel("\(cell.weekday), \(cell.hour) to \(cell.hour + 1) o'clock")
          .accessibilityValue("\(cell.orders) orders")
        }
        .chartXScale(domain: 9...21)
        .chartYScale(domain: ShpFixtures.weekdays)
        .chartForegroundStyleScale(
          range: Gradient(colors: [.yellow.opacity(0.15), .orange, .red])
        )
        .chartXAxis {
          AxisMarks(values: [9, 12, 15, 18, 21]) { value in
            AxisTick()
            AxisValueLabel {
              if let hour = value.as(Int.self) {
                Text("\(hour):00")
              }
            }
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading) {
            AxisValueLabel()
          }
        }
        .chartLegend(position: .bottom)
        .aspectRatio(1.2, contentMode: .fit)
      } header: {
        Text("Orders by weekday and hour")
      } footer: {
        if let busiest {
          Text("Busiest: \(busiest.weekday) at \(busiest.hour):00 with \(busiest.orders) orders.")
        }
      }

      Toggle("Show numbers", isOn: $showsNumbers)
    }
    .navigationTitle("Busy hours")
  }
}

struct ShpHourHeatmapView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ShpHourHeatmapView()
    }
    .preferredColorScheme(.dark)
  }
}

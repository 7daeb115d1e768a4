import SwiftUI
import Charts

struct ShpDailySalesView: View {
  @ObservedObject var store: ShpStore
  @State private var selectedDay: ShpDay?

  private var average: Double {
    guard !store.days.isEmpty else { return 0 }
    return store.revenue / Double(store.days.count)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Revenue per day")
        .font(.headline)
      Text("2 to 29 September")
        .font(.subheadline)
        .foregroundColor(.secondary)

      Chart {
        ForEach(store.days) { day in
          BarMark(
            x: .value("Day", day.date, unit: .day),
            y: .value("Revenue", day.revenue),
            width: .ratio(0.7)
          )
          .foregroundStyle(by: .value("Kind", day.isWeekend ? "Weekend" : "Weekday"))
          .opacity(selectedDay == nil || selectedDay == day ? 1 : 0.4)
        }
        RuleMark(y: .value("Average", average))
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 5]))
          .foregroundStyle(.gray)
          .annotation(position: .top, alignment: .trailing) {
            Text("average \(average, format: .currency(code: "GBP").precision(.fractionLength(0)))")
              .font(.caption2)
              .foregroundColor(.gray)
          }
      }
      .chartForegroundStyleScale(["Weekday": Color.blue, "Weekend": Color.orange])
      .chartXAxis {
        AxisMarks(values: .stride(by: .weekOfYear)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.day().month(.abbreviated))
        }
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle()
            .fill(.clear)
            .contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { update(with: $0.location, proxy: proxy, geometry: geometry) }
                .onEnded { _ in
                  withAnimation(.easeOut) { selectedDay = nil }
                }
            )
        }
      }
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let day = selectedDay,
            let x = proxy.position(forX: day.date)
          {
            let plot = geometry[proxy.plotAreaFrame]
            Text("\(day.date, format: .dateTime.weekday().day())\n\(day.revenue, format: .currency(code: "GBP"))")
              .font(.caption.bold())
              .multilineTextAlignment(.center)
              .padding(6)
              .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
              .fixedSize()
              .position(x: min(max(plot.minX + x, 50), plot.maxX - 50), y: -18)
          }
        }
      }
      .frame(height: 260)
      .padding(.top, 44)
    }
    .padding()
  }

  private func update(with location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy) {
    let x = location.x - geometry[proxy.plotAreaFrame].origin.x
    guard let date: Date = proxy.value(atX: x) else { return }
    selectedDay = store.days.first { Calendar.current.isDate($0.date, inSameDayAs: date) }
  }
}

struct ShpDailySalesView_Previews: PreviewProvider {
  static var previews: some View {
    ShpDailySalesView(store: ShpStore())
  }
}

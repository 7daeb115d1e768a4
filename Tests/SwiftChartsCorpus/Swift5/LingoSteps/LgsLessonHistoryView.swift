import SwiftUI
import Charts

struct LgsLessonHistoryView: View {
  enum Unit: String, CaseIterable {
    case week = "Weeks"
    case month = "Months"

    var component: Calendar.Component { self == .week ? .weekOfYear : .month }
  }

  struct Bucket: Identifiable {
    let range: ChartBinRange<Date>
    let minutes: Int
    var id: Date { range.lowerBound }
  }

  let lessons: [LgsLesson]
  @State private var unit: Unit = .week
  @State private var selection: Bucket?

  private var buckets: [Bucket] {
    let bins = DateBins(unit: unit.component, by: 1, data: lessons.map(\.date))
    let groups = Dictionary(grouping: lessons) { bins.index(for: $0.date) }
    return groups.map { index, lessons in
      Bucket(range: bins[index], minutes: lessons.reduce(0) { $0 + $1.minutes })
    }
    .sorted { $0.id < $1.id }
  }

  var body: some View {
    VStack {
      header
      Chart(buckets) { bucket in
        BarMark(
          x: .value("Period", bucket.range),
          y: .value("Minutes", bucket.minutes)
        )
        .foregroundStyle(selection == nil || selection?.id == bucket.id ? Color.blue : Color.blue.opacity(0.3))
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(Color.clear).contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { value in
                  let origin = geometry[proxy.plotAreaFrame].origin
                  guard let date: Date = proxy.value(atX: value.location.x - origin.x) else { return }
                  selection = buckets.last { $0.range.lowerBound <= date }
                }
                .onEnded { _ in selection = nil }
            )
        }
      }
      .chartYAxis {
        AxisMarks(preset: .extended, position: .trailing)
      }
      .frame(height: 240)
    }
    .padding()
    .onChange(of: unit) { _ in
      selection = nil
    }
  }

  private var header: some View {
    HStack {
      if let selection = selection {
        VStack(alignment: .leading) {
          Text("\(selection.minutes) min")
            .font(.title3.bold())
          Text(selection.range.lowerBound, style: .date)
            .font(.caption)
            .foregroundColor(.secondary)
        }
      } else {
        Text("Time spent learning")
          .font(.title3.bold())
      }
      Spacer()
      Picker("Unit", selection: $unit) {
        ForEach(Unit.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.menu)
    }
    .frame(height: 48)
  }
}

struct LgsLessonHistoryView_Previews: PreviewProvider {
  static var previews: some View {
    LgsLessonHistoryView(lessons: LgsSample.lessons)
      .previewLayout(.sizeThatFits)
  }
}

import SwiftUI
import Charts

struct LgsWeekXPView: View {
  @ObservedObject var course: LgsCourse

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 12) {
        Text("\(course.totalXP) XP")
          .font(.system(.largeTitle, design: .rounded).bold())
        Chart {
          ForEach(course.week) { day in
            BarMark(
              x: .value("Day", day.date, unit: .day),
              y: .value("XP", day.xp)
            )
            .foregroundStyle(day.xp >= course.dailyGoal ? Color.yellow : Color.yellow.opacity(0.4))
            .cornerRadius(4)
          }
          RuleMark(y: .value("Daily goal", course.dailyGoal))
            .foregroundStyle(.orange)
            .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
            .annotation(position: .top, alignment: .trailing) {
              Text("Goal \(course.dailyGoal)")
                .font(.caption2)
                .foregroundColor(.orange)
            }
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading, values: .stride(by: 25))
        }
        .frame(height: 180)
        Stepper("Daily goal", value: $course.dailyGoal, in: 10...100, step: 10)
        Text(course.goalMessage)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
    } label: {
      Label("This week", systemImage: "bolt.fill")
    }
    .padding()
  }
}

struct LgsWeekXPView_Previews: PreviewProvider {
  static var previews: some View {
    LgsWeekXPView(course: LgsCourse())
    LgsWeekXPView(course: LgsCourse(week: []))
      .previewDisplayName("Empty")
  }
}

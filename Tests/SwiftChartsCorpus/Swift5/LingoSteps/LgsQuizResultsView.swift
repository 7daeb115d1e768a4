import SwiftUI
import Charts

struct LgsQuizResultsView: View {
  @EnvironmentObject private var course: LgsCourse
  @State private var query = ""
  @State private var hardestFirst = false

  private var results: [LgsTopicResult] {
    var results = course.topics
    if !query.isEmpty {
      results = results.filter { $0.topic.localizedCaseInsensitiveContains(query) }
    }
    if hardestFirst {
      results.sort { Double($0.right) / Double($0.total) < Double($1.right) / Double($1.total) }
    }
    return results
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Chart {
            ForEach(results) { result in
              ForEach(LgsAnswer.allCases, id: \.self) { answer in
                BarMark(
                  x: .value("Answers", result.count(answer)),
                  y: .value("Topic", result.topic),
                  stacking: .normalized
                )
                .foregroundStyle(by: .value("Answer", answer.rawValue))
                .accessibilityLabel("\(result.topic), \(answer.rawValue.lowercased())")
                .accessibilityValue("\(result.count(answer)) of \(result.total) answers")
              }
            }
          }
          .chartForegroundStyleScale(
            domain: LgsAnswer.allCases.map(\.rawValue),
            range: [Color.green, Color.gray.opacity(0.5), Color.red]
          )
          .chartXAxis {
            AxisMarks(values: [0, 0.5, 1]) { value in
              AxisGridLine()
              AxisValueLabel {
                if let share = value.as(Double.self) {
                  Text(share.formatted(.percent))
                }
              }
            }
          }
          .chartLegend(position: .top, alignment: .trailing)
          .frame(height: CGFloat(max(results.count, 1)) * 44 + 50)
        }
        Section {
          Toggle("Hardest first", isOn: $hardestFirst.animation())
        }
        Section {
          ForEach(results) { result in
            VStack(alignment: .leading) {
              Text(result.topic)
              ProgressView(value: Double(result.right), total: Double(result.total))
                .tint(.green)
            }
          }
        } header: {
          Text("Right answers")
        } footer: {
          Text("Skipped questions count as not right.")
        }
      }
      .searchable(text: $query)
      .navigationTitle(Text("Quiz results"))
    }
  }
}

struct LgsQuizResultsView_Previews: PreviewProvider {
  static var previews: some View {
    LgsQuizResultsView()
      .environmentObject(LgsCourse())
  }
}

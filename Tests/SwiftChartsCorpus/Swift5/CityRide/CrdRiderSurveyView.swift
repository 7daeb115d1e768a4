import SwiftUI
import Charts

struct CrdRiderSurveyView: View {
  let statements: [CrdStatement]
  @State private var sortedByAgreement = true

  private var ordered: [CrdStatement] {
    sortedByAgreement ? statements.sorted { $0.agreeing > $1.agreeing } : statements
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Rider survey 2024")
        .font(.title3.weight(.semibold))
      if let respondents = statements.first?.respondents {
        Text("\(respondents) riders answered")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Chart {
        ForEach(ordered) { statement in
          ForEach(CrdAgreement.allCases) { agreement in
            let range = statement.range(agreement)
            BarMark(
              xStart: .value("From", range.lowerBound),
              xEnd: .value("To", range.upperBound),
              y: .value("Statement", statement.text),
              height: .fixed(28)
            )
            .foregroundStyle(by: .value("Answer", agreement.title))
            .annotation(position: .overlay) {
              if statement.percent(agreement) >= 10 {
                Text("\(Int(statement.percent(agreement)))")
                  .font(.caption2)
              }
            }
            .accessibilityLabel("\(statement.text): \(agreement.title)")
            .accessibilityValue("\(Int(statement.percent(agreement))) percent")
          }
        }
        RuleMark(x: .value("Middle", 0))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 0.5))
          .accessibilityHidden(true)
      }
      .chartForegroundStyleScale(
        domain: CrdAgreement.allCases.map(\.title),
        range: CrdAgreement.allCases.map(\.color)
      )
      .chartXScale(domain: -80...100)
      .chartXAxis {
        AxisMarks(values: [-50, 0, 50, 100]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let percent = value.as(Int.self) {
              Text("\(abs(percent)) %")
            }
          }
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading) { value in
          AxisValueLabel {
            if let text = value.as(String.self) {
              Text(text)
                .font(.caption)
                .frame(width: 90, alignment: .trailing)
                .multilineTextAlignment(.trailing)
            }
          }
        }
      }
      .chartLegend(position: .bottom, alignment: .center)
      .frame(height: 280)

      Toggle("Most agreement first", isOn: $sortedByAgreement.animation())
    }
    .padding()
  }
}

struct CrdRiderSurveyView_Previews: PreviewProvider {
  static var previews: some View {
    CrdRiderSurveyView(statements: CrdSample.survey)
  }
}

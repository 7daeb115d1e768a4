import SwiftUI
import Charts

struct BudSavingsPlan: Equatable, Sendable {
  var initial = 2_000.0
  var monthly = 150.0
  var yearlyRate = 0.03
  var goal = 30_000.0

  func balance(afterYears years: Double) -> Double {
    let monthlyRate = yearlyRate / 12
    let months = years * 12
    guard monthlyRate > 0 else { return initial + monthly * months }
    let growth = pow(1 + monthlyRate, months)
    return initial * growth + monthly * (growth - 1) / monthlyRate
  }

  func contributed(afterYears years: Double) -> Double {
    initial + monthly * 12 * years
  }

  var yearsToGoal: Double? {
    stride(from: 0.0, through: 40.0, by: 0.25).first { balance(afterYears: $0) >= goal }
  }
}

struct BudSavingsGoalView: View {
  @State private var plan = BudSavingsPlan()
  @State private var horizon = 20.0

  var body: some View {
    Form {
      Section {
        chart
          .frame(height: 240)
        if let years = plan.yearsToGoal {
          Text("Goal reached after \(years, format: .number.precision(.fractionLength(0...2))) years")
            .font(.callout)
        } else {
          Text("Goal not reached within 40 years")
            .font(.callout)
            .foregroundStyle(.orange)
        }
      }
      Section("Plan") {
        Stepper(value: $plan.monthly, in: 0...1_000, step: 25) {
          LabeledContent("Monthly", value: plan.monthly, format: .currency(code: "EUR"))
        }
        LabeledContent("Interest") {
          Slider(value: $plan.yearlyRate, in: 0...0.08, step: 0.005) {
            Text("Interest")
          } minimumValueLabel: {
            Text(verbatim: "0 %")
          } maximumValueLabel: {
            Text(verbatim: "8 %")
          }
        }
        Slider(value: $horizon, in: 5...30, step: 5) {
          Text("Horizon")
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Savings goal")
  }

  private var chart: some View {
    let plan = self.plan
    return Chart {
      AreaPlot(
        x: "Years",
        yStart: "Contributed",
        yEnd: "Balance",
        domain: 0...horizon
      ) { years in
        (yStart: plan.contributed(afterYears: years), yEnd: plan.balance(afterYears: years))
      }
      .foregroundStyle(.green.opacity(0.25))

      LinePlot(x: "Years", y: "Balance", domain: 0...horizon) { years in
        plan.balance(afterYears: years)
      }
      .foregroundStyle(.green)
      .lineStyle(StrokeStyle(lineWidth: 2.5))

      RuleMark(y: .value("Goal", plan.goal))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [6, 4]))
        .foregroundStyle(.secondary)
        .annotation(position: .top, alignment: .leading) {
          Text("Goal")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
    .chartXScale(domain: 0...horizon)
    .chartXAxisLabel("Years from now")
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel {
          if let amount = value.as(Double.self) {
            Text("\(Int(amount / 1000))k")
          }
        }
      }
    }
  }
}

#Preview {
  NavigationStack {
    BudSavingsGoalView()
  }
}

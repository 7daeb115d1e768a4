import SwiftUI
import Charts

struct PbkSplitsView: View {
  @Bindable var model: PbkTrainingModel
  let splits: [PbkSplit]

  private var average: Double {
    guard !splits.isEmpty else { return 0 }
    return Double(splits.reduce(0) { $0 + $1.seconds }) / Double(splits.count)
  }

  var body: some View {
    List {
      Section {
        Chart {
          ForEach(splits) { split in
            let delta = split.seconds - model.targetPace
            BarMark(
              x: .value("Kilometer", "\(split.kilometer)"),
              y: .value("Off target", delta),
              width: .inset(3)
            )
            .foregroundStyle(delta <= 0 ? Color.green : Color.orange)
            .cornerRadius(4)
            .annotation(position: delta <= 0 ? .bottom : .top, spacing: 2) {
              Text(delta, format: .number.sign(strategy: .always(includingZero: false)))
                .font(.caption2.monospacedDigit())
                .foregroundStyle(.secondary)
            }
            .accessibilityLabel("Kilometer \(split.kilometer)")
            .accessibilityValue(spoken(delta))
          }
          RuleMark(y: .value("Target", 0))
            .lineStyle(StrokeStyle(lineWidth: 1))
            .foregroundStyle(.primary)
            .accessibilityHidden(true)
        }
        .chartYScale(domain: -40...40)
        .chartYAxis(.hidden)
        .frame(height: 220)
        .padding(.vertical, 8)
      } header: {
        Text("Seconds off target")
      }

      Section("Target") {
        Stepper(value: $model.targetPace, in: 270...330, step: 5) {
          LabeledContent("Target pace") {
            Text(Double(model.targetPace), format: .pbkPace(showsUnit: true))
              .monospacedDigit()
          }
        }
        LabeledContent("Average") {
          Text(average, format: .pbkPace(showsUnit: true))
        }
        Button("Use average as target") {
          withAnimation { model.targetPace = Int((average / 5).rounded()) * 5 }
        }
      }

      Section("Splits") {
        ForEach(splits) { split in
          HStack {
            Text("km \(split.kilometer)")
            Spacer()
            Text(Double(split.seconds), format: .pbkPace)
              .monospacedDigit()
          }
        }
      }
    }
    .navigationTitle("Splits")
  }

  private func spoken(_ delta: Int) -> String {
    if delta == 0 { return String(localized: "on target") }
    return delta < 0
      ? String(localized: "\(-delta) seconds faster than target")
      : String(localized: "\(delta) seconds slower than target")
  }
}

#Preview {
  @Previewable @State var model = PbkTrainingModel()
  NavigationStack {
    PbkSplitsView(model: model, splits: PbkSample.splits)
  }
}

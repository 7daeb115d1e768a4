import SwiftUI
import Charts

/// Riegel's formula, drawn over the runner's own results.
struct PbkPredictorView: View {
  let races: [PbkRaceResult]
  @State private var exponent = 1.06
  @State private var reference: PbkRaceResult.ID?

  private var base: PbkRaceResult {
    races.first { $0.id == reference } ?? races.first ?? PbkRaceResult(name: "5 km", kilometers: 5, minutes: 25)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        curve
        controls
      }
      .padding()
    }
    .navigationTitle("Race predictor")
    .toolbar {
      Menu("Reference", systemImage: "flag.checkered") {
        ForEach(races) { race in
          Button(race.name) { reference = race.id }
        }
      }
    }
  }

  private var curve: some View {
    let distance = base.kilometers
    let minutes = base.minutes
    let power = exponent
    return Chart {
      LinePlot(x: "Distance", y: "Predicted time", domain: 1...42.195) { kilometers in
        minutes * pow(kilometers / distance, power)
      }
      .foregroundStyle(.blue)

      ForEach(races) { race in
        PointMark(
          x: .value("Distance", race.kilometers),
          y: .value("Time", race.minutes)
        )
        .symbol {
          Image(systemName: "medal.fill")
            .foregroundStyle(race.id == base.id ? .orange : .gray)
        }
        .accessibilityLabel(race.name)
        .accessibilityValue("\(race.minutes.formatted(.number.precision(.fractionLength(1)))) minutes")
      }
    }
    .chartXScale(domain: 1...50, type: .log)
    .chartYScale(domain: 4...300, type: .log)
    .chartXAxis {
      AxisMarks(values: [1, 5, 10, 21.1, 42.2]) { value in
        AxisGridLine()
        AxisValueLabel {
          Text(value.as(Double.self) ?? 0, format: .number.precision(.fractionLength(0...1)))
        }
      }
    }
    .chartYAxis {
      AxisMarks(values: [5, 15, 30, 60, 120, 240]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let minutes = value.as(Int.self) {
            Text("\(minutes) min")
          }
        }
      }
    }
    .chartXAxisLabel("Distance in km")
    .frame(height: 300)
  }

  private var controls: some View {
    GroupBox("Fatigue") {
      Slider(value: $exponent, in: 1.02...1.12, step: 0.01) {
        Text("Fatigue")
      } minimumValueLabel: {
        Image(systemName: "tortoise")
      } maximumValueLabel: {
        Image(systemName: "hare")
      }
      LabeledContent("Marathon") {
        let time = base.minutes * pow(42.195 / base.kilometers, exponent)
        Text(Duration.seconds(time * 60), format: .time(pattern: .hourMinute))
      }
    }
  }
}

#Preview {
  NavigationStack { PbkPredictorView(races: PbkSample.races) }
}

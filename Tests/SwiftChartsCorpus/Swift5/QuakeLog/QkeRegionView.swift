import Charts
import SwiftUI

struct QkeRegionView: View {
  let events: [QkeEvent]
  @State private var isStacked = false
  @State private var since = QkeCatalogue.start

  private struct Tally: Identifiable {
    let region: String
    let strength: QkeStrength
    let count: Int
    var id: String { region + strength.rawValue }
  }

  private var tallies: [Tally] {
    let recent = events.filter { $0.time >= since }
    return ["Shelf", "Slope", "Trench"].flatMap { region in
      QkeStrength.allCases.map { strength in
        Tally(
          region: region, strength: strength,
          count: recent.filter { $0.region == region && $0.strength == strength }.count
        )
      }
    }
  }

  var body: some View {
    Form {
      Section {
        Group {
          if isStacked { stackedChart } else { groupedChart }
        }
        .chartForegroundStyleScale(
          domain: QkeStrength.allCases.map(\.rawValue),
          range: QkeStrength.allCases.map(\.color)
        )
        .chartYAxisLabel("Earthquakes")
        .frame(height: 240)
      }

      Section("Options") {
        Picker("Layout", selection: $isStacked) {
          Text("Grouped").tag(false)
          Text("Stacked").tag(true)
        }
        .pickerStyle(.segmented)
        DatePicker("Since", selection: $since, displayedComponents: [.date, .hourAndMinute])
      }
    }
    .navigationTitle("By region")
  }

  private var groupedChart: some View {
    Chart(tallies) { tally in
      BarMark(
        x: .value("Region", tally.region),
        y: .value("Earthquakes", tally.count)
      )
      .foregroundStyle(by: .value("Strength", tally.strength.rawValue))
      .position(by: .value("Strength", tally.strength.rawValue), axis: .horizontal, span: .ratio(0.9))
      .cornerRadius(3)
      .accessibilityLabel("\(tally.region), \(tally.strength.rawValue.lowercased())")
      .accessibilityValue("\(tally.count) earthquakes")
    }
  }

  private var stackedChart: some View {
    Chart(tallies) { tally in
      BarMark(
        x: .value("Region", tally.region),
        y: .value("Earthquakes", tally.count),
        width: .inset(20)
      )
      .foregroundStyle(by: .value("Strength", tally.strength.rawValue))
    }
  }
}

struct QkeRegionView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      QkeRegionView(events: QkeCatalogue.events)
    }
  }
}

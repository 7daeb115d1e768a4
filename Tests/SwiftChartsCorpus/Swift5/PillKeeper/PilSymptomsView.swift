import SwiftUI
import Charts

struct PilSymptomsView: View {
  @ObservedObject var cabinet: PilCabinet

  private let palette: [Color] = [.purple, .orange, .blue, .green]

  private var visibleEntries: [PilSymptomEntry] {
    cabinet.symptoms.filter { !cabinet.hiddenSymptoms.contains($0.symptom) }
  }

  private func color(of symptom: String) -> Color {
    let index = cabinet.symptomNames.firstIndex(of: symptom) ?? 0
    return palette[index % palette.count]
  }

  private func word(for severity: Int) -> String {
    switch severity {
    case 0: return NSLocalizedString("none", comment: "severity")
    case 1: return NSLocalizedString("mild", comment: "severity")
    case 2, 3: return NSLocalizedString("moderate", comment: "severity")
    default: return NSLocalizedString("severe", comment: "severity")
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Symptoms")
        .font(.title2)
        .bold()

      Chart(visibleEntries) { entry in
        LineMark(
          x: .value("Day", entry.day, unit: .day),
          y: .value("Severity", entry.severity)
        )
        .foregroundStyle(by: .value("Symptom", entry.symptom))
        .symbol(by: .value("Symptom", entry.symptom))
        .accessibilityLabel("\(entry.symptom), \(entry.day.formatted(.dateTime.day().month(.wide)))")
        .accessibilityValue("\(entry.severity) of 5, \(word(for: entry.severity))")
      }
      .chartForegroundStyleScale(
        domain: cabinet.symptomNames,
        range: cabinet.symptomNames.map { color(of: $0) }
      )
      .chartYScale(domain: 0...5)
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 1, 3, 5]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let severity = value.as(Int.self) {
              Text(word(for: severity).capitalized)
                .font(.caption2)
            }
          }
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 2)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.day().month(.abbreviated))
        }
      }
      .chartLegend(.hidden)
      .frame(height: 240)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(cabinet.symptomNames, id: \.self) { name in
            let isOn = !cabinet.hiddenSymptoms.contains(name)
            Button(name) {
              withAnimation {
                toggle(name)
              }
            }
            .buttonStyle(PilChipStyle(isOn: isOn, tint: color(of: name)))
            .accessibilityAddTraits(isOn ? .isSelected : [])
          }
        }
      }
    }
    .padding()
  }

  private func toggle(_ name: String) {
    if cabinet.hiddenSymptoms.contains(name) {
      cabinet.hiddenSymptoms.remove(name)
    } else {
      cabinet.hiddenSymptoms.insert(name)
    }
  }
}

struct PilSymptomsView_Previews: PreviewProvider {
  static var previews: some View {
    PilSymptomsView(cabinet: PilCabinet())
  }
}

import Foundation
import SwiftUI

final class PilCabinet: ObservableObject {
  @Published var medicines: [PilMedicine]
  @Published var intakes: [PilIntake]
  @Published var symptoms: [PilSymptomEntry]
  @Published var hiddenSymptoms: Set<String> = []

  init(
    medicines: [PilMedicine] = PilSample.medicines,
    intakes: [PilIntake] = PilSample.intakes,
    symptoms: [PilSymptomEntry] = PilSample.symptoms
  ) {
    self.medicines = medicines
    self.intakes = intakes
    self.symptoms = symptoms
  }

  var symptomNames: [String] {
    var names: [String] = []
    for entry in symptoms where !names.contains(entry.symptom) {
      names.append(entry.symptom)
    }
    return names
  }

  var adherence: Double {
    guard !intakes.isEmpty else { return 0 }
    let kept = intakes.filter { $0.state != .missed }.count
    return Double(kept) / Double(intakes.count)
  }

  func refill(_ medicine: PilMedicine, tablets: Int) {
    guard let index = medicines.firstIndex(where: { $0.id == medicine.id }) else { return }
    medicines[index].stock += tablets
  }
}

struct PilChipStyle: ButtonStyle {
  var isOn: Bool
  var tint: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(Capsule().fill(isOn ? tint.opacity(0.25) : Color.gray.opacity(0.15)))
      .foregroundColor(isOn ? tint : .secondary)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

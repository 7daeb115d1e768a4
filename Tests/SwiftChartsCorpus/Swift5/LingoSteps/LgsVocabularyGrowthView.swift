import SwiftUI
import Charts

struct LgsVocabularyGrowthView: View {
  let points: [LgsVocabularyPoint]
  @State private var stacking: Stacking = .standard

  enum Stacking: String, CaseIterable, Identifiable {
    case standard, normalized, center

    var id: String { rawValue }

    var method: MarkStackingMethod {
      switch self {
      case .standard: return .standard
      case .normalized: return .normalized
      case .center: return .center
      }
    }

    var title: LocalizedStringKey {
      switch self {
      case .standard: return "Words"
      case .normalized: return "Share"
      case .center: return "Stream"
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("My vocabulary")
        .font(.title2)
        .bold()
      Picker("Stacking", selection: $stacking) {
        ForEach(Stacking.allCases) { choice in
          Text(choice.title).tag(choice)
        }
      }
      .pickerStyle(SegmentedPickerStyle())

      Chart(points) { point in
        AreaMark(
          x: .value("Week", point.week),
          y: .value("Words", point.words),
          stacking: stacking.method
        )
        .foregroundStyle(by: .value("State", point.state.localizedName))
        .interpolationMethod(.monotone)
      }
      .chartForegroundStyleScale([
        LgsWordState.mastered.localizedName: .green,
        LgsWordState.learning.localizedName: .orange,
        LgsWordState.new.localizedName: Color(white: 0.75),
      ])
      .chartXScale(domain: 1...16)
      .chartXAxis {
        AxisMarks(values: [1, 4, 8, 12, 16])
      }
      .chartXAxisLabel("Week of the course")
      .chartYAxis(stacking == .center ? .hidden : .visible)
      .chartLegend(position: .top)
      .frame(height: 260)
    }
    .padding()
  }
}

struct LgsVocabularyGrowthView_Previews: PreviewProvider {
  static var previews: some View {
    LgsVocabularyGrowthView(points: LgsSample.vocabulary)
  }
}

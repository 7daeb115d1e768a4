import SwiftUI
import Charts

struct LgsSkillLevelsView: View {
  let skills: [LgsSkill]

  private var levelNames: [String] { LgsLevel.allCases.map(\.rawValue) }

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Since last spring")) {
          Chart(skills) { skill in
            BarMark(
              xStart: .value("Before", skill.before.ordinal),
              xEnd: .value("Now", skill.now.ordinal),
              y: .value("Skill", skill.name),
              height: .fixed(6)
            )
            .foregroundStyle(Color.accentColor.opacity(0.35))
            .cornerRadius(3)
            .accessibilityLabel(skill.name)
            .accessibilityValue("from \(skill.before.rawValue) to \(skill.now.rawValue)")

            PointMark(
              x: .value("Before", skill.before.ordinal),
              y: .value("Skill", skill.name)
            )
            .foregroundStyle(.gray)
            .accessibilityHidden(true)

            PointMark(
              x: .value("Now", skill.now.ordinal),
              y: .value("Skill", skill.name)
            )
            .symbol(.circle)
            .symbolSize(120)
            .foregroundStyle(Color.accentColor)
            .accessibilityHidden(true)
          }
          .chartXScale(domain: 0...(levelNames.count - 1))
          .chartXAxis {
            AxisMarks(position: .top, values: Array(levelNames.indices)) { value in
              AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
              AxisValueLabel(anchor: .bottom) {
                if let ordinal = value.as(Int.self), levelNames.indices.contains(ordinal) {
                  Text(levelNames[ordinal]).bold()
                }
              }
            }
          }
          .frame(height: 200)
          .padding(.vertical)
        }
        Section(header: Text("Levels")) {
          ForEach(skills) { skill in
            LgsSkillRow(skill: skill)
          }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle("Skills")
    }
  }
}

struct LgsSkillRow: View {
  let skill: LgsSkill

  private var steps: Int { skill.now.ordinal - skill.before.ordinal }

  var body: some View {
    HStack {
      Image(systemName: skill.symbol)
        .frame(width: 24)
        .foregroundColor(.accentColor)
      Text(skill.name)
      Spacer()
      HStack(spacing: 1) {
        ForEach(0..<steps, id: \.self) { _ in
          Image(systemName: "chevron.up")
        }
      }
      .font(.caption2)
      .foregroundColor(.green)
      Text(skill.now.rawValue)
        .font(.body.monospaced())
    }
    .accessibilityElement(children: .combine)
  }
}

struct LgsSkillLevelsView_Previews: PreviewProvider {
  static var previews: some View {
    LgsSkillLevelsView(skills: LgsSample.skills)
  }
}

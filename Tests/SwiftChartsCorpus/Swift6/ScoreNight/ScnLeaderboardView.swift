import SwiftUI
import Charts

struct ScnLeaderboardView: View {
  @Environment(ScnTable.self) private var table
  @State private var round = 1

  var body: some View {
    NavigationStack {
      List {
        Section {
          Chart(table.standings(after: round)) { player in
            BarMark(
              x: .value("Points", player.total(after: round)),
              y: .value("Player", player.name)
            )
            .foregroundStyle(by: .value("Player", player.name))
            .cornerRadius(6)
            .annotation(position: .overlay, alignment: .trailing) {
              Text(player.total(after: round), format: .number)
                .font(.caption.bold())
                .foregroundStyle(.white)
                .padding(.trailing, 4)
            }
            .accessibilityLabel(Text(player.name))
            .accessibilityValue(Text("\(player.total(after: round)) points"))
          }
          .chartXScale(domain: 0...120)
          .chartXAxis(.hidden)
          .chartYAxis {
            AxisMarks(preset: .inset, position: .leading) { _ in
              AxisValueLabel()
            }
          }
          .chartLegend(.hidden)
          .frame(height: 200)
          .animation(.spring(duration: 0.6), value: round)
        } header: {
          Text("After round \(round)")
        } footer: {
          Stepper("Round", value: $round, in: 1...max(table.roundCount, 1))
        }

        Section("Standings") {
          ForEach(Array(table.standings(after: round).enumerated()), id: \.element.id) { place, player in
            HStack {
              ScnMedal(place: place + 1)
              Text(player.name)
              Spacer()
              Text("+\(player.rounds[round - 1])")
                .foregroundStyle(.secondary)
            }
          }
        }
      }
      .navigationTitle("Leaderboard")
    }
  }
}

struct ScnMedal: View {
  let place: Int

  var body: some View {
    ZStack {
      Circle()
        .fill(color.gradient)
      Text(place, format: .number)
        .font(.caption.bold())
    }
    .frame(width: 26, height: 26)
    .accessibilityLabel("Place \(place)")
  }

  private var color: Color {
    switch place {
    case 1: .yellow
    case 2: .gray
    case 3: .brown
    default: .secondary.opacity(0.2)
    }
  }
}

#Preview {
  ScnLeaderboardView()
    .environment(ScnTable())
}

import Charts
import SwiftUI

struct SolFlowView: View {
  let circuits: [SolCircuit]
  @State private var selectedAngle: Double?

  private var total: Double {
    circuits.reduce(0) { $0 + $1.energy }
  }

  private var selected: SolCircuit? {
    guard let selectedAngle else { return nil }
    var running = 0.0
    return circuits.first { circuit in
      running += circuit.energy
      return selectedAngle <= running
    }
  }

  var body: some View {
    VStack(spacing: 24) {
      Text("Where today's electricity went")
        .font(.headline)

      Chart(circuits) { circuit in
        SectorMark(
          angle: .value("Energy", circuit.energy),
          innerRadius: .ratio(0.62),
          outerRadius: selected == circuit ? .ratio(1) : .inset(8),
          angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Circuit", circuit.name))
        .opacity(selected == nil || selected == circuit ? 1 : 0.4)
        .accessibilityLabel(circuit.name)
        .accessibilityValue("\(circuit.energy.formatted()) kilowatt hours, \(share(of: circuit))")
      }
      .chartAngleSelection(value: $selectedAngle)
      .chartLegend(position: .bottom, alignment: .center, spacing: 16)
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            let frame = geometry[anchor]
            centre.position(x: frame.midX, y: frame.midY)
          }
        }
      }
      .frame(height: 320)
      .animation(.bouncy, value: selected)

      List(circuits) { circuit in
        Label {
          LabeledContent(circuit.name, value: share(of: circuit))
        } icon: {
          Image(systemName: circuit.symbolName)
        }
        .listRowBackground(circuit == selected ? Color.accentColor.opacity(0.15) : nil)
      }
      .listStyle(.plain)
    }
    .padding()
  }

  @ViewBuilder
  private var centre: some View {
    VStack {
      if let selected {
        Image(systemName: selected.symbolName).font(.title2)
        Text(selected.name).font(.callout)
        Text("\(selected.energy.formatted()) kWh").font(.headline)
      } else {
        Text("Total").font(.callout).foregroundStyle(.secondary)
        Text("\(total.formatted()) kWh").font(.title2.bold())
      }
    }
  }

  private func share(of circuit: SolCircuit) -> String {
    (circuit.energy / total).formatted(.percent.precision(.fractionLength(0)))
  }
}

#Preview {
  SolFlowView(circuits: SolSample.circuits)
}

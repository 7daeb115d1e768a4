import SwiftUI
import Charts

struct CrdModeShareView: View {
  let shares: [CrdModeShare]
  @EnvironmentObject private var log: CrdLog
  @State private var asShare = true

  private var visible: [CrdModeShare] {
    shares.filter { !log.hiddenModes.contains($0.mode) }
  }

  var body: some View {
    Form {
      Section(header: Text("Trips by weekday")) {
        Chart(visible) { share in
          BarMark(
            x: .value("Weekday", share.weekday),
            y: .value("Trips", share.trips),
            stacking: asShare ? .normalized : .standard
          )
          .foregroundStyle(by: .value("Mode", share.mode.rawValue))
        }
        .chartForegroundStyleScale(mapping: { (name: String) in
          CrdMode(rawValue: name)?.color ?? .gray
        })
        .chartYAxis {
          AxisMarks { value in
            AxisGridLine()
            AxisValueLabel {
              if let amount = value.as(Double.self) {
                Text(asShare ? amount.formatted(.percent) : amount.formatted())
              }
            }
          }
        }
        .chartLegend(.hidden)
        .frame(height: 220)

        Toggle("As share", isOn: $asShare)
      }
      Section(header: Text("Modes")) {
        ForEach(CrdMode.allCases) { mode in
          Button {
            withAnimation(.easeOut(duration: 0.2)) { toggle(mode) }
          } label: {
            Label(mode.rawValue, systemImage: mode.symbol)
          }
          .buttonStyle(CrdModeButtonStyle(color: mode.color, isOn: !log.hiddenModes.contains(mode)))
        }
      }
    }
  }

  private func toggle(_ mode: CrdMode) {
    if log.hiddenModes.contains(mode) {
      log.hiddenModes.remove(mode)
    } else {
      log.hiddenModes.insert(mode)
    }
  }
}

struct CrdModeButtonStyle: ButtonStyle {
  let color: Color
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: isOn ? "eye" : "eye.slash")
    }
    .foregroundColor(isOn ? color : .secondary)
    .opacity(configuration.isPressed ? 0.5 : 1)
    .contentShape(Rectangle())
  }
}

struct CrdModeShareView_Previews: PreviewProvider {
  static var previews: some View {
    CrdModeShareView(shares: CrdSample.shares)
      .environmentObject(CrdLog())
  }
}

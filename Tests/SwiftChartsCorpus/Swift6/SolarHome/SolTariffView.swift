import Charts
import SwiftUI

struct SolTariffView: View {
  @Bindable var home: SolHome

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Chart {
            if let window = home.cheapestWindow {
              RectangleMark(
                xStart: .value("Start", window.lowerBound),
                xEnd: .value("End", window.upperBound)
              )
              .foregroundStyle(.mint.opacity(0.25))
              .accessibilityLabel("Best time")
            }
            ForEach(home.prices) { price in
              SolPriceBar(price: price)
            }
          }
          .chartForegroundStyleScale([
            SolPrice.Level.negative: Color.mint,
            .cheap: .green,
            .normal: .orange,
            .peak: .red,
          ])
          .chartYScale(domain: -10...45)
          .chartYAxisLabel("ct/kWh")
          .frame(height: 220)
        } header: {
          Text("Price by hour")
        } footer: {
          if let window = home.cheapestWindow {
            Text(
              "Best time: \(window.lowerBound, format: .dateTime.hour().minute()) – \(window.upperBound, format: .dateTime.hour().minute())"
            )
          }
        }

        Section("Dishwasher") {
          Stepper(value: $home.applianceHours, in: 1...6) {
            Text("Runs for \(home.applianceHours) hours")
          }
          Toggle("Tell me when it is cheap", isOn: $home.notifiesWhenCheap)
        }
      }
      .navigationTitle(home.name)
    }
  }
}

/// One hour's price as a bar that fills the hour exactly.
struct SolPriceBar: ChartContent {
  let price: SolPrice

  var body: some ChartContent {
    RectangleMark(
      xStart: .value("From", price.start.addingTimeInterval(120)),
      xEnd: .value("To", price.end.addingTimeInterval(-120)),
      yStart: .value("Zero", 0),
      yEnd: .value("Price", price.cents)
    )
    .foregroundStyle(by: .value("Level", price.level))
    .accessibilityLabel(Text(price.start, format: .dateTime.hour()))
    .accessibilityValue("\(price.cents.formatted()) cents, \(price.level.rawValue)")
  }
}

#Preview {
  SolTariffView(home: .sample())
}

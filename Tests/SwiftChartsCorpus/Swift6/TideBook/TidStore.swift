import Foundation
import Observation
import SwiftUI

@MainActor
@Observable
final class TidBook {
  var port: TidPort = TidSample.harbour
  var usesFeet = false
  private(set) var gauge: [TidGaugeReading] = []
  private(set) var isLoading = false

  let ports: [TidPort]

  init(ports: [TidPort] = TidSample.ports) {
    self.ports = ports
  }

  func loadGauge() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(10))
    gauge = TidSample.gauge
  }

  func length(_ metres: Double) -> String {
    let value = usesFeet ? metres / 0.3048 : metres
    return value.formatted(.number.precision(.fractionLength(1))) + (usesFeet ? " ft" : " m")
  }
}

struct TidCard<Content: View, Accessory: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content
  @ViewBuilder let accessory: Accessory

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        accessory
      }
      content
    }
    .padding()
    .background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

extension TidCard where Accessory == EmptyView {
  init(title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content, accessory: { EmptyView() })
  }
}

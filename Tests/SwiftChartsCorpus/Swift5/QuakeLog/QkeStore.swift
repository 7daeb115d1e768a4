import Foundation
import SwiftUI

@MainActor
final class QkeLog: ObservableObject {
  @Published private(set) var events: [QkeEvent] = []
  @Published var filter = QkeFilter()
  @Published var isLoading = false

  var shown: [QkeEvent] {
    events.filter(filter.allows)
  }

  var strongest: QkeEvent? {
    shown.max { $0.magnitude < $1.magnitude }
  }

  func reload() async {
    isLoading = true
    try? await Task.sleep(nanoseconds: 10_000_000)
    events = QkeCatalogue.events
    isLoading = false
  }

  static var example: QkeLog {
    let log = QkeLog()
    log.events = QkeCatalogue.events
    return log
  }
}

struct QkeEmptyOverlay: ViewModifier {
  let isEmpty: Bool
  let message: LocalizedStringKey

  func body(content: Content) -> some View {
    content.overlay {
      if isEmpty {
        Text(message)
          .font(.callout)
          .foregroundColor(.secondary)
          .padding()
          .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 10))
      }
    }
  }
}

extension View {
  func qkeEmpty(_ isEmpty: Bool, message: LocalizedStringKey) -> some View {
    modifier(QkeEmptyOverlay(isEmpty: isEmpty, message: message))
  }
}

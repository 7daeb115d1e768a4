import Foundation
import Combine

@MainActor
final class ShpStore: ObservableObject {
  @Published var days: [ShpDay] = []
  @Published var products: [ShpProduct] = []
  @Published var isLoading = false
  @Published var errorMessage: String?

  init(preloaded: Bool = true) {
    if preloaded {
      days = ShpFixtures.days
      products = ShpFixtures.products
    }
  }

  func load() async {
    isLoading = true
    errorMessage = nil
    do {
      try await Task.sleep(nanoseconds: 150_000_000)
      days = ShpFixtures.days
      products = ShpFixtures.products
    } catch {
      errorMessage = error.localizedDescription
    }
    isLoading = false
  }

  var revenue: Double { days.map(\.revenue).reduce(0, +) }
  var orders: Int { days.map(\.orders).reduce(0, +) }
  var averageBasket: Double { orders == 0 ? 0 : revenue / Double(orders) }
}

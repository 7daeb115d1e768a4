import Foundation
import Observation

@MainActor
@Observable
final class WebDashboard {
  enum Phase: Equatable {
    case idle
    case loading
    case ready
    case failed(String)
  }

  private(set) var phase: Phase = .idle
  private(set) var days: [WebDay] = []
  private(set) var referrals: [WebReferral] = []
  var goalSessions = 1_200

  init(days: [WebDay] = [], referrals: [WebReferral] = []) {
    self.days = days
    self.referrals = referrals
    if !days.isEmpty { phase = .ready }
  }

  func load() async {
    guard phase != .ready else { return }
    phase = .loading
    do {
      try await Task.sleep(for: .milliseconds(100))
      days = WebSamples.days
      referrals = WebSamples.referrals
      phase = .ready
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  static let preview = WebDashboard(days: WebSamples.days, referrals: WebSamples.referrals)
}

import Foundation
import Observation

@MainActor
@Observable
final class PbkTrainingModel {
  var runs: [PbkRun]
  var zones: [PbkZone]
  var targetPace: Int = 300
  var usesMiles = false

  init(runs: [PbkRun] = PbkSample.runs, zones: [PbkZone] = PbkSample.zones) {
    self.runs = runs
    self.zones = zones
  }

  var totalKilometers: Double {
    runs.reduce(0) { $0 + $1.kilometers }
  }

  func runs(of kinds: Set<PbkKind>) -> [PbkRun] {
    runs.filter { kinds.contains($0.kind) }
  }
}

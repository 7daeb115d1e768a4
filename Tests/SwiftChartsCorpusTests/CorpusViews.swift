import SwiftUI

@testable import SwiftChartsCorpus5
@testable import SwiftChartsCorpus6

extension CorpusTextTests {
  /// Views with the data of their previews.
  static let views: [(name: String, view: () -> any View)] = [
    ("GluDistributionView", { GluDistributionView(values: GluSample.fingerSticks) }),
    ("GluTimeInRangeView", { GluTimeInRangeView(shares: GluSample.shares) }),
    ("GluTodayView", { GluTodayView().environment(GluStore(readings: GluSample.today)) }),
    ("HrtRestingTrendView", { HrtRestingTrendView(ledger: HrtLedger()) }),
    ("PilSymptomsView", { PilSymptomsView(cabinet: PilCabinet()) }),
    ("SlpHypnogramView", { SlpHypnogramView(segments: SlpSample.segments) }),
    ("HgdPracticeHeatMap", { HgdPracticeHeatMap(days: HgdSample.practice) }),
    ("HgdStreakLollipops", { HgdStreakLollipops(habits: HgdSample.habits) }),
    ("HrtVariabilityView", { HrtVariabilityView(boxes: HrtSample.boxes) }),
    ("HrtZonesView", { HrtZonesView(times: HrtSample.zoneTimes) }),
    ("SlpRestlessView", { SlpRestlessView(cells: SlpSample.restlessness) }),
    ("VitCycleView", { VitCycleView(days: VitSample.cycle, phases: VitSample.phases) }),
    ("BudCategoryDonutView", { NavigationStack { BudCategoryDonutView(month: BudSampleData.year2024[2]) } }),
    ("BudOverviewView", { BudOverviewView().environment(BudStore()) }),
    ("BudTransactionsView", { BudAmountHistogram(amounts: BudStore().transactions.map(\.amount)) }),
    ("InvCashflowView", { InvCashflowView(steps: InvSamples.firstQuarter) }),
    ("InvForecastView", { InvForecastView(points: InvSamples.forecast) }),
    ("ShpHourHeatmapView", { NavigationStack { ShpHourHeatmapView() } }),
    ("WebFunnelView", { WebFunnelView(steps: WebSamples.funnel) }),
    ("WebLatencyView", { WebLatencyView() }),
    ("StkCandlestickView", { NavigationStack { StkCandlestickView(ticker: "NVLO", candles: StkSample.candles) } }),
    ("StkComparisonView", { NavigationStack { StkComparisonView(quotes: StkSample.weekly) } }),
    ("MplCycleHistogramView", { MplCycleHistogramView(cycleTimes: MplData.cycleTimes) }),
    ("MplShiftTimelineView", { MplShiftTimelineView().environmentObject(MplPlant.demo()) }),
    ("QkeDepthSectionView", { QkeDepthSectionView(events: QkeCatalogue.events) }),
    ("QkeFrequencyView", { QkeFrequencyView(frequencies: QkeCatalogue.yearly) }),
    ("SkyClimateView", { SkyClimateView(title: "May 2024", days: SkySample.may) }),
    ("SkyTenDayView", { SkyTenDayView(days: SkySample.days) }),
    ("SolFlowView", { SolFlowView(circuits: SolSample.circuits) }),
    ("SolHeatmapView", { SolHeatmapView(cells: SolSample.heat) }),
    ("TidDayCurveView", { TidDayCurveView(port: TidSample.harbour) }),
    ("TidGaugeView", { TidGaugeView(readings: TidSample.gauge) }),
    ("CrdDelayHistogramView", { CrdDelayHistogramView(log: CrdLog()) }),
    ("CrdRiderSurveyView", { CrdRiderSurveyView(statements: CrdSample.survey) }),
    ("LgsForgettingCurveView", { LgsForgettingCurveView(data: LgsSample.retention) }),
    ("LgsVocabularyGrowthView", { LgsVocabularyGrowthView(points: LgsSample.vocabulary) }),
    ("PbkPaceTrendView", { PbkPaceTrendView(runs: PbkSample.runs) }),
    ("PbkZonesView", { PbkZonesView(zones: PbkSample.zones) }),
    ("ScnRankBumpView", { ScnRankBumpView(ranks: ScnSample.ranks) }),
    ("ScnScoreBoxView", { ScnScoreBoxView(games: ScnSample.games) }),
  ]
}

// One import for library users: what a description is made of comes along.
@_exported import ChartAnalysis
@_exported import ChartModel
@_exported import ChartNarration
@_exported import ChartReading

// One import for library users: what a description is made of comes along.
@_exported import ChartAnalysis
@_exported import ChartModel
@_exported import ChartNarration
@_exported import SourceText
@_exported import TableReading
@_exported import VegaLite

// swift-tools-version: 6.1

import PackageDescription

/// The settings of ChartVoice's own targets: SE-0335 (any), SE-0409 (imports are internal unless said), SE-0444 (a member needs
/// its module imported).
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// It needs nothing of ChartVoice, so that it builds alone; what both know is the protocol in Documentation/lint.md.
let package = Package(
  name: "ChartTextsSwift",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "chartvoice-texts-swift", targets: ["chartvoice-texts-swift"])],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    .target(
      name: "SwiftChartTexts",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "chartvoice-texts-swift", dependencies: ["SwiftChartTexts"], swiftSettings: settings),
    .testTarget(
      name: "SwiftChartTextsTests", dependencies: ["SwiftChartTexts"], exclude: ["Seeds"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

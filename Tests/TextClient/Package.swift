// swift-tools-version: 6.1

import PackageDescription

// Packages of users who want words, or a chart of their own that describes itself: they must build where libsndfile is
// absent, and link no command line.
let package = Package(
  name: "TextClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ChartVoice", path: "../..")],
  targets: [
    .executableTarget(
      name: "TextClient",
      dependencies: [.product(name: "ChartDescriptions", package: "ChartVoice")]
    ),
    .executableTarget(
      name: "VocabularyClient", dependencies: [.product(name: "ChartDeclarations", package: "ChartVoice")]),
    .executableTarget(
      name: "DeclarationClient",
      dependencies: [
        .product(name: "ChartDeclarations", package: "ChartVoice"),
        .product(name: "ChartDescriptions", package: "ChartVoice"),
        .product(name: "ChartSound", package: "ChartVoice"),
      ]
    ),
  ]
)

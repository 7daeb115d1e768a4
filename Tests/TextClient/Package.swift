// swift-tools-version: 6.1

import PackageDescription

// A package of a user who wants words alone: it must build where libsndfile is absent.
let package = Package(
  name: "TextClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ChartVoice", path: "../..")],
  targets: [
    .executableTarget(
      name: "TextClient",
      dependencies: [.product(name: "ChartDescriptions", package: "ChartVoice")]
    )
  ]
)

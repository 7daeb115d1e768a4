// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Rendering",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ChartVoice", path: "../..")],
  targets: [
    .executableTarget(
      name: "Rendering",
      dependencies: [
        .product(name: "ChartDeclarations", package: "ChartVoice"),
        .product(name: "ChartSound", package: "ChartVoice"),
      ])
  ],
  swiftLanguageModes: [.v6]
)

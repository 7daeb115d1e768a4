// swift-tools-version: 6.1

import PackageDescription

// libFuzzer with AddressSanitizer over what reads bytes from strangers; see README.md.
let package = Package(
  name: "FuzzTesting",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ChartVoice", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    // The main package builds this folder too, so that its tests replay what was found.
    .target(
      name: "FuzzEntries",
      dependencies: [
        .product(name: "ChartDescriptions", package: "ChartVoice"), .product(name: "ChartLint", package: "ChartVoice"),
        .product(name: "ChartSound", package: "ChartVoice"), .product(name: "ChartStreams", package: "ChartVoice"),
        .product(name: "SoundCheck", package: "ChartVoice"), .product(name: "SoundFile", package: "ChartVoice"),
      ]),
    .executableTarget(
      name: "fuzz", dependencies: ["CFuzzer", "FuzzEntries"], linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ]
)

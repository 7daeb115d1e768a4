// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

/// Settings that every target of ours shares.
/// SE-0335 (any), SE-0409 (imports are internal unless said), SE-0444 (a member needs its module imported).
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Tests see what is internal in a release build, so that they test what is installed, and end in time. They themselves are not
/// optimised: that would take longer than they run, and the compiler of Swift 6.3 ends on some of them. Nothing waits for their modules,
/// which are written beside their code, so that macros are expanded once.
let testSettings = settings + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

// Swift Charts and SwiftUI by their own names, where there are none: a file of an app compiles as it is.
#if os(Linux)
  let appleTargets: [Target] = [
    .target(
      name: "Charts", dependencies: ["ChartDeclarations"], path: "Sources/AppleNames/Charts", swiftSettings: settings),
    .target(
      name: "SwiftUI", dependencies: ["ChartDeclarations", "PreviewMacros"], path: "Sources/AppleNames/SwiftUI",
      swiftSettings: settings),
    .target(
      name: "Accessibility", dependencies: ["ChartDeclarations"], path: "Sources/AppleNames/Accessibility",
      swiftSettings: settings),
    .target(
      name: "Combine", dependencies: ["ChartDeclarations"], path: "Sources/AppleNames/Combine", swiftSettings: settings),
    .macro(
      name: "PreviewMacros", dependencies: ["PreviewExpansion"], path: "Sources/AppleNames/PreviewMacros",
      swiftSettings: settings),
    // Apart from the program that the compiler runs: a test that depended on it would have all tests built for that, too.
    .target(name: "PreviewExpansion", path: "Sources/AppleNames/PreviewExpansion", swiftSettings: settings),
    // Views as apps have them, written for Apple's platforms, in both modes of the language.
    .target(
      name: "SwiftChartsCorpus5", dependencies: ["Charts", "SwiftUI", "Accessibility", "Combine"],
      path: "Tests/SwiftChartsCorpus/Swift5", swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Onone"])]),
    .target(
      name: "SwiftChartsCorpus6", dependencies: ["Charts", "SwiftUI", "Accessibility"],
      path: "Tests/SwiftChartsCorpus/Swift6", swiftSettings: [.unsafeFlags(["-Onone"])]),
    // Charts that a finger moves, in code as apps have it; tests hold what is said at each touch.
    .target(
      name: "InteractiveCharts", dependencies: ["Charts", "SwiftUI", "ExampleCharts"], path: "Examples/Interactive",
      swiftSettings: [.unsafeFlags(["-Onone"])]),
    // A file to copy into an app: what the program writes as JSON as the class of Apple's framework.
    .target(name: "AudioGraphFile", dependencies: ["Accessibility"], path: "Examples/AudioGraphFile"),
    .testTarget(
      name: "InteractiveChartsTests",
      dependencies: [
        "SwiftUI", "ChartModel", "ChartDescriptions", "ChartSnapshot", "InteractiveCharts", "ExampleCharts",
        "Accessibility", "AudioGraphFile",
      ],
      swiftSettings: testSettings),
    .testTarget(name: "PreviewExpansionTests", dependencies: ["PreviewExpansion"], swiftSettings: testSettings),
    .testTarget(
      name: "SwiftChartsCorpusTests",
      dependencies: [
        "SwiftUI", "ChartModel", "ChartNarration", "ChartDescriptions", "ChartSnapshot", "SwiftChartsCorpus5",
        "SwiftChartsCorpus6",
      ],
      swiftSettings: testSettings),
  ]
  let appleProducts: [Product] = [
    .library(name: "AppleChartNames", targets: ["Charts", "SwiftUI", "Accessibility", "Combine"])
  ]
#else
  let appleTargets: [Target] = []
  let appleProducts: [Product] = []
#endif

let package = Package(
  name: "ChartVoice",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ChartDescriptions", targets: ["ChartDescriptions"]),
    .library(name: "ChartDeclarations", targets: ["ChartDeclarations"]),
    .library(name: "ChartSnapshot", targets: ["ChartSnapshot"]),
    .library(name: "ChartLint", targets: ["ChartLint"]),
    .library(name: "ChartSound", targets: ["ChartSound"]),
    .library(name: "ChartStreams", targets: ["ChartStreams"]),
    .library(name: "SoundFile", targets: ["SoundFile"]),
    .library(name: "SoundCheck", targets: ["SoundCheck"]),
    .executable(name: "chartvoice", targets: ["chartvoice"]),
  ] + appleProducts,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
  ],
  targets: [
    // Row 0: texts that are read and shown; the shared words.
    .target(name: "SourceText", swiftSettings: settings),
    .target(name: "ChartModel", dependencies: ["SourceText"], swiftSettings: settings),

    // Row 1: bytes to rows, specifications to marks, rows to facts.
    .target(name: "TableReading", dependencies: ["SourceText", "ChartModel"], swiftSettings: settings),
    .target(name: "VegaLite", dependencies: ["SourceText", "ChartModel"], swiftSettings: settings),
    .target(name: "ChartDeclarations", dependencies: ["ChartModel"], swiftSettings: settings),
    .target(name: "ChartAnalysis", dependencies: ["ChartModel"], swiftSettings: settings),

    // Row 2: facts to words, facts to notes.
    .target(
      name: "ChartNarration",
      dependencies: ["SourceText", "ChartModel", "ChartAnalysis", .product(name: "TOMLKit", package: "TOMLKit")],
      swiftSettings: settings
    ),
    .target(
      name: "ChartSound",
      dependencies: ["SourceText", "ChartModel", "ChartAnalysis", .product(name: "TOMLKit", package: "TOMLKit")],
      swiftSettings: settings
    ),

    // Row 3: the phases in one import; samples to files.
    .target(
      name: "ChartDescriptions",
      dependencies: ["SourceText", "ChartModel", "TableReading", "VegaLite", "ChartAnalysis", "ChartNarration"],
      swiftSettings: settings
    ),
    .target(
      name: "ChartSnapshot",
      dependencies: [
        "CChartSnapshot", "ChartModel", "ChartAnalysis", "ChartNarration", "ChartDeclarations", "ChartDescriptions",
        "ChartSound", "ChartLint",
      ],
      swiftSettings: settings
    ),
    // The time of day and the previews of a module, which Swift alone cannot reach.
    .target(name: "CChartSnapshot"),
    .target(
      name: "ChartLint",
      dependencies: ["SourceText", "ChartModel", .product(name: "TOMLKit", package: "TOMLKit")],
      swiftSettings: settings
    ),
    .target(
      name: "ChartStreams",
      dependencies: [
        "SourceText", "ChartModel", "TableReading", "ChartAnalysis", "ChartNarration",
      ],
      swiftSettings: settings
    ),
    .systemLibrary(
      name: "CSndfile",
      pkgConfig: "sndfile",
      providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]
    ),
    .target(name: "SoundFile", dependencies: ["CSndfile"], swiftSettings: settings),

    // Beside them: a sound beside its score.
    .target(name: "SoundCheck", dependencies: ["SourceText", "ChartModel", "ChartSound"], swiftSettings: settings),

    // Row 4: the command line.
    .executableTarget(
      name: "chartvoice",
      dependencies: [
        "SourceText", "ChartModel", "TableReading", "VegaLite", "ChartAnalysis", "ChartNarration", "ChartSound",
        "ChartDescriptions", "ChartLint", "ChartStreams", "SoundFile", "SoundCheck",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),

    // Charts as one declares them with Swift Charts; tests hold what is said of them.
    .target(
      name: "ExampleCharts", dependencies: ["ChartDeclarations"], path: "Examples",
      exclude: ["README.md", "Interactive", "AudioGraphFile"]),

    // Programs of users who want words, or a chart of their own that describes itself: they must build where libsndfile is absent,
    // and link no command line (`Scripts/check-text-clients`).
    .executableTarget(
      name: "TextClient", dependencies: ["ChartDescriptions"], path: "Tests/TextClients/TextClient"),
    .executableTarget(
      name: "VocabularyClient", dependencies: ["ChartDeclarations"], path: "Tests/TextClients/VocabularyClient"),
    .executableTarget(
      name: "DeclarationClient", dependencies: ["ChartDeclarations", "ChartDescriptions", "ChartSound"],
      path: "Tests/TextClients/DeclarationClient"),

    .target(name: "ChartTestSupport", path: "Tests/ChartTestSupport", swiftSettings: settings),
    // Reads what ChartVoice says back and checks it against the data, without a line of what said it. Optimised for speed its tables of
    // closures take more than twice as long to build.
    .target(
      name: "ChartTruth", dependencies: ["SourceText", "ChartModel"], path: "Tests/ChartTruth",
      swiftSettings: settings + [.unsafeFlags(["-Osize"])]),
    // What an ear would ask of a sound, measured from its samples: a target of its own, so that it is optimised, as tests are not.
    .target(name: "SoundMeasures", path: "Tests/SoundMeasures", swiftSettings: settings),
    // Charts of every shape, made from a seed.
    .target(
      name: "GeneratedCharts",
      dependencies: ["ChartModel", "ChartAnalysis", "ChartNarration", "ChartTestSupport"],
      path: "Tests/GeneratedCharts", swiftSettings: settings),
    .target(
      name: "ToldCharts",
      dependencies: ["ChartModel", "ChartAnalysis", "ChartNarration", "ChartLint", "ChartTruth"],
      path: "Tests/ToldCharts", swiftSettings: settings),
    // Lints what ChartVoice says of thousands of charts, in a minute where it is built for release.
    .executableTarget(
      name: "lint-own-text",
      dependencies: [
        "ChartModel", "TableReading", "ChartAnalysis", "ChartNarration", "ChartDescriptions", "GeneratedCharts",
        "ToldCharts",
      ],
      path: "Tests/LintOwnText", swiftSettings: settings),
    // Replays what fuzzing starts from and what it found; the fuzzers are a package of their own.
    .testTarget(
      name: "FuzzReplayTests",
      dependencies: [
        "SourceText", "ChartModel", "TableReading", "VegaLite", "ChartAnalysis", "ChartNarration", "ChartSound",
        "ChartDescriptions", "ChartLint", "ChartStreams", "SoundCheck", "SoundFile",
      ],
      path: "FuzzTesting/Sources", exclude: ["CFuzzer", "fuzz"], sources: ["FuzzEntries", "ReplayTests"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ChartSnapshotTests", dependencies: ["ChartModel", "ChartDeclarations", "ChartSnapshot"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SourceTextTests", dependencies: ["SourceText", "ChartTestSupport"], swiftSettings: testSettings),
    .testTarget(
      name: "ChartModelTests", dependencies: ["SourceText", "ChartModel", "ChartTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TableReadingTests", dependencies: ["SourceText", "ChartModel", "TableReading"],
      swiftSettings: testSettings),
    .testTarget(
      name: "VegaLiteTests", dependencies: ["SourceText", "ChartModel", "VegaLite", "ChartTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ChartDeclarationsTests",
      dependencies: ["ChartModel", "ChartDeclarations", "ChartAnalysis", "ChartTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ChartAnalysisTests", dependencies: ["ChartModel", "ChartAnalysis", "ChartTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ChartNarrationTests",
      dependencies: [
        "SourceText", "ChartModel", "ChartAnalysis", "ChartNarration", "ChartTestSupport", "ChartTruth",
        "GeneratedCharts", "ToldCharts",
      ],
      exclude: ["Walk/Transcripts"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ChartSoundTests",
      dependencies: [
        "ChartModel", "ChartAnalysis", "ChartSound", "SoundFile", "SoundCheck", "ChartTestSupport", "SoundMeasures",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ChartLintTests",
      dependencies: ["SourceText", "ChartModel", "ChartLint"],
      exclude: ["Labels"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ChartDescriptionsTests",
      dependencies: [
        "SourceText", "ChartModel", "TableReading", "VegaLite", "ChartAnalysis", "ChartNarration", "ChartDescriptions",
        "ChartTruth", "ToldCharts",
      ],
      exclude: ["Altair"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ChartStreamsTests",
      dependencies: [
        "SourceText", "ChartModel", "TableReading", "ChartNarration", "ChartStreams", "ChartTestSupport",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ExampleChartsTests",
      dependencies: [
        "ExampleCharts", "ChartModel", "ChartDeclarations", "ChartSound", "ChartDescriptions", "ToldCharts",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "chartvoiceTests",
      dependencies: [
        "chartvoice", "TableReading", "ChartNarration", "ChartDescriptions", "ChartSound", "ToldCharts",
        "ChartTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Faults/FaultShim.c", "SwiftSources/Recorded"],
      swiftSettings: testSettings
    ),
  ] + appleTargets,
  swiftLanguageModes: [.v6]
)

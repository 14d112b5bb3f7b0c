// swift-tools-version: 6.3

import PackageDescription

/// Every module is built the same way: a warning stops the build, and each unsafe call is marked where it stands.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "lapwing",
  products: [
    .executable(name: "lapwing", targets: ["CommandLine"]),
    .executable(name: "lapwing-server", targets: ["Server"]),
    .executable(name: "lapwing-page", targets: ["Browser"]),
    .executable(name: "first-page", targets: ["FirstPage"]),
  ],
  targets: [
    // The core: plain Swift, built natively and as Embedded Swift for WebAssembly.

    // Time, distance and pace, how people write them and how they are read back. Stands on nothing.
    .target(name: "Measures", swiftSettings: strict),
    // One reader and writer of JSON: `--json` and the page's messages. Stands on nothing.
    .target(name: "JSON", swiftSettings: strict),
    // A view tree and the patches between two of them. Knows nothing of training, so it stands on nothing.
    .target(name: "Interface", swiftSettings: strict),
    // Patches to messages for the page and its messages to events, for the page's program and the tests of its shell: so it
    // joins Interface and JSON, which know nothing of each other.
    .target(name: "PageMessages", dependencies: ["Interface", "JSON"], swiftSettings: strict),
    // `exp` and `log` of the C library behind a header of two lines, for the formulas of predictions: the only part of
    // the core that is not Swift, since Swift has neither without Foundation or Glibc.
    .systemLibrary(name: "CReal"),
    // Works out quantities from one another, so it needs the quantities, and real numbers (CReal) for the predictions.
    .target(name: "Pacing", dependencies: ["Measures", "CReal"], swiftSettings: strict),
    // Plans of intervals: their totals follow from measures, their paces and pools are those of Pacing.
    .target(name: "Workouts", dependencies: ["Measures", "Pacing"], swiftSettings: strict),
    // The app: reads and writes measures, solves with pacing, plans with workouts, shows itself as an interface, keeps itself
    // as JSON.
    .target(
      name: "Screens", dependencies: ["Measures", "JSON", "Interface", "Pacing", "Workouts"],
      swiftSettings: strict),

    // The places where the core is met.

    // The page's WebAssembly: runs the screens, reads and writes messages (PageMessages, JSON),
    // shows patches (Interface), and is told the decimal mark (Measures).
    .executableTarget(
      name: "Browser", dependencies: ["Screens", "Interface", "PageMessages", "JSON", "Measures"], swiftSettings: strict
    ),
    // The program `lapwing`: reads and writes measures, solves with pacing, plans with workouts, prints JSON.
    // In a release it is linked whole: finding its libraries would take most of the time that a command takes.
    .executableTarget(
      name: "CommandLine", dependencies: ["Measures", "Pacing", "Workouts", "JSON"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable", "-use-ld=lld"], .when(configuration: .release))]),
    // libmicrohttpd behind one small header, since its start function is variadic and its constants are macros.
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    // The program `lapwing-server`: hands out the page's files through libmicrohttpd.
    .executableTarget(name: "Server", dependencies: ["CMicrohttpd"], swiftSettings: strict),
    // A tool of the build: prints the first page's HTML, which the screens (Screens) show (Interface).
    .executableTarget(
      name: "FirstPage", dependencies: ["Screens", "Interface"], swiftSettings: strict),

    // The tests mirror the sources.

    // Seeded random numbers, the rows of the golden vectors, and whether all is to be checked. Stands on nothing.
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
    // Seeded (TestSupport) pairs of views (Interface), for the tests of the differences and for the page's shell.
    .target(
      name: "RandomViews", dependencies: ["Interface", "TestSupport"], path: "Tests/RandomViews",
      swiftSettings: strict),
    // A tool of the tests: prints the patches between random views as the page's messages, which a browser's document
    // then applies.
    .executableTarget(
      name: "PatchCases", dependencies: ["RandomViews", "Interface", "JSON", "PageMessages"],
      path: "Tests/PatchCases", swiftSettings: strict),
    .testTarget(
      name: "MeasuresTests", dependencies: ["Measures", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"], swiftSettings: strict),
    // A page to apply patches to (Interface), for the tests of the differences and of the screens.
    .target(name: "PageModel", dependencies: ["Interface"], path: "Tests/PageModel", swiftSettings: strict),
    .testTarget(
      name: "InterfaceTests", dependencies: ["Interface", "RandomViews", "PageModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PageMessagesTests", dependencies: ["PageMessages", "Interface", "JSON"],
      swiftSettings: strict),
    .testTarget(
      name: "PacingTests", dependencies: ["Pacing", "Measures", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WorkoutsTests", dependencies: ["Workouts", "Measures", "Pacing", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", "Interface", "Measures", "Pacing", "Workouts", "PageModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "CommandLineTests", dependencies: ["CommandLine"], swiftSettings: strict),
  ]
)

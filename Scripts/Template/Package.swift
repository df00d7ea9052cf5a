// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NAME",
  dependencies: [BABBLE],
  targets: [
    .executableTarget(
      name: "NAME",
      dependencies: [
        .product(name: "Engine", package: "IDENTITY"), .product(name: "Interface", package: "IDENTITY"),
        .product(name: "Sound", package: "IDENTITY"), .product(name: "Terminal", package: "IDENTITY"),
      ]),
    .testTarget(
      name: "NAMETests",
      dependencies: [
        "NAME", .product(name: "Engine", package: "IDENTITY"),
        .product(name: "Interface", package: "IDENTITY"), .product(name: "Playtest", package: "IDENTITY"),
        .product(name: "Sound", package: "IDENTITY"),
      ], exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)

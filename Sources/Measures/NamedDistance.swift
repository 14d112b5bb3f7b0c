/// A distance that people call by a name.
public struct NamedDistance: Sendable {
  /// The name as it is shown: `Marathon`.
  public let name: String
  /// The exact distance.
  public let distance: Distance
  /// The unit in which the distance is usually written.
  public let unit: DistanceUnit
  /// How the name may be typed, in lower case; empty where the distance's own text is its name.
  let spellings: [String]

  /// The distances that are offered by name, the shortest first.
  ///
  /// Source: World Athletics Technical Rules: the half marathon is 21.0975 km, the marathon 42.195 km.
  public static let all: [NamedDistance] = [
    NamedDistance(name: "400 m", distance: .metres(400), unit: .metre, spellings: []),
    NamedDistance(name: "1500 m", distance: .metres(1500), unit: .metre, spellings: []),
    NamedDistance(name: "Mile", distance: .mile, unit: .mile, spellings: ["mile"]),
    NamedDistance(name: "5 km", distance: .metres(5000), unit: .kilometre, spellings: []),
    NamedDistance(name: "10 km", distance: .metres(10_000), unit: .kilometre, spellings: []),
    NamedDistance(
      name: "Half marathon", distance: .halfMarathon, unit: .kilometre,
      spellings: ["half", "half marathon", "half-marathon"]),
    NamedDistance(name: "Marathon", distance: .marathon, unit: .kilometre, spellings: ["marathon"]),
  ]
}

extension Distance {
  /// The name that people call this distance by, or `nil`.
  @inline(never)
  public var name: String? {
    NamedDistance.all.first { $0.distance == self }?.name
  }
}

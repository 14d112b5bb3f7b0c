import Foundation

/// Whether every value is to be checked, as `make test-long` asks by LAPWING_LONG, where a daily run checks most.
public let isLongRun = ProcessInfo.processInfo.environment["LAPWING_LONG"] != nil

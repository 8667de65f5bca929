import ArgumentParser

/// Whether results are coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

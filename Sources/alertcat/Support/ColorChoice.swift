import ArgumentParser

/// Whether results are coloured.
enum ColorChoice: String, ArgumentChoice { case auto, always, never }

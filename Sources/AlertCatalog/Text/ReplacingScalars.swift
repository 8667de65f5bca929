extension String {
  /// With `new` wherever the scalars of `old` stand, also where an accent behind them makes another
  /// character of the last one: to a parser that is still the same sign.
  func replacingScalars(_ old: String, with new: String) -> String {
    String(unicodeScalars.replacing(old.unicodeScalars, with: new.unicodeScalars))
  }
}

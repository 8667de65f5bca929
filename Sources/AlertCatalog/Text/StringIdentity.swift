extension String? {
  /// Whether two texts are the same bytes: letters that only look the same are not.
  package func isIdentical(to other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): a.utf8.elementsEqual(b.utf8)
    default: false
    }
  }
}

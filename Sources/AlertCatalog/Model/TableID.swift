import Synchronization

/// Names the same table in every language. Every key of an alert has one, so it is no more than a number: a
/// reference would be counted by all cores at once.
public struct TableID: Hashable, Sendable, Comparable {
  private struct Names: Hashable {
    var scope: String
    var name: String
  }

  /// Every pair of names that was met, with its number.
  private struct Known {
    var numbers: [Names: UInt32] = [:]
    var names: [Names] = []

    mutating func number(of names: Names) -> UInt32 {
      if let number = numbers[names] { return number }
      let number = UInt32(self.names.count)
      numbers[names] = number
      self.names.append(names)
      return number
    }
  }

  private static let known = Mutex(Known())

  private var number: UInt32

  private var names: Names {
    get { Self.known.withLock { $0.names[Int(number)] } }
    set { number = Self.known.withLock { $0.number(of: newValue) } }
  }

  /// Creates an identity.
  public init(scope: String, name: String) {
    number = Self.known.withLock { $0.number(of: Names(scope: scope, name: name)) }
  }

  /// What the languages of one table have in common: the folder that holds the `.lproj` folders, or
  /// the folder of the XLIFF files and the path of the original. Used to bring languages together,
  /// never to open a file.
  public var scope: String {
    get { names.scope }
    set { names.scope = newValue }
  }

  /// `Localizable` for `en.lproj/Localizable.strings`.
  public var name: String {
    get { names.name }
    set { names.name = newValue }
  }

  /// Orders by scope, then name.
  public static func < (a: TableID, b: TableID) -> Bool {
    let (a, b) = (a.names, b.names)
    return (a.scope, a.name) < (b.scope, b.name)
  }
}

/// One localizable value: where its parts stand in the file. Text is decoded when somebody asks
/// ``Document`` for it, so reading a file costs one small record an entry.
public struct Entry: Hashable, Sendable {
  /// The whole construct: a `trans-unit`, or `"key" = "value";`.
  var unit: ByteRange
  /// The key: attribute value (XLIFF 1.2: `id`, or `resname` where that is a number) or token.
  var key: ByteRange
  /// XLIFF `<source>` content; empty elsewhere.
  var source: ByteRange
  /// Content of the value. Empty and ``Flags/untranslated`` when there is none.
  var value: ByteRange
  /// The developer's comment or the notes.
  var comment: ByteRange
  private var tableNumber: UInt32
  /// What is special about it.
  public internal(set) var flags: Flags

  init(
    unit: ByteRange, key: ByteRange, source: ByteRange, value: ByteRange, comment: ByteRange,
    table: Int, flags: Flags
  ) {
    self.unit = unit
    self.key = key
    self.source = source
    self.value = value
    self.comment = comment
    tableNumber = UInt32(table)
    self.flags = flags
  }

  /// Index into the tables of the document.
  public internal(set) var table: Int {
    get { Int(tableNumber) }
    set { tableNumber = UInt32(newValue) }
  }

  /// Facts that decide what may be done with an entry.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt16
    /// Creates flags from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// There is no value yet.
    public static let untranslated = Flags(rawValue: 1 << 0)
    /// `translate="no"`: neither checked nor changed.
    public static let doNotTranslate = Flags(rawValue: 1 << 1)
    /// A later entry has the same key and wins.
    public static let overridden = Flags(rawValue: 1 << 2)
    /// The value holds inline elements; only the text between them can be changed.
    public static let inlineCodes = Flags(rawValue: 1 << 3)
    /// `<target/>`: the value range is the `/>`.
    static let selfClosed = Flags(rawValue: 1 << 4)
    /// The key is the value: `"key";` in `.strings`, a key without source text in a String Catalog.
    static let valueIsKey = Flags(rawValue: 1 << 5)
    /// A token without quotes.
    static let unquoted = Flags(rawValue: 1 << 6)
    /// A unit of a String Catalog without a state; the source range is where one would go.
    static let stateless = Flags(rawValue: 1 << 8)
    /// A unit of a String Catalog inside a variation or a substitution.
    static let varied = Flags(rawValue: 1 << 9)
    /// The bytes of the key range are the key itself, without escapes, and it has one form only.
    static let plainKey = Flags(rawValue: 1 << 10)
    /// Quotation marks stand around the key, in its range.
    static let quotedKey = Flags(rawValue: 1 << 11)
    /// A source text of a String Catalog that Xcode took from code, and takes again (state “new”).
    static let fromCode = Flags(rawValue: 1 << 12)
    /// The key is the name of a resource, which another unit of the file may have as well.
    public static let named = Flags(rawValue: 1 << 13)
    /// A file or group of XLIFF 2.x limits the length of all its units together.
    static let limitedTogether = Flags(rawValue: 1 << 14)
    /// A text of a String Catalog in its source language; without it, the key would be shown.
    static let ofSource = Flags(rawValue: 1 << 15)
    /// Not to be written: the file cannot be, or the key is shown for an empty source text.
    public static let readOnly = Flags(rawValue: 1 << 7)
  }

  /// The bytes of the key, where they need no decoding and the key has one form only.
  package var plainKey: Range<Int>? {
    guard flags.contains(.plainKey) else { return nil }
    return flags.contains(.quotedKey) ? Int(key.start) + 1..<Int(key.end) - 1 : key.range
  }

  /// The bytes that hold the comment, undecoded.
  package var commentRange: Range<Int> { comment.range }

  /// The bytes that hold the source text, undecoded, where the format has one.
  package var sourceRange: Range<Int> { source.range }

  /// The bytes that hold the value, undecoded.
  package var valueRange: Range<Int> { value.range }

  /// Whether the whole value can be replaced.
  public var isWritable: Bool {
    flags.isDisjoint(with: [.untranslated, .doNotTranslate, .overridden, .inlineCodes, .readOnly])
  }
}

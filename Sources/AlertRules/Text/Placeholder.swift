/// A part of a string that the program replaces at run time: `%@`, `%1$lld`, `${name}`, `\(x)`.
struct Placeholder: Hashable, Sendable {
  /// Where it stands, UTF-8 bytes.
  var range: Range<Int>
  /// What it takes.
  var kind: Kind
  /// The argument it names: `2` for `%2$@`; `nil` when it takes the next one.
  var position: Int?
  /// The arguments that its width and precision take: `1` for `%2$*1$d`; `nil` for the next one.
  var sizes: [Int?]
  /// As written.
  var text: String

  /// What a placeholder takes.
  enum Kind: Hashable, Sendable {
    /// `%@`
    case object
    /// `%d %i %u %x %o %c` and the `h`, `hh` lengths
    case int32
    /// `%ld %lld %lu %llu %zd %qd %td %jd`
    case int64
    /// `%f %e %g %a`
    case float
    /// `%p %s %S %n`
    case pointer
    /// `%%`: no argument
    case percent
    /// `%#@files@`, `%(name)@`, `%arg`, `${name}`, `\(name)`, `{name}`: matched by name
    case named(String)
  }
}

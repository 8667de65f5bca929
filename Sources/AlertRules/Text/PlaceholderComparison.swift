/// Compares the placeholders of a translation with those of its source.
enum PlaceholderComparison {
  struct Problem {
    var severity: Severity
    var message: String
    /// In the target, UTF-8 bytes; `nil` when it is about the whole.
    var range: Range<Int>?
  }

  /// What is wrong; empty if the translation takes the same arguments.
  ///
  /// Arguments are bound by number, or in order; each must be taken with the same type. A plural leaf
  /// for zero, one or two may leave arguments out (“One file”), if it stands for one number only: that
  /// of other languages may stand for 1, 21 and 31.
  static func problems(
    source: String, target: String, variation: String = "", locale: String = ""
  ) -> [Problem] {
    problems(
      source, PlaceholderScanner.scan(source), target, PlaceholderScanner.scan(target),
      variation: variation, locale: locale)
  }

  /// The same where the placeholders are known.
  static func problems(
    _ source: String, _ inSource: [Placeholder], _ target: String, _ inTarget: [Placeholder],
    variation: String, locale: String
  ) -> [Problem] {
    if inSource.isEmpty && inTarget.isEmpty || target.isEmpty { return [] }
    guard !source.contains(bytes: "\u{FFFC}"), !target.contains(bytes: "\u{FFFC}") else {
      return []
    }
    let damaged = inSource.isEmpty ? [] : Self.withoutPercent(target, beside: inTarget)
    if damaged.isEmpty, inSource.elementsEqual(inTarget, by: { $0.text == $1.text }),
      loosePercent(target, beside: inTarget) == nil
    {
      return []
    }
    let wanted = arguments(inSource)
    let found = arguments(inTarget)
    if let changed = Self.changedPlaces(wanted, found, inTarget) { return [changed] }
    var problems = damaged.map(\.problem)
    let countsWhole = !inSource.contains {
      ![.int32, .int64, .percent, .named("arg")].contains($0.kind)
    }
    let numbers = numbers(of: variation, locale, countsWhole)
    for (index, placeholder) in wanted.positions.sorted(by: { $0.key < $1.key }) {
      guard let other = found.positions[index] else {
        if !found.takes(index), !damaged.contains(where: { $0.position == index }) {
          problems += missing(placeholder.text, in: numbers)
        }
        continue
      }
      if let severity = conflict(placeholder.kind, other.kind) {
        problems.append(
          Problem(
            severity: severity,
            message: "“\(other.text)” stands where the source has “\(placeholder.text)”",
            range: other.range))
      }
    }
    for (index, placeholder) in found.positions.sorted(by: { $0.key < $1.key })
    where !wanted.takes(index) && !isPercentage(placeholder.text, in: source) {
      problems.append(
        Problem(
          severity: .error, message: "“\(placeholder.text)” has no counterpart in the source",
          range: placeholder.range))
    }
    func isTaken(_ name: String, in one: Arguments, by other: Arguments) -> Bool {
      one.variables.contains { $0.value == name && other.positions[$0.key] != nil }
    }
    for name in wanted.names.subtracting(found.names).sorted()
    where !isTaken(name, in: wanted, by: found) {
      problems += missing(wanted.texts[name] ?? name, in: numbers)
    }
    if !wanted.positions.isEmpty || !wanted.names.isEmpty,
      let stray = loosePercent(target, beside: inTarget),
      loosePercent(source, beside: inSource) == nil
    {
      if let broken = problems.firstIndex(where: { $0.severity == .error && $0.range == nil }) {
        // “%# @files@”: what is missing is there, but damaged.
        problems[broken].message += ", and this “%” begins no placeholder"
        problems[broken].range = stray
      } else {
        problems.append(
          Problem(
            severity: .warning, message: "a lone “%” in a format string; a literal one is “%%”",
            range: stray))
      }
    }
    if wanted.isNumbered, found.isUnnumbered, found.mayBeSwapped, problems.isEmpty {
      // Of 231 such translations in real files nearly all keep the order: a remark, not the error of spec
      // FORMATS §7.
      problems.append(
        Problem(
          severity: .info,
          message:
            "the source numbers its placeholders; without numbers the order must be the same",
          range: found.positions[1]?.range))
    }
    for name in found.names.subtracting(wanted.names).sorted()
    where !isTaken(name, in: found, by: wanted) {
      problems.append(
        Problem(
          severity: .error,
          message: "“\(found.texts[name] ?? name)” has no counterpart in the source",
          range: nil))
    }
    return problems
  }

  /// Placeholders that have lost their percent sign: “2$@”. Nobody writes that for anything else.
  private static func withoutPercent(
    _ text: String, beside placeholders: [Placeholder]
  ) -> [(position: Int, problem: Problem)] {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    let bytes = Array(text.utf8)
    return bytes.indices.compactMap { index in
      guard bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count,
        [UInt8(ascii: "@"), UInt8(ascii: "d")].contains(bytes[index + 1])
      else { return nil }
      let start = bytes[..<index].lastIndex { !(0x30...0x39).contains($0) }.map { $0 + 1 } ?? 0
      guard let position = Int(String(decoding: bytes[start..<index], as: UTF8.self)),
        !placeholders.contains(where: { $0.range.contains(index) })
      else { return nil }
      let written = String(decoding: bytes[start..<index + 2], as: UTF8.self)
      return (
        position,
        Problem(
          severity: .error, message: "“\(written)” has lost its “%”", range: start..<index + 2)
      )
    }
  }

  /// The same placeholders in another order, without numbers: one mistake, however many of them moved.
  private static func changedPlaces(
    _ wanted: Arguments, _ found: Arguments, _ inTarget: [Placeholder]
  ) -> Problem? {
    guard found.isUnnumbered, wanted.positions.count == found.positions.count,
      wanted.positions.count > 1, wanted.names == found.names,
      inTarget.allSatisfy({ $0.sizes.isEmpty })
    else { return nil }
    let moved = found.positions.filter { wanted.positions[$0.key]?.kind != $0.value.kind }
    var left = wanted.positions
    // Which argument each of them takes, the first of its kind that is left.
    let numbered = found.positions.sorted { $0.key < $1.key }.compactMap { _, placeholder in
      left.filter { $0.value.kind == placeholder.kind }.keys.min().map { number in
        left[number] = nil
        return "“%\(number)$" + placeholder.text.dropFirst() + "”"
      }
    }
    guard moved.count > 1, left.isEmpty else { return nil }
    return Problem(
      severity: .error,
      message: "the placeholders have changed places; with numbers they may: "
        + numbered.joined(separator: ", "),
      range: moved.values.map(\.range).min { $0.lowerBound < $1.lowerBound })
  }

  /// Whether what looks like a placeholder is a percentage of the source, with its sign in front as in Basque
  /// and Turkish: “%100ean” for “100%”.
  private static func isPercentage(_ text: String, in source: String) -> Bool {
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count + 2 == text.count else { return false }
    return source.contains("\(digits)%") || source.contains("\(digits) %")
  }

  /// The first percent sign that belongs to no placeholder.
  private static func loosePercent(
    _ text: String, beside placeholders: [Placeholder]
  ) -> Range<Int>? {
    var next = 0
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "%") {
      while next < placeholders.count, placeholders[next].range.upperBound <= offset { next += 1 }
      guard next < placeholders.count, placeholders[next].range.contains(offset) else {
        return offset..<offset + 1
      }
    }
    return nil
  }

  /// The numbers that a plural form for zero, one or two stands for; `nil` for other texts. Where the
  /// language has no such form, it is there for that number only. That “one” stands for 0 as well, as in
  /// French, does not count: nothing is said of no files, or in a form `zero` that goes before.
  private static func numbers(
    of variation: String, _ locale: String, _ countsWhole: Bool
  ) -> [Int]? {
    // The Czech form for fractions: no whole number takes it.
    if countsWhole, variation.hasSuffix("plural.many"), !ICU.countsWhole("many", locale) {
      return []
    }
    return ["zero", "one", "two"].first { variation.hasSuffix("plural." + $0) }
      .map { (ICU.pluralNumbers(locale)[$0] ?? []).filter { $0 > 0 } }
  }

  /// What is said of a placeholder that is not there.
  private static func missing(_ text: String, in numbers: [Int]?) -> [Problem] {
    guard let numbers else {
      return [
        Problem(severity: .error, message: "the source’s “\(text)” is missing here", range: nil)
      ]
    }
    if numbers.count < 2 { return [] }
    let shown = numbers.prefix(3).map { "\($0)" }.joined(separator: ", ")
    return [
      Problem(
        severity: .info,
        message: "the source’s “\(text)” is missing in a form that stands for several numbers: "
          + shown + (numbers.count > 3 ? " …" : ""), range: nil)
    ]
  }

  private struct Arguments {
    var positions: [Int: Placeholder] = [:]
    var names: Set<String> = []
    var texts: [String: String] = [:]
    /// Plural variables by the argument they take: the other text may take it plainly.
    var variables: [Int: String] = [:]

    /// Whether several arguments are taken, each with its number.
    var isNumbered: Bool {
      positions.count > 1 && positions.values.allSatisfy { $0.position != nil }
    }

    /// Whether none has a number.
    var isUnnumbered: Bool { positions.values.allSatisfy { $0.position == nil } }

    /// Whether two have one type, so that nothing shows their order.
    var mayBeSwapped: Bool { Set(positions.values.map(\.kind)).count < positions.count }

    /// Whether an argument is taken, by a variable or plainly.
    func takes(_ index: Int) -> Bool { positions[index] != nil || variables[index] != nil }
  }

  private static func arguments(_ placeholders: [Placeholder]) -> Arguments {
    var result = Arguments()
    var next = 1
    func bound(_ position: Int?) -> Int {
      if let position { return position }
      defer { next += 1 }
      return next
    }
    for placeholder in placeholders {
      switch placeholder.kind {
      case .percent: continue
      case .named(let name) where name.hasPrefix("#") || name == "arg":
        // A plural variable takes an argument; its name ties it to its forms.
        result.names.insert(name)
        result.texts[name] = placeholder.text
        let position = bound(placeholder.position)
        if name.hasPrefix("#") { result.variables[position] = name }
      case .named(let name):
        result.names.insert(name)
        result.texts[name] = placeholder.text
      default:
        // `*` takes a whole number before the value: “%*d” takes two arguments.
        for size in placeholder.sizes {
          var taken = placeholder
          taken.kind = .int32
          result.positions[bound(size)] = taken
        }
        result.positions[bound(placeholder.position)] = placeholder
      }
    }
    return result
  }

  /// How bad it is to take an argument of one type as another; `nil` when it is fine.
  private static func conflict(_ a: Placeholder.Kind, _ b: Placeholder.Kind) -> Severity? {
    if a == b { return nil }
    if [a, b].contains(.int32), [a, b].contains(.int64) { return .warning }
    return .error
  }
}

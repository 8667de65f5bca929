/// Compares the placeholders of a translation with those of its source.
enum PlaceholderComparison {
  struct Problem {
    var severity: Severity
    var message: String
    /// In the target, UTF-8 bytes; `nil` when it is about the whole.
    var range: Range<Int>?
    /// Only the source numbers its placeholders.
    var isAboutNumbers = false
    /// A placeholder of the source that is not there.
    var lost: String?
    /// A placeholder that the source has not.
    var added: String?
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
    if inSource.elementsEqual(inTarget, by: { $0.text == $1.text }),
      loosePercent(target, beside: inTarget) == nil
    {
      return []
    }
    let damaged = DamagedPlaceholder.find(target, beside: inTarget, of: inSource)
    let inTarget = (inTarget + damaged.map(\.placeholder))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let wanted = PlaceholderArguments(inSource)
    let found = PlaceholderArguments(inTarget)
    var problems = damaged.map {
      Problem(severity: .error, message: $0.message, range: $0.placeholder.range)
    }
    if Catalog.part(variation) != nil,
      wanted.areOwnArgument(of: found) || found.areOwnArgument(of: wanted)
    {
      return problems
    }
    if let changed = Self.changedPlaces(wanted, found, inTarget) { return problems + [changed] }
    let countsWhole = !inSource.contains {
      ![.int32, .int64, .percent, .named("arg")].contains($0.kind)
    }
    let numbers = numbers(of: variation, locale, countsWhole)
    problems += lostArguments(wanted, found, in: numbers)
    problems += addedArguments(wanted, found, source)
    for name in names(of: wanted, missingIn: found) {
      problems += missing(wanted.texts[name] ?? name, in: numbers)
    }
    if !wanted.positions.isEmpty || !wanted.names.isEmpty,
      let stray = loosePercent(target, beside: inTarget),
      loosePercent(source, beside: inSource) == nil
    {
      addLoosePercent(stray, to: &problems)
    }
    if wanted.isNumbered, found.isUnnumbered, found.mayBeSwapped, problems.isEmpty {
      // Of 231 such translations in real files nearly all keep the order: a remark, not the error of spec
      // FORMATS §7.
      problems.append(
        Problem(
          severity: .info,
          message:
            "the source numbers its placeholders; without numbers, keep their order",
          range: found.positions[1]?.range, isAboutNumbers: true))
    }
    problems += addedNames(wanted, found, inTarget, source)
    return replaced(problems)
  }

  /// Names that the source has not, “${user}”.
  private static func addedNames(
    _ wanted: PlaceholderArguments, _ found: PlaceholderArguments, _ inTarget: [Placeholder],
    _ source: String
  ) -> [Problem] {
    let places = Dictionary(
      inTarget.map { ($0.text, $0.range) }, uniquingKeysWith: { first, _ in first })
    return names(of: found, missingIn: wanted).map { name in
      let text = found.texts[name] ?? name
      if let other = otherSpelling(of: text, in: source) {
        return Problem(
          severity: .info, message: "the source writes “\(other)” instead of “\(text)”",
          range: places[text])
      }
      return Problem(
        severity: .error, message: "“\(text)” has no counterpart in the source",
        range: places[text], added: text)
    }
  }

  /// `$user` where a translation has `${user}`: whether code fills in both, its author knows.
  private static func otherSpelling(of placeholder: String, in source: String) -> String? {
    guard placeholder.hasPrefix("${"), placeholder.hasSuffix("}") else { return nil }
    let other = "$" + placeholder.dropFirst(2).dropLast()
    let isThere = source.ranges(of: other).contains {
      !(source[$0.upperBound...].first.map { $0.isLetter || $0.isNumber } ?? false)
    }
    return isThere ? other : nil
  }

  /// As many that are not there as there are others in their place, “{0}” for “%@”, are one mistake.
  private static func replaced(_ problems: [Problem]) -> [Problem] {
    let (lost, added) = (problems.compactMap(\.lost), problems.compactMap(\.added))
    guard !lost.isEmpty, lost.count == added.count else { return problems }
    func quoted(_ texts: [String]) -> String { texts.map { "“\($0)”" }.joined(separator: ", ") }
    let replaced = Problem(
      severity: .error,
      message: "\(quoted(added)) instead of the source’s " + quoted(lost),
      range: problems.first { $0.added != nil }?.range)
    return [replaced] + problems.filter { $0.lost == nil && $0.added == nil }
  }

  /// Arguments that the translation does not take, or takes as another type.
  private static func lostArguments(
    _ wanted: PlaceholderArguments, _ found: PlaceholderArguments, in numbers: [Int]?
  ) -> [Problem] {
    wanted.positions.sorted { $0.key < $1.key }.flatMap { index, placeholder in
      guard let other = found.positions[index] else {
        return found.takes(index) ? [] : missing(placeholder.text, in: numbers)
      }
      return conflict(placeholder.kind, other.kind).map { severity in
        [
          Problem(
            severity: severity,
            message: "“\(other.text)” instead of the source’s “\(placeholder.text)”",
            range: other.range)
        ]
      } ?? []
    }
  }

  /// Arguments that the source does not take.
  private static func addedArguments(
    _ wanted: PlaceholderArguments, _ found: PlaceholderArguments, _ source: String
  ) -> [Problem] {
    var counts: [String: Int] = [:]
    for placeholder in wanted.positions.values { counts[placeholder.text, default: 0] += 1 }
    return found.positions.sorted { $0.key < $1.key }
      .filter { !wanted.takes($0.key) && !isPercentage($0.value.text, in: source) }
      .map { _, placeholder in
        // Of two, one has.
        let known = counts[placeholder.text] ?? 0
        return Problem(
          severity: .error,
          message: known == 0
            ? "“\(placeholder.text)” has no counterpart in the source"
            : "the source has “\(placeholder.text)” only \(known == 1 ? "once" : "\(known) times")",
          range: placeholder.range, added: known == 0 ? placeholder.text : nil)
      }
  }

  /// Names that one text has and the other has not, sorted; a plural variable may be taken plainly.
  private static func names(
    of one: PlaceholderArguments, missingIn other: PlaceholderArguments
  ) -> [String] {
    let plain = Set(one.variables.filter { other.positions[$0.key] != nil }.values)
    return one.names.subtracting(other.names).subtracting(plain).sorted()
  }

  private static func addLoosePercent(_ stray: Range<Int>, to problems: inout [Problem]) {
    if let broken = problems.firstIndex(where: { $0.severity == .error && $0.range == nil }) {
      // “100 %”: what is missing may be there, but for its letter.
      problems[broken].message += ", and this “%” does not begin a placeholder"
      problems[broken].range = stray
      problems[broken].lost = nil
    } else {
      problems.append(
        Problem(
          severity: .warning, message: "a lone “%” in a format string; write a literal one as “%%”",
          range: stray))
    }
  }

  /// The same placeholders in another order, without numbers: one mistake, however many of them moved.
  private static func changedPlaces(
    _ wanted: PlaceholderArguments, _ found: PlaceholderArguments, _ inTarget: [Placeholder]
  ) -> Problem? {
    guard found.isUnnumbered, wanted.positions.count == found.positions.count,
      wanted.positions.count > 1, wanted.names == found.names,
      inTarget.allSatisfy({ $0.sizes.isEmpty })
    else { return nil }
    let moved = found.positions.filter { wanted.positions[$0.key]?.kind != $0.value.kind }
    guard moved.count > 1 else { return nil }
    // The arguments of each kind, the first of them last.
    var left: [Placeholder.Kind: [Int]] = [:]
    for (number, placeholder) in wanted.positions.sorted(by: { $0.key > $1.key }) {
      left[placeholder.kind, default: []].append(number)
    }
    // Which argument each of them takes, the first of its kind that is left.
    let numbered = found.positions.sorted { $0.key < $1.key }.compactMap { _, placeholder in
      left[placeholder.kind]?.popLast().map { "“%\($0)$\(placeholder.text.dropFirst())”" }
    }
    guard numbered.count == wanted.positions.count else { return nil }
    return Problem(
      severity: .error,
      message: "the placeholders are in a different order; number them: "
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
    var offset = 0
    let isLoose = text.utf8.contains { byte in
      defer { offset += 1 }
      guard byte == UInt8(ascii: "%") else { return false }
      while next < placeholders.count, placeholders[next].range.upperBound <= offset { next += 1 }
      return next == placeholders.count || !placeholders[next].range.contains(offset)
    }
    return isLoose ? offset - 1..<offset : nil
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
        Problem(
          severity: .error, message: "the source’s “\(text)” is missing here", range: nil,
          lost: text)
      ]
    }
    if numbers.count < 2 { return [] }
    let shown = numbers.prefix(3).map { "\($0)" }.joined(separator: ", ")
    return [
      Problem(
        severity: .info,
        message: "the source’s “\(text)” is missing in a form used for several numbers: "
          + shown + (numbers.count > 3 ? " …" : ""), range: nil)
    ]
  }

  /// How bad it is to take an argument of one type as another; `nil` when it is fine.
  private static func conflict(_ a: Placeholder.Kind, _ b: Placeholder.Kind) -> Severity? {
    if a == b { return nil }
    if [a, b].contains(.int32), [a, b].contains(.int64) { return .warning }
    return .error
  }
}

import AlertCatalog

/// How many lines a text of an alert takes: an estimate, by display columns.
///
/// Widths are those measured on default text sizes (spec RULES §6.1, §6.2 and §9). Where nothing
/// tells the platform, the phone counts.
struct LineEstimate {
  /// Without white space around it: a line end behind everything shows no further line, and a tool may have wrapped the
  /// text (spec FORMATS §1.4).
  private let text: String
  private let columns: Int
  private let samples: [String: String]

  /// What a placeholder without a sample is taken for.
  private static let placeholderColumns = 8

  /// Lines of a title on the narrowest of some platforms.
  static func title(
    _ text: String, on platforms: [Platform], _ samples: [String: String]
  ) -> LineEstimate {
    let columns = platforms.map { platform in
      switch platform {
      case .iOS, .iPadOS: 27
      case .macOS, .visionOS: 34
      case .tvOS: 40
      case .watchOS: 18
      }
    }
    return LineEstimate(text: text.trimmed, columns: columns.min() ?? 27, samples: samples)
  }

  /// Lines of a message on the narrowest of some platforms.
  static func message(
    _ text: String, on platforms: [Platform], _ samples: [String: String]
  ) -> LineEstimate {
    let columns = platforms.map { platform in
      switch platform {
      case .iOS, .iPadOS: 37
      case .macOS, .visionOS, .tvOS: 45
      case .watchOS: 24
      }
    }
    return LineEstimate(text: text.trimmed, columns: columns.min() ?? 37, samples: samples)
  }

  /// How many lines it takes.
  var lines: Int { Self.lines(text, columns: columns, samples) }

  /// Whether it takes more lines than these; most texts are so short that nothing has to be measured.
  func isLonger(than limit: Int) -> Bool { mostLines > limit && lines > limit }

  /// It takes no more than these, told by its bytes alone: none of them takes more than a column.
  var mostLines: Int {
    guard samples.isEmpty else { return lines }
    let paragraphs = 1 + text.utf8.count { (0x0A...0x0D).contains($0) }
    // What placeholders begin with.
    let signs = text.utf8.count {
      $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\")
    }
    let most = text.utf8.count + signs * (Self.placeholderColumns - 1)
    // The other line ends are of two and three bytes, each more than a column.
    let rare = text.holdsOtherLineEnd ? text.utf8.count / 2 : 0
    return paragraphs + rare + most / columns
  }

  /// The sample of a placeholder; `%1$@` may be given as `%@`.
  private static func sample(
    for placeholder: Placeholder, in samples: [String: String]
  ) -> String? {
    samples[placeholder.text]
      ?? placeholder.position.flatMap { position in
        samples[placeholder.text.replacing("\(position)$", with: "")]
      }
  }

  /// Rows of buttons: two short ones share a row.
  static func buttons(_ labels: [String]) -> Int {
    labels.count == 2 && labels.allSatisfy { ICU.columns($0) <= 14 } ? 1 : labels.count
  }

  private static func lines(
    _ text: String, columns limit: Int, _ samples: [String: String]
  ) -> Int {
    if let plain = plainLines(text, columns: limit, samples) { return plain }
    if !text.holdsOtherLineEnd {
      return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).reduce(0) {
        $0 + lines(of: String(Substring($1)), columns: limit, samples)
      }
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).reduce(0) {
      lines, paragraph in
      lines + Self.lines(of: String(paragraph), columns: limit, samples)
    }
  }

  /// The same for a text of ASCII, letters of Latin, Greek and Cyrillic, dashes and quotation marks, each of one
  /// column; `nil` for others.
  private static func plainLines(
    _ text: String, columns limit: Int, _ samples: [String: String]
  ) -> Int? {
    var placeholders = PlaceholderScanner.scan(text).filter { $0.kind != .percent }[...]
    var text = text
    return text.withUTF8 { bytes in
      var lines = 0
      var columns = 0
      var index = 0
      func paragraph() -> Int { max(1, (columns + limit - 1) / limit) }
      func isDashOrQuotation(_ index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index + 1] == 0x80
          && (0x90...0xA7).contains(bytes[index + 2])
      }
      while index < bytes.count {
        if let placeholder = placeholders.first, placeholder.range.lowerBound == index {
          placeholders.removeFirst()
          guard !bytes[placeholder.range].contains(0x0A) else { return nil }
          columns += Self.columns(of: placeholder, samples)
          index = placeholder.range.upperBound
          continue
        }
        switch bytes[index] {
        case 0x0A:
          lines += paragraph()
          columns = -1
        case 0x20..<0x7F: break
        case 0xC3...0xCB, 0xCE...0xD1: index += 1
        case 0xE2 where isDashOrQuotation(index): index += 2
        default: return nil
        }
        columns += 1
        index += 1
      }
      return lines + paragraph()
    }
  }

  private static func columns(
    of placeholder: Placeholder, _ samples: [String: String]
  ) -> Int {
    samples.isEmpty
      ? placeholderColumns
      : sample(for: placeholder, in: samples).map(ICU.columns) ?? placeholderColumns
  }

  private static func lines(
    of paragraph: String, columns limit: Int, _ samples: [String: String]
  ) -> Int {
    var columns = ICU.columns(paragraph)
    for placeholder in PlaceholderScanner.scan(paragraph) where placeholder.kind != .percent {
      columns += Self.columns(of: placeholder, samples) - ICU.columns(placeholder.text)
    }
    return max(1, (columns + limit - 1) / limit)
  }
}

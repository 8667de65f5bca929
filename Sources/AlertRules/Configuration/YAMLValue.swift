import AlertCatalog
import Yams

/// A node of a YAML file that knows its place, so that errors can quote the line.
struct YAMLValue {
  let node: Node
  let source: YAMLSource

  /// Parses a file.
  ///
  /// - Throws: ``ConfigurationError`` at the place Yams could not read.
  static func parse(_ text: String, file: String) throws(ConfigurationError) -> YAMLValue {
    let text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let source = YAMLSource(text: text, file: file)
    guard text.utf8.count <= YAMLLimits.size else {
      throw source.error(nil, "the file is larger than \(YAMLLimits.size >> 20) MiB")
    }
    if let alias = YAMLLimits.firstAlias(text) {
      throw source.error(at: alias, "an alias (*) refers to text elsewhere; write that out here")
    }
    do {
      // Every scalar is text here: what kind it looks like need not be found out, nor an encoding in the environment.
      guard let node = try Yams.compose(yaml: text, .basic, .default, .utf8) else {
        throw source.error(nil, "the file is empty")
      }
      return YAMLValue(node: node, source: source)
    } catch let error as ConfigurationError {
      throw error
    } catch let error as YamlError {
      throw source.error(error)
    } catch {
      throw source.error(nil, "cannot be read as YAML")
    }
  }

  /// An error at this node.
  func error(_ problem: String) -> ConfigurationError { source.error(node.mark, problem) }

  /// The members of a mapping, in file order.
  func members() throws(ConfigurationError) -> [(key: String, value: YAMLValue)] {
    guard case .mapping(let mapping) = node else { throw error("expected a mapping") }
    return mapping.map { ($0.key.string ?? "", YAMLValue(node: $0.value, source: source)) }
  }

  /// The same; a name without a value, `alerts:`, has none.
  func membersOrNone() throws(ConfigurationError) -> [(key: String, value: YAMLValue)] {
    node.null != nil ? [] : try members()
  }

  /// The members by name; anything but `fields` is an error that suggests the nearest field.
  func fields(_ fields: [String]) throws(ConfigurationError) -> [String: YAMLValue] {
    var result: [String: YAMLValue] = [:]
    guard case .mapping(let mapping) = node else { throw error("expected a mapping") }
    for (key, value) in mapping {
      let name = key.string ?? ""
      guard fields.contains(name) else {
        let hint = Suggestion.text(for: name, among: fields)
        throw source.error(key.mark, "unknown field “\(name)”\(hint)")
      }
      result[name] = YAMLValue(node: value, source: source)
    }
    return result
  }

  /// The elements of a sequence.
  func elements() throws(ConfigurationError) -> [YAMLValue] {
    guard case .sequence(let sequence) = node else { throw error("expected a list") }
    return sequence.map { YAMLValue(node: $0, source: source) }
  }

  /// A scalar as text.
  func string() throws(ConfigurationError) -> String {
    guard case .scalar(let scalar) = node else { throw error("expected text") }
    if scalar.style == .plain, node.null != nil {
      throw error(
        scalar.string.isEmpty
          ? "expected a value" : "“\(scalar.string)” means no value; write it in quotes")
    }
    return scalar.string
  }

  /// A list of texts; a single text is a list of one.
  func strings() throws(ConfigurationError) -> [String] {
    if case .scalar = node { return [try string()] }
    var result: [String] = []
    for element in try elements() { result.append(try element.string()) }
    return result
  }

  /// `true` or `false`.
  func bool() throws(ConfigurationError) -> Bool {
    switch try string() {
    case "true", "yes": return true
    case "false", "no": return false
    case let other: throw error("expected true or false, found “\(other)”")
    }
  }

  /// One of the cases of an enumeration.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type
  ) throws(ConfigurationError) -> Value where Value.RawValue == String {
    let name = try string()
    if let value = Value(rawValue: name) { return value }
    throw noChoice(name, among: Value.allCases.map(\.rawValue))
  }

  /// One of some names.
  func choice(among names: [String]) throws(ConfigurationError) -> String {
    let name = try string()
    if names.contains(name) { return name }
    throw noChoice(name, among: names)
  }

  private func noChoice(_ name: String, among names: [String]) -> ConfigurationError {
    error(
      "unknown value “\(name)”; use \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
        + Suggestion.text(for: name, among: names))
  }
}

/// What one source file holds.
struct CodeFile: Sendable {
  /// The file, as it was given.
  var path: String
  /// Every function.
  var functions: [Function] = []
  /// Every named value of a type.
  var definitions: [Definition] = []
  /// What the cases of its enumerations stand for: their raw values.
  var rawValues: [Definition] = []
  /// The types of the properties of its types: `TripPage.model` is a `TripModel`.
  var propertyTypes: [[String]: String] = [:]
  /// The variables of its types that are filled with a text later, and their types: `String`.
  var laterTexts: [[String]: String] = [:]
  /// The enumerations that it declares.
  var enumerations: Set<String> = []
  /// What its classes inherit from.
  var parents: [String: String] = [:]
  /// The classes, structures and enumerations of Swift that it declares, with the types around them.
  var types: Set<[String]> = []
}

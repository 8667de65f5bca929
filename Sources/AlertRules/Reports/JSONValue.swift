import Foundation

/// A value of JSON as it was read: what other programs wrote is kept, whatever it means.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Decimal)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The value, if it is a text.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The values in it, if it is a list.
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

  /// The members, if it is an object.
  var members: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Decimal.self) {
      self = .number(number)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }
}

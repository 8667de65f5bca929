/// What a word says in the name of a key: a line of `Catalogs/English/key-words.txt`
/// (ALERT-GROUPING, “Key names”).
struct KeyWord {
  /// The role it names.
  var role: Role?
  /// The style of a button it names.
  var style = ButtonStyle.unknown
  /// It names a role only behind a word that says button: `button.default`.
  var needsButton = false
  /// It names a button only right behind the alert, or behind a word that says button: `alert.leave`.
  var needsAlert = false
  /// It says only that something is a button, not which: `btn`.
  var isGeneric = false
  /// It says which of the buttons it is, and nothing of the alert: `secondary`.
  var tellsOrder = false
  /// The role is also named outside alerts: `description`.
  var isWeakRole = false
  /// It says that the text names something else than an action: `state`, `menu`.
  var namesOther = false
  /// It says that the text stands in another place than an alert: `onboarding`.
  var namesOtherPlace = false
  /// It names what many strings share, and no alert: `common`.
  var isNamespace = false
  /// It says that there is something to decide: `discard`.
  var isDecision = false
  /// Behind a role it says only that this is a text: `alert.title.text`.
  var saysOnlyText = false
  /// It says that the key belongs to an alert, and how surely.
  var container: Container?

  /// Whether it also names its role before the name of the alert: `alert.title.leave`.
  var mayStandInside: Bool { (role == .title || role == .message) && !isWeakRole }

  enum Container {
    /// The alert itself.
    case alert
    case sure
    /// Also the page that says what was done: `order.confirmation`.
    case confirmation
    /// Also used outside alerts: `sheet`.
    case weak
    /// Alone often text in a page: `error`.
    case error

    /// Whether it is hardly ever something else.
    var isSure: Bool { self == .alert || self == .sure || self == .confirmation }

    fileprivate init(_ mark: String?) {
      switch mark {
      case "alert": self = .alert
      case "confirmation": self = .confirmation
      case "weak": self = .weak
      case "error": self = .error
      default: self = .sure
      }
    }
  }

  /// Every word that says something, in lower case.
  static let all: PackedWords<KeyWord> = {
    var all: [String: KeyWord] = [:]
    for line in CatalogWords.list("English/key-words.txt") {
      guard let (name, value) = CatalogWords.pair(line) else { continue }
      let kinds = CatalogWords.words(of: name)
      guard let kind = kinds.first else { continue }
      let mark = kinds.count > 1 ? kinds.last : nil
      for word in CatalogWords.words(of: value) { all[word, default: KeyWord()].add(kind, mark) }
    }
    return PackedWords(all)
  }()

  /// First parts of words that may be written in two: `not_now`, `action_sheet`.
  static let heads = PackedWords(
    Dictionary(
      all.byWord.keys.flatMap { word in
        word.indices.dropFirst(3).dropLast(2).map { (String(word[..<$0]), true) }
      }, uniquingKeysWith: { known, _ in known }))

  /// Every word that names a role; none is longer than 16 letters.
  static let roles = all.byWord.filter { $0.value.role != nil }.keys

  private mutating func add(_ kind: String, _ mark: String?) {
    if kind == "container" {
      container = Container(mark)
    } else if kind == "other" {
      namesOther = true
    } else if kind == "decision" {
      isDecision = true
    } else if kind == "elsewhere" {
      namesOtherPlace = true
    } else if kind == "namespace" {
      isNamespace = true
    } else if kind == "behind" {
      role = .button
      needsAlert = mark == "alert"
      needsButton = !needsAlert
      style = mark.flatMap(ButtonStyle.init) ?? .unknown
    } else if kind == "order" {
      tellsOrder = true
    } else if kind == "text" {
      saysOnlyText = true
    } else {
      role = Role(rawValue: kind)
      style = mark.flatMap(ButtonStyle.init) ?? .unknown
      isGeneric = mark == "generic"
      isWeakRole = mark == "weak"
    }
  }
}

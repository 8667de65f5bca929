/// What a text of an alert is judged by besides its words: the same words in the same setting are judged the same,
/// unless a rule looks around.
struct TextSetting: Hashable {
  let edition: String
  /// The rules that the manifest switched off.
  let disabledRules: Set<String>
  /// BCP 47 tag of the text.
  let locale: String
  /// BCP 47 tag of its source text.
  let sourceLocale: String
  let role: Role
  /// The style of a button.
  let style: ButtonStyle
  let isDefault: Bool?
  /// Only the name of the key tells the style.
  let isStyleGuessed: Bool
  /// What the alert is for.
  let kind: AlertKind
  let presentation: Presentation?
  let platforms: [Platform]
  /// What it is measured for.
  let screens: [Platform]
  /// What stands in place of placeholders.
  let samples: [String: String]
  let knowsAllButtons: Bool
  /// The text stands for its alert where all of that may take too many lines.
  let mayBeTooLong: Bool
  /// A message that may say no more than the title.
  let mayRepeatTitle: Bool
  /// A button that may say the same as another one of the alert.
  let hasTwins: Bool

  /// - Parameters:
  ///   - value: the text; an alert shows one of several that a key may have.
  ///   - variation: which of them; that of a device is judged for its platform.
  ///   - others: platforms that have a form of their own, beside that for other devices.
  init(
    _ value: String, _ member: Alert.Member, of alert: LocalizedAlert, variation: String,
    others: [Platform] = [], sourceLocale: String, _ edition: Edition
  ) {
    self.edition = edition.id
    disabledRules = alert.disabledRules
    locale = alert.locale
    self.sourceLocale = sourceLocale
    role = member.role
    style = member.style
    isDefault = member.isDefault
    isStyleGuessed = member.isStyleGuessed
    kind = alert.kind
    presentation = alert.alert.presentation
    let device = variation.isEmpty ? nil : Platform(variation: variation)
    platforms = device.map { [$0] } ?? alert.alert.platforms.filter { !others.contains($0) }
    screens = device.map { [$0] } ?? alert.screens.filter { !others.contains($0) }
    samples = alert.alert.samples
    knowsAllButtons = alert.alert.knowsAllButtons
    let standsForAlert = role == .message || role == .title && alert.message == nil
    mayBeTooLong = standsForAlert && alert.mostLines > edition.totalLines
    mayRepeatTitle = role == .message && (alert.mayRepeatTitle || value != alert.message)
    hasTwins =
      role == .button && (alert.buttons.haveTwins || value != alert.buttons.label(of: member))
  }

  /// Whether a platform is meant: named by the manifest or the command line.
  func isOn(_ platform: Platform) -> Bool { platforms.contains(platform) }

  /// The lines that a title takes in it.
  func title(_ text: String) -> LineEstimate { .title(text, on: screens, samples) }

  /// The lines that a message takes in it.
  func message(_ text: String) -> LineEstimate { .message(text, on: screens, samples) }
}

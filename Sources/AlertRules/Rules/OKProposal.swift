/// The verb to put in the place of OK.
enum OKProposal {
  static func diagnosis(_ text: AlertText, _ message: String) -> Diagnosis {
    text.rewording(message, text.alert.action.flatMap(text.alert.word))
  }
}

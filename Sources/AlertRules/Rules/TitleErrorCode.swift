/// No error numbers in a title.
enum TitleErrorCode: Rule {
  static let info = RuleInfo(
    id: "title-error-code",
    summary: "A title should contain no error number.",
    rationale: """
      A number, or the name of an error domain, means nothing to the person who has to decide; support \
      can find it in the message.
      """,
    sources: ["hig-2024: no title such as an error number"],
    roles: [.title], fix: nil,
    examples: [
      .alert(title: "Upload Stopped"),
      .alert(title: "Delete 150 Photos?"),
      .alert(title: "Error ↓80211 Happened"),
      .alert(title: "Upload Failed (↓-1009)"),
      .alert(title: "Error ↓%d"),
      .alert(title: "%d Uploads Failed"),
      .alert(title: "HTTP ↓404 Error"),
      .alert(title: "Failed to Load 1000 Photos"),
      .alert(title: "Error Code ↓42"),
      .alert(title: "Sync Error (↓12)"),
      .alert(title: "Upload Failed 2 Times"),
      .alert(title: "Sync Failed 100 Times"),
      .alert(title: "Error: 250 Photos Missing"),
      .alert(title: "Error ↓404 Occurs"),
      .alert(title: "The following error occurred: ↓%d"),
      .alert(title: "An error occurred: %d new photos missing"),
      .alert(title: "An error occurred: 100% full"),
      .alert(title: "Error ↓404 Pages Not Found"),
      .alert(title: "Error ↓500: Access Denied"),
      .alert(title: "Request Failed with Status ↓500"),
      .alert(title: "Syntax Error on Line %d"),
      .alert(title: "Failed to Open Album “1989”"),
      .alert(title: "Failed to Connect to Port 8080"),
      .alert(title: "↓NSURLErrorDomain Error"),
      .alert("de", title: "Fehler in ↓NSCocoaErrorDomain"),
      .alert(title: "“NSURLErrorDomain” Is the Name of a File"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    if let domain = errorDomain(in: text) {
      let message = "the name of an error domain tells people nothing; put it in the message"
      return [Diagnosis(range: domain, message: message)]
    }
    guard let number = ErrorNumber.first(in: text) else { return [] }
    let message = "an error number tells people nothing; put it in the message"
    return [Diagnosis(range: number, message: message)]
  }

  /// `NSCocoaErrorDomain`, `kCFErrorDomainCFNetwork`: what Foundation calls the place an error comes from, unless it is
  /// quoted.
  private static func errorDomain(in text: AlertText) -> Range<Int>? {
    guard text.value.contains(bytes: "ErrorDomain") else { return nil }
    return text.cased.words.first { word in
      word.text.contains(bytes: "ErrorDomain") && word.kind != .opaque
        && ["NS", "kCF"].contains { word.text.hasPrefix($0) }
    }?.range
  }
}

import UIKit

/// What the app says on the trail.
extension TrailViewController {
  func warn(of storm: Storm) {
    ask(
      Strings.stormTitle, String(format: Strings.stormMessage, storm.place), "storm.warning.view")
  }

  func warnOfBattery() {
    ask(Strings.batteryTitle, "battery.low.message".localized, "battery.low.save")
  }

  func requireSignIn() {
    ask(
      "signin.required.title".localized, "signin.required.message".localized,
      "signin.required.confirm", cancel: "signin.required.later")
  }

  func confirmStop() {
    ask("location.stop.title".localized, "location.stop.message".localized, "location.stop.confirm")
  }

  func lostSignal() {
    tell("gps.lost.title".localized, "gps.lost.message".localized)
  }

  func failedImport() {
    tell("import.failed.title".localized, "import.failed.message".localized)
  }

  func erase(_ maps: [Map]) {
    ask("maps.erase.title".localized, "maps.erase.message".localized, "common.ok")
  }

  /// Asks, with one way to go on and one to stay.
  private func ask(
    _ title: String, _ message: String, _ confirm: String, cancel: String = "common.cancel"
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: confirm.localized, style: .default) { _ in self.goOn() })
    alert.addAction(UIAlertAction(title: cancel.localized, style: .cancel))
    present(alert, animated: true)
  }

  /// Tells something that people can only agree to.
  private func tell(_ title: String, _ message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "common.ok".localized, style: .default))
    present(alert, animated: true)
  }
}

enum Strings {
  static let stormTitle = NSLocalizedString("storm.warning.title", comment: "")
  static let stormMessage = NSLocalizedString("storm.warning.message", comment: "")
  static var batteryTitle: String { String(localized: "battery.low.title") }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

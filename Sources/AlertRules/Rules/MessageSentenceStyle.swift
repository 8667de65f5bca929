/// Messages are sentences.
enum MessageSentenceStyle: Rule {
  static let info = RuleInfo(
    id: "message-sentence-style",
    summary: "Every sentence of a message should be in sentence style.",
    rationale: "A message is read as text: a capital at the start of each sentence, and in names.",
    sources: ["hig-2024: complete sentences, sentence-style", "hig-2017", "ios9"],
    roles: [.message], fix: .safe,
    examples: [
      .alert(message: "Your plan renews on June 3."),
      .alert(message: "iCloud Drive is full."),
      .alert(message: "See <a href=\"https://a.b/c\">https://a.b/c</a>."),
      .alert(
        "tr", message: "Değişiklikleri ↓Onaylamak İçin Uygulamanın Yeniden Başlatılması Gerekir.",
        becomes: "Değişiklikleri onaylamak için uygulamanın yeniden başlatılması gerekir."),
      .alert(message: "%@ could not be found."),
      .alert(message: "↓the plan renews on June 3.", becomes: "The plan renews on June 3."),
      .alert(
        message: "Your ↓Plan Will Be Changed Today.", becomes: "Your plan will be changed today."),
      .alert(
        message: "Delete it from all of ↓Your devices.",
        becomes: "Delete it from all of your devices."),
      .alert(
        message: "Check ↓The Map Name And Try Again.", becomes: "Check the map name and try again."),
      .alert(
        message: "This ↓Action Cannot Be Undone.", becomes: "This action cannot be undone."),
      .alert(
        message: "This ↓App Requires A New Version.", becomes: "This app requires a new version."),
      .alert(
        message: "Your ↓Plan Renews On June 3.", becomes: "Your plan renews on June 3."),
      .alert(
        message: "The ↓Server Rejected The Request.", becomes: "The server rejected the request."),
      .alert(
        message: "Your ↓Subscription Expired Yesterday.",
        becomes: "Your subscription expired yesterday."),
      .alert(message: "Your Plan Renews Now"),
      .alert(message: "Tap Done To Save And Close."),
      .alert(message: "Choose Don’t Allow."),
      .alert(
        message: "Click ↓On The Link In Your Email.", becomes: "Click on the link in your email."),
      .alert(message: "Please Tap Not Now."),
      .alert(
        message: "Tap Not Now. Your ↓Plan Will Be Changed Today.",
        becomes: "Tap Not Now. Your plan will be changed today."),
      .alert(message: "Drop a pin on the map."),
      .alert(message: "Track No. 3 is gone."),
      .alert(message: "This will delete All ↓Your Data."),
      .alert(
        message: "All Your Data will be ↓Lost.",
        facts: "more than one word would have to change: no proposal"),
      .alert("id", message: "Foto ↓anda akan hilang.", becomes: "Foto Anda akan hilang."),
      .alert(message: "The map shows the last ↓Known position."),
      .alert(message: "This copies a tag (![](url)) after the upload."),
      .alert("it", message: "Esporta il file così:\ninvece di inviarlo, salvalo."),
      .alert("es", message: "¿Ocultar tu dirección? o\n¿Mostrarla a todos?"),
      .alert(
        message: "The work of the Risk Monitoring Module is disabled.",
        others: [
          .alert(message: "The risk is low, and your risk is yours."),
          .alert(message: "Ask for the Monitoring, or see Monitoring."),
        ]),
      .alert(
        message: "Share your trips ↓With iCloud Drive.",
        becomes: "Share your trips with iCloud Drive."),
      .alert(
        message: "It shows the trips ↓From Summer Home.",
        becomes: "It shows the trips from Summer Home."),
      .alert(
        message: "It needs HTTPS for the Payment API.",
        others: [.alert(message: "The payment provider is offline.")]),
      .alert(
        message: "It deletes all Saved messages.",
        others: [.alert(title: "Saved messages"), .alert(message: "Your saved photos are there.")]),
      .alert(message: "<ul><li>One map</li></ul><br>Additionally, the list is moved."),
      .alert(message: "If you clicked on Cancel, this is normal."),
      .alert(message: "Open the Focus settings, or tap Allow to go on."),
      .alert("es", message: "↓los cambios se perderán.", becomes: "Los cambios se perderán."),
      .alert("fr", message: "Appuyez sur ? pour en savoir plus."),
      .alert(
        "fr", message: "Voulez-vous continuer sans ? ↓les photos seront perdues.",
        becomes: "Voulez-vous continuer sans ? Les photos seront perdues.",
        source: "Go on without? The photos will be lost."),
      .alert("ru", message: "node не установлен.", source: "node is not installed."),
      .alert(
        "de", message: "Kein Platz auf „Daten“. ↓lösche etwas.",
        becomes: "Kein Platz auf „Daten“. Lösche etwas.",
        source: "No room on “Data”. Delete something."),
      .alert(
        "de", message: "Das Foto bleibt auf dem iPhone. ↓du siehst es dort.",
        becomes: "Das Foto bleibt auf dem iPhone. Du siehst es dort.",
        source: "The photo stays on the iPhone. You see it there."),
      .alert(
        "nl", message: "Foto’s enz. zijn weg.", source: "Photos and more are gone. They are lost."),
      .alert(
        "lv", message: "No 2024. gada tas ir prom.", source: "It is gone. That was in 2024."),
      .alert(
        "de", message: "Das Abo endet am %@. und die Daten gehen.",
        source: "The plan ends on %@. The data is lost."),
      .alert(
        "cs", message: "Chybí %d. stránka, vyberte jinou.",
        source: "Page %d is missing. Choose another one."),
      .alert(
        "es", message: "Se borró la foto. ¿↓quieres continuar?",
        becomes: "Se borró la foto. ¿Quieres continuar?",
        source: "The photo was deleted. Do you want to go on?"),
      .alert(
        "it", message: "Il file esiste già. ↓vuoi sostituirlo?",
        becomes: "Il file esiste già. Vuoi sostituirlo?",
        source: "The file already exists. Do you want to replace it?"),
      .alert(
        "it", message: "Il file ecc. va via.", source: "The file goes. It will be lost."),
      .alert("de", message: "xdrip ist nicht bereit.", source: "xDrip is not ready."),
      .alert("ru", message: "метров", source: "meters"),
      .alert("id", message: "Masukkan Kata Sandi", source: "Enter Password"),
      .alert(message: "To sign in, tap Create a new account."),
      .alert(message: "Click Continue to proceed, or Quit to exit."),
      .alert(message: "Enjoy!\n\nPS - To wake the computer, sign in first."),
      .alert(
        "it", message: "Una scelta giusta\n\n↓è fondamentale.",
        becomes: "Una scelta giusta\n\nÈ fondamentale.",
        source: "The right choice is fundamental.", facts: "possibly one sentence: for review"),
      .alert(message: "Run this command:\n\n`make all`\n\nand restart the app."),
      .alert(message: "The folder\n\n“%@”\n\ncould not be opened."),
      .alert(message: "Run this command:\n\n%@\n\nand restart the app."),
      .alert(
        message: "The file is gone (see the help)\n\n↓the photos are lost.",
        becomes: "The file is gone (see the help)\n\nThe photos are lost.",
        facts: "possibly one sentence: for review"),
      .alert("de", message: "Der Ordner\n\n„%@“\n\nwurde nicht gefunden."),
      .alert(
        message: "Delete “%@”?\n\n↓the photos are lost.",
        becomes: "Delete “%@”?\n\nThe photos are lost."),
      .alert(
        "tr", message: "+ düğmesi sağda olabilir.", source: "The + button can be on the right."),
      .alert("vi", message: "Chia sẻ Trip!! này.", source: "Share Trip!! today."),
      .alert("de", message: "Mit GoTrip!! hochgeladen.", source: "Uploaded with Go Trip!! today."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // “meters” beside a text field is no sentence.
    guard text.cased.words.count > 1, !text.isAllCaps,
      text.policy?.style != LocalePolicy.CasingStyle.none
    else { return [] }
    let found = text.strayCapitals(
      unless: text.casingDiagnosis(
        text.casingChanges(.sentence), "a message should be in sentence style"))
    return !found.isEmpty && text.isTranslation && text.isUnderHeadline ? [] : found
  }
}

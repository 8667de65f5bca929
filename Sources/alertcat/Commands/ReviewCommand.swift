import AlertReview
import AlertStore
import ArgumentParser
import Foundation

/// `alertcat review`: a page on which people decide.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Open a catalog for review in the browser, on this computer only.",
    discussion: """
      alertcat review --catalog app.alertcat
      alertcat review --catalog app.alertcat --html review.html
      """)

  @OptionGroup var catalog: CatalogOption

  @Option(
    help: "Write a page for people without the tool; import --decisions reads what they save.",
    completion: .file())
  var html: String?

  func run() async throws {
    if let html {
      let file = try catalog.open(reading: true)
      let page = try CatalogOption.reporting { () throws(StoreError) in
        try SelfContainedPage.html(of: file)
      }
      return try OutputOptions.emit(page, to: html, option: "--html")
    }
    #if Review
      let file = try catalog.open(reading: false)
      try CatalogOption.reporting { () throws(StoreError) in try file.judge() }
      try await ReviewServer(file).run { address in
        Output.print("Review at \(address)")
        Output.print("Only this computer can open it. Stop with Control-C.")
        Output.flush()
      }
    #else
      throw Trouble.misuse(
        "This build has no server for the review page: use --html FILE, or build with: swift build -c release --traits Review"
      )
    #endif
  }
}

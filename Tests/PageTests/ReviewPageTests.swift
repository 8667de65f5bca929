import Foundation
import Testing

/// People with the real page, in a real browser.
@Suite(
  .serialized,
  .enabled(
    if: ChromeDriver.path != nil,
    "the page is driven in Chromium: install chromium and chromium-driver"))
struct ReviewPageTests {
  #if Review
    private func t(_ name: String) -> String { "[data-test=\"\(name)\"]" }

    /// Opens the page and waits for the list.
    private func begin(
      _ program: ReviewProgram, reviewer: String, width: Int = 1280
    ) async throws -> Browser {
      let browser = try await Browser(width: width)
      try await browser.open(program.address)
      try await browser.wait("document.querySelector('\(t("row"))')", "the list")
      try await browser.type(reviewer, into: t("reviewer"))
      return browser
    }

    private func choose(_ value: String, in filter: String, _ browser: Browser) async throws {
      try await browser.run(
        """
        const menu = document.querySelector(arguments[0]); menu.value = arguments[1];
        menu.dispatchEvent(new Event("input", { bubbles: true }));
        menu.dispatchEvent(new Event("change", { bubbles: true }));
        """, [t(filter), value])
    }

    /// Opens the alert of this name, in a language.
    private func show(_ name: String, _ locale: String, _ browser: Browser) async throws {
      try await browser.wait("\(Self.row(name))", "the row of \(name)")
      try await browser.run("\(Self.row(name)).click()")
      try await browser.wait(
        "document.querySelector('\(t("alert"))').textContent.includes('\(name)')", name)
      try await browser.click(t("locale-\(locale)"))
      try await browser.wait(
        "document.querySelector('\(t("alert"))').querySelector('[lang=\(locale)]')", locale)
    }

    private static func row(_ name: String) -> String {
      "[...document.querySelectorAll('[data-test=row]')].find(r => r.textContent.includes('\(name)'))"
    }

    /// The card of a key, as JavaScript.
    private func card(_ key: String) -> String {
      "[...document.querySelectorAll('[data-test=text]')].find(c => c.textContent.includes('\(key)'))"
    }

    private func click(_ name: String, in key: String, _ browser: Browser) async throws {
      let button = "\(card(key))?.querySelector('[data-test=\(name)]')"
      try await browser.wait(button, "\(name) of \(key)")
      try await browser.run("\(button).click()")
    }

    private func wait(_ key: String, has state: String, _ browser: Browser) async throws {
      try await browser.wait(
        "\(card(key))?.querySelector('[data-state=\(state)]')", "\(key) to be \(state)")
    }

    /// The list and the languages of an alert call the same findings open: notes are none of them.
    @Test func countsOpenFindings() async throws {
      let program = try ReviewProgram()
      defer { withExtendedLifetime(program) {} }
      let browser = try await begin(program, reviewer: "Ana")
      for name in ["photo-delete", "trip-delete"] {
        try await show(name, "fr", browser)
        let inList = try await browser.run(
          "return String(\(Self.row(name)).textContent.match(/(\\d+) open/)?.[1])")
        let inLanguages = try await browser.run(
          """
          const counts = [...document.querySelectorAll("[data-test^=locale-]")]
            .map((tab) => Number(tab.textContent.match(/(\\d+) open/)?.[1] ?? 0));
          return String(counts.reduce((sum, count) => sum + count));
          """)
        #expect(inList == inLanguages, "\(name)")
      }
      try await browser.wait(
        "document.querySelector('\(t("locale-fr"))').parentElement.textContent.includes('note')",
        "a language with a note alone")
      await browser.close()
    }

    /// Filters, accepts, writes, notes and takes back; a second person sees it; the export says so.
    @Test func fromOpeningToExport() async throws {
      let program = try ReviewProgram()
      let ana = try await begin(program, reviewer: "Ana")
      let all =
        Int(try await ana.run("return document.querySelectorAll('[data-test=row]').length")) ?? 0
      try await choose("de", in: "filter-locale", ana)
      try await choose("button-title-style", in: "filter-rule", ana)
      try await ana.wait(
        "document.querySelectorAll('[data-test=row]').length < \(all)", "the filters")
      try await show("photo-delete", "de", ana)
      try await click("accept", in: "photo.delete.confirm", ana)
      try await wait("photo.delete.confirm", has: "accepted", ana)

      let bo = try await begin(program, reviewer: "Bo", width: 400)
      try await show("photo-delete", "de", bo)
      try await wait("photo.delete.confirm", has: "accepted", bo)

      try await choose("", in: "filter-rule", ana)
      try await choose("", in: "filter-locale", ana)
      try await ana.type("beteiligt", into: t("search"))
      try await ana.wait("document.querySelectorAll('[data-test=row]').length < 3", "the search")
      try await ana.type(" ", into: t("search"))
      try await choose("", in: "filter-state", ana)

      // A lost placeholder is said while typing, and not saved.
      try await show("storm-warning", "fr", ana)
      try await click("own", in: "storm.warning.title", ana)
      try await ana.type("Alerte", into: t("own-text"))
      try await ana.wait(
        "\(card("storm.warning.title")).textContent.includes('is missing')", "the lost placeholder")
      try await ana.type("Alerte : %@", into: t("own-text"))
      try await ana.wait(
        "!\(card("storm.warning.title")).textContent.includes('is missing')", "the good text")
      try await ana.click(t("own-save"))
      try await ana.wait(
        "\(card("storm.warning.title")).textContent.includes('History (1)')", "the own text")
      try await click("note", in: "storm.warning.title", ana)
      try await ana.type("Assez court ?", into: t("note-text"))
      try await ana.click(t("note-save"))
      try await ana.wait(
        "\(card("storm.warning.title")).textContent.includes('Assez court ?')", "the note")
      // A second one, which is closed again.
      try await click("note", in: "storm.warning.title", ana)
      try await ana.type("Ou trop long ?", into: t("note-text"))
      try await ana.click(t("note-save"))
      try await ana.wait(
        "\(card("storm.warning.title")).textContent.includes('Ou trop long ?')", "the second note")
      try await ana.run(
        "\(card("storm.warning.title")).querySelectorAll('[data-test=note-close]')[1].click()")
      try await ana.wait(
        "!\(card("storm.warning.title")).textContent.includes('Ou trop long ?')", "it is closed")

      // The other one takes the first decision back, and it shows here.
      try await click("undo", in: "photo.delete.confirm", bo)
      try await wait("photo.delete.confirm", has: "open", bo)
      try await show("photo-delete", "de", ana)
      try await wait("photo.delete.confirm", has: "open", ana)
      try await click("accept", in: "photo.delete.confirm", ana)
      try await wait("photo.delete.confirm", has: "accepted", bo)

      let summary = try program.run(["export", "--catalog", "a.alertcat", "--output", "out"])
      #expect(summary.contains("13 files, 2 texts changed, 1 note"))
      #expect(
        try program.text("out/Localizations/de.xliff").contains("<target>Foto löschen</target>"))
      let french = try program.text("out/Localizations/fr.xliff")
      #expect(
        french.contains("<target>Alerte : %@</target>") && french.contains("Ana: Assez court ?"))
      for browser in [ana, bo] {
        #expect(try await browser.complaints() == [])
        await browser.close()
      }
    }

    /// The keyboard alone is enough.
    @Test func byKeyboard() async throws {
      let program = try ReviewProgram()
      let browser = try await begin(program, reviewer: "Ana")
      try await browser.run("document.activeElement.blur()")
      try await browser.press("j")
      let heading = "document.querySelector('\(t("alert"))').textContent"
      try await browser.wait("\(heading).includes('route-discard')", "the second alert")
      try await browser.press("n")
      try await browser.wait("\(heading).includes('calendar-add')", "the next alert with a finding")
      try await browser.wait(
        "document.activeElement.closest('[data-test=finding]')", "the next open finding")
      try await browser.press("r")
      try await browser.wait("document.querySelector('[data-state=rejected]')", "the rejection")
      try await browser.press("?")
      try await browser.wait("document.querySelector('dialog[open]')", "the list of keys")
      #expect(try program.run(["list", "--catalog", "a.alertcat"]).contains("trip-delete"))
      await browser.close()
    }

    /// Strings are text, whatever they hold; a text that was replaced meanwhile is not decided about.
    @Test func hostileAndStaleTexts() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("alertcat-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appendingPathComponent("fr.strings")
      func deliver(_ cancel: String) throws {
        try Data(
          """
          "trip.alert.title" = "<img src=x onerror='window.hacked=1'> </script><script>window.hacked=1</script> ?";
          "trip.alert.message" = "{{7*7}} ${window.hacked=1} \u{202E}abc";
          "trip.alert.cancel" = "\(cancel)";
          """.utf8
        ).write(to: path)
      }
      try deliver("annuler")
      let program = try ReviewProgram([path.path])
      let browser = try await begin(program, reviewer: "Ana")
      try await show("trip.alert", "fr", browser)
      try await wait("trip.alert.cancel", has: "open", browser)
      #expect(try await browser.run("return String(window.hacked)") == "undefined")
      #expect(
        try await browser.run("return String(document.querySelectorAll('main img').length)") == "0")
      // The page asks for what is new every two seconds, so the newer text comes between.
      try await browser.run("alertcat.api.changes = async () => ({ version: 0, alerts: [] })")
      try deliver("abandonner")
      try program.run(["import", path.path, "--catalog", "a.alertcat"])
      try await click("reject", in: "trip.alert.cancel", browser)
      try await browser.wait("document.querySelector('\(t("stale"))')", "both texts")
      let stale = try await browser.run(
        "return document.querySelector('\(t("stale"))').textContent")
      #expect(stale.contains("annuler") && stale.contains("abandonner"))
      await browser.close()
    }

    /// A page in one file works without a server, and its decisions come back.
    @Test func aPageInOneFile() async throws {
      let program = try ReviewProgram()
      try program.run(["review", "--catalog", "a.alertcat", "--html", "review.html"])
      let browser = try await Browser()
      try await browser.open(program.folder.appendingPathComponent("review.html").absoluteString)
      try await browser.wait("document.querySelector('\(t("row"))')", "the list")
      try await browser.type("Chloé", into: t("reviewer"))
      try await show("photo-delete", "de", browser)
      try await click("accept", in: "photo.delete.confirm", browser)
      try await wait("photo.delete.confirm", has: "accepted", browser)
      // What the button would save; the browser has nowhere to put it.
      try await browser.run(
        """
        window.saved = null;
        URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return "#"; };
        """)
      try await browser.click(t("save-decisions"))
      try await browser.wait("window.saved", "the decisions")
      let json = try await browser.run("return window.saved")
      try Data(json.utf8).write(to: program.folder.appendingPathComponent("decisions.json"))
      let taken = try program.run([
        "import", "--decisions", "decisions.json", "--catalog", "a.alertcat",
      ])
      #expect(taken.contains("1 decision taken"))
      #expect(
        try program.run(["export", "--catalog", "a.alertcat", "--output", "out"]).contains("(Chloé")
      )
      let complaints = try await browser.complaints()
      #expect(complaints == [])
      await browser.close()
    }

    /// A page in one file counts and filters as the server does, before decisions and after.
    @Test func aPageInOneFileCountsAsTheServer() async throws {
      let program = try ReviewProgram()
      try program.run(["review", "--catalog", "a.alertcat", "--html", "review.html"])
      let served = try await begin(program, reviewer: "Ana")
      let saved = try await Browser()
      try await saved.open(program.folder.appendingPathComponent("review.html").absoluteString)
      try await saved.wait("document.querySelector('\(t("row"))')", "the list")
      for decisions in ["return ''", Self.decisions] {
        try await served.run(decisions)
        try await saved.run(decisions)
        let wanted = try await served.run(Self.answers).split(separator: "\n")
        let answers = try await saved.run(Self.answers).split(separator: "\n")
        #expect(wanted.count > 100 && answers.count == wanted.count)
        for (answer, wanted) in zip(answers, wanted) { #expect(answer == wanted) }
      }
      for browser in [served, saved] {
        #expect(try await browser.complaints() == [])
        await browser.close()
      }
    }

    /// Asks for the head of the page, and for the list with each filter: a line for each answer.
    private static let answers = #"""
      return (async () => {
        const sort = (_, item) => item && typeof item === "object" && !Array.isArray(item)
          ? Object.fromEntries(Object.entries(item).sort()) : item;
        const { version, ...summary } = await alertcat.api.summary();
        const lines = [JSON.stringify(summary, sort)];
        const places = [["", ""], ["de", "button-title-style"],
          ...summary.locales.map(({ tag }) => [tag, ""]), ...summary.rules.map(({ id }) => ["", id])];
        for (const state of ["", "open", "accepted", "rejected", "edited", "stale", "clean"]) {
          for (const [locale, rule] of places) {
            const { total, alerts } = await alertcat.api.alerts({ locale, rule, state }, 0, 500);
            lines.push(`${locale} ${rule} ${state}: ${JSON.stringify({ total, alerts }, sort)}`);
          }
        }
        return lines.join("\n");
      })();
      """#

    /// Decides about the first finding of each text; some get an own text, of which some are taken back.
    private static let decisions = #"""
      return (async () => {
        const { api } = alertcat;
        const texts = [];
        for (const { id } of (await api.alerts({}, 0, 500)).alerts) {
          texts.push(...(await api.alert(id)).locales.flatMap((locale) => locale.texts));
        }
        for (const [index, { entry, value, findings, isEditable }] of texts.entries()) {
          if (!isEditable || (findings.length === 0 && index % 10 > 0)) continue;
          const common = { entry, base: value, reason: "", reviewer: "Ana" };
          for (const { rule, start, replacement } of findings.slice(0, 1)) {
            const verdict = replacement && index % 2 === 0 ? "accepted" : "rejected";
            if (index % 3 > 0) await api.decide({ ...common, rule, start, verdict });
          }
          if (index % 5 > 2) continue;
          await api.decide({ ...common, rule: "", start: 0, verdict: "edited", text: `${value} x` });
          if (index % 5 > 0) await api.undo({ ...common, rule: "", start: 0 });
        }
        return "";
      })();
      """#

    /// Every platform’s drawing in light, dark and right to left; `RECORD=1` keeps the pictures in the
    /// documentation.
    @Test func drawings() async throws {
      let program = try ReviewProgram()
      let browser = try await begin(program, reviewer: "Ana")
      let folder = ReviewProgram.root.appendingPathComponent(
        "Sources/AlertReview/AlertReview.docc/Drawings")
      for (variant, scheme, locale) in [
        ("light", "light", "de"), ("dark", "dark", "de"), ("rtl", "light", "ar"),
      ] {
        try await show("trip-delete", locale, browser)
        try await browser.click(t("scheme-\(scheme)"))
        for platform in ["iOS", "iPadOS", "macOS", "watchOS", "visionOS"] {
          try await browser.click(t("platform-\(platform)"))
          let drawing = "[data-test=drawing][data-platform=\(platform)][data-scheme=\(scheme)]"
          let last = "[...document.querySelectorAll('\(drawing)')].at(-1)"
          try await browser.wait("\(last)", drawing)
          try await browser.run("\(last).id = 'picture'")
          let isRTL = try await browser.run("return getComputedStyle(\(last)).direction")
          #expect(isRTL == (locale == "ar" ? "rtl" : "ltr"))
          let picture = try await browser.picture(of: "#picture")
          #expect(picture.count > 1_000)
          if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try picture.write(to: folder.appendingPathComponent("\(platform)-\(variant).png"))
          }
          try await browser.run("document.getElementById('picture').removeAttribute('id')")
        }
      }
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try await browser.click(t("platform-iOS"))
        try await show("photo-delete", "de", browser)
        try await browser.picture(of: "body").write(to: folder.appendingPathComponent("page.png"))
      }
      await browser.close()
    }
  #endif
}

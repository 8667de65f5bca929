"use strict";

// Draws an alert as people see it on a platform. The look is in drawing.css and platforms.css.
(() => {
  const { el, localized } = alertcat;
  const platforms = ["iOS", "iPadOS", "macOS", "watchOS", "visionOS"];
  const watchHeight = 224;
  const firstScreen = "A dashed line shows where the first screen ends.";

  // The text of a member that is drawn: the chosen variation, else the general one, else the first.
  function textOf(locale, member, variation) {
    const texts = locale?.texts.filter((text) => text.member === member) ?? [];
    return texts.find((text) => text.variation === variation)
      ?? texts.find((text) => text.variation === "" || /(^|[^a-z])other$/.test(text.variation))
      ?? texts[0] ?? null;
  }

  // What is drawn for each member; a member without a text shows the source and is marked.
  function parts(alert, locale, options) {
    const source = alert.locales.find((item) => item.isSource);
    return alert.members.map((member, index) => {
      const own = textOf(locale, index, options.variation);
      const text = own ?? textOf(source, index, options.variation);
      const shown = text ? (options.delivered ? text.value : text.result) : "";
      const from = own ? locale : source ?? locale;
      return { ...member, index, text: shown, lang: from.tag, dir: from.dir, isMissing: !own };
    });
  }

  function textNode(part, kind) {
    const missing = part.isMissing ? " missing" : "";
    return localized("div", part.text, part.lang, part.dir, { class: `drawn-${kind}${missing}` });
  }

  const withRole = (list, role) => list.filter((part) => part.role === role && part.text !== "");

  // The place of a button: in a row, and when they are stacked. Smaller numbers come first.
  function order(part, isMac) {
    const isCancel = part.style === "cancel";
    if (isMac && part.isProminent) return { row: 9, stack: 0 };
    if (isMac) return isCancel ? { row: 1, stack: 9 } : { row: 2, stack: 2 };
    return { row: isCancel ? 0 : 1, stack: isCancel ? 9 : 1 };
  }

  // On the Mac the first button is the default unless another is named or it destroys something;
  // on iPhone and iPad cancel is bold when no default is named.
  function prominent(buttons, platform) {
    const named = buttons.find((part) => part.isDefault === true);
    if (named) return named;
    if (["iOS", "iPadOS"].includes(platform)) return buttons.find((part) => part.style === "cancel") ?? null;
    if (platform !== "macOS") return null;
    const first = buttons.find((part) => part.style !== "cancel");
    return first && first.style !== "destructive" && first.isDefault !== false ? first : null;
  }

  function buttonNode(part, isMac) {
    const classes = ["drawn-button", part.style ?? "unknown"];
    if (part.isProminent) classes.push("prominent");
    const place = order(part, isMac);
    const node = el("div", { class: classes.join(" ") }, textNode(part, "label"));
    node.style.setProperty("--row", place.row);
    node.style.setProperty("--stack", place.stack);
    return node;
  }

  function buttonGroup(buttons, platform, canBeRow) {
    const isMac = platform === "macOS";
    const chosen = prominent(buttons, platform);
    const nodes = buttons.map((part) => buttonNode({ ...part, isProminent: part === chosen }, isMac));
    const arrangement = canBeRow && buttons.length === 2 ? "beside" : "stacked";
    return el("div", { class: `drawn-buttons ${arrangement}` }, nodes);
  }

  function head(list, platform) {
    const isMac = platform === "macOS";
    return el("div", { class: "drawn-head" },
      isMac && el("div", { class: "drawn-icon", "aria-hidden": "true" }),
      withRole(list, "title").map((part) => textNode(part, "title")),
      withRole(list, "message").map((part) => textNode(part, "message")),
      withRole(list, "field").map((part) => textNode(part, "field")),
      isMac && withRole(list, "suppression").map((part) => el("div", { class: "drawn-check", dir: part.dir },
        el("span", { class: "drawn-box" }), textNode(part, "label"))));
  }

  // A group at the bottom of the screen and cancel in a group of its own; on iPad a popover without cancel.
  function actionSheet(list, platform) {
    const buttons = withRole(list, "button");
    const main = buttons.filter((part) => part.style !== "cancel");
    const cancel = buttons.filter((part) => part.style === "cancel");
    const isPopover = platform === "iPadOS";
    return el("div", { class: isPopover ? "drawn-sheet popover" : "drawn-sheet" },
      el("div", { class: "drawn-group" }, head(list, platform), buttonGroup(main, platform, false)),
      !isPopover && cancel.length > 0
        && el("div", { class: "drawn-group" }, buttonGroup(cancel, platform, false)));
  }

  function panel(list, platform, presentation) {
    const canBeRow = platform !== "watchOS" || presentation === "sideBySide";
    const buttons = withRole(list, "button");
    return el("div", { class: "drawn-panel" }, head(list, platform),
      buttons.length > 0 && buttonGroup(buttons, platform, canBeRow));
  }

  const isSheet = (presentation, platform) => ["actionSheet", "confirmationDialog"].includes(presentation)
    && ["iOS", "iPadOS"].includes(platform);

  // Sentences about what the drawing leaves out or assumes.
  function remarks(alert, list, platform) {
    const result = [];
    const missing = list.filter((part) => part.isMissing && part.text !== "").length;
    if (missing > 0) {
      result.push(`${alertcat.plural(missing, "text is", "texts are")} not translated; the source is drawn.`);
    }
    if (alert.platforms.length > 0 && !alert.platforms.includes(platform)) {
      result.push(`This alert is not declared for ${platform}.`);
    }
    if (isSheet(alert.presentation, platform) && platform === "iPadOS"
      && list.some((part) => part.role === "button" && part.style === "cancel")) {
      result.push("A popover has no cancel button; a tap outside it cancels.");
    }
    if (platform !== "macOS" && withRole(list, "suppression").length > 0) {
      result.push("The checkbox appears only on the Mac.");
    }
    if (withRole(list, "button").length === 0) result.push("No buttons are known for this alert.");
    return result;
  }

  // The drawing of an alert in one locale.
  function build(alert, locale, options) {
    const { platform, scheme } = options;
    const list = parts(alert, locale, options);
    const sheet = isSheet(alert.presentation, platform);
    const body = sheet ? actionSheet(list, platform) : panel(list, platform, alert.presentation);
    const kind = sheet ? (platform === "iPadOS" ? "popover" : "sheet") : "alert";
    const stage = el("div", {
      class: "stage", dir: locale.dir, "data-test": "drawing", "data-platform": platform,
      "data-scheme": scheme, "data-locale": locale.tag, "data-kind": kind,
      role: "group", "aria-label": `Drawing for ${platform}, ${locale.name}`,
    }, body);
    const caption = el("figcaption", {},
      el("strong", { text: locale.name }), locale.isSource ? " (source)" : "",
      remarks(alert, list, platform).map((text) => el("span", { class: "remark", text })),
      platform === "watchOS" && el("span", { class: "remark first-screen", text: firstScreen }));
    return el("figure", { class: "drawing" }, caption, stage);
  }

  // Two buttons stand side by side only while both labels fit into one line.
  function fitButtons(group) {
    const isTooLong = Array.from(group.querySelectorAll(".drawn-label"),
      (label) => label.scrollWidth > label.clientWidth || label.textContent.includes("\n")).includes(true);
    if (isTooLong) group.classList.replace("beside", "stacked");
  }

  // Settles what depends on sizes; a drawing that scrolls can be reached with the keyboard.
  function fit(container) {
    for (const group of container.querySelectorAll(".drawn-buttons.beside")) fitButtons(group);
    for (const watch of container.querySelectorAll('[data-platform="watchOS"] .drawn-panel')) {
      const isTaller = watch.scrollHeight > watchHeight;
      watch.classList.toggle("taller", isTaller);
      watch.closest("figure").querySelector(".first-screen").hidden = !isTaller;
    }
    for (const stage of container.querySelectorAll(".stage")) {
      if (stage.scrollHeight > stage.clientHeight) stage.setAttribute("tabindex", "0");
    }
  }

  // The variations (plural forms) an alert has in these locales.
  function variations(locales) {
    const all = locales.flatMap((locale) => locale.texts.map((text) => text.variation));
    return [...new Set(all)].filter((variation) => variation !== "");
  }

  alertcat.drawing = { platforms, build, fit, variations };
})();

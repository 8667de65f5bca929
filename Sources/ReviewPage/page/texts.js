"use strict";

// A card for each text of the open locale: source, delivered text, findings, own text, notes and history.
(() => {
  const { el, button, localized, shortDate } = alertcat;
  const roleNames = {
    title: "Title", message: "Message", button: "Button", field: "Text field", suppression: "Checkbox",
  };
  const styleNames = { cancel: "cancel", destructive: "destructive" };

  const drawn = new WeakMap();

  const cardKey = (text) => `${text.entry}-${text.member}`;
  const hasContent = (text) => text.findings.length > 0 || Boolean(text.own) || text.notes.length > 0;

  function roleName(member) {
    const name = roleNames[member?.role] ?? "Text";
    const extra = member?.role === "button"
      ? [styleNames[member.style], member.isDefault === true ? "default" : null].filter(Boolean) : [];
    return extra.length > 0 ? `${name} (${extra.join(", ")})` : name;
  }

  // The source text for the same member and variation.
  function sourceText(text, context) {
    const texts = context.source?.texts.filter((item) => item.member === text.member) ?? [];
    return texts.find((item) => item.variation === text.variation) ?? texts[0] ?? null;
  }

  function row(label, content) {
    return [el("dt", { text: label }), el("dd", {}, content)];
  }

  function shown(text, locale) {
    if (text === "") return el("p", { class: "muted", text: "Empty" });
    return localized("p", text, locale.tag, locale.dir, { class: "text" });
  }

  function texts(text, context) {
    const { locale, source } = context;
    const from = locale.isSource ? null : sourceText(text, context);
    return el("dl", { class: "texts" },
      from && row(`Source, ${source.name}`, shown(from.value, source)),
      row("Delivered", shown(text.value, locale)),
      text.result !== text.value && row("Result", shown(text.result, locale)));
  }

  function heading(text, context) {
    const member = context.alert.members[text.member];
    const key = text.id?.key ?? member?.key ?? "";
    return [
      el("h3", { class: "card-title" }, roleName(member), " ", el("code", {}, el("bdi", { text: key })),
        text.variation && el("span", { class: "chip", text: text.variation })),
      member?.comment
        && el("p", { class: "muted comment" }, "Comment: ", el("bdi", { text: member.comment })),
      !text.isEditable && el("p", { class: "reason" },
        el("bdi", { text: text.reason ?? "This text cannot be changed here." })),
    ];
  }

  function own(text, context) {
    if (!text.own) return null;
    const { locale } = context;
    const isStale = text.own.state === "stale";
    const newerText = "The delivered text is newer. Save an own text again, or undo.";
    return el("section", { class: "own", "aria-label": "Own text", "data-state": text.own.state },
      el("p", { class: "small-title" }, "Own text ", el("bdi", { text: `by ${text.own.reviewer}` }),
        `, ${shortDate(text.own.at)}`,
        isStale && el("span", { class: "chip stale", text: "Text has changed" })),
      isStale && el("p", { class: "reason", text: newerText }),
      !isStale && text.findings.length > 0
        && el("p", { class: "muted", text: "It is used instead of the proposals." }),
      alertcat.diffElement(text.value, text.own.text, locale.tag, locale.dir));
  }

  function notes(text, context) {
    if (text.notes.length === 0) return null;
    const place = { text, locale: context.locale };
    return el("section", { class: "notes", "aria-label": "Notes" },
      el("p", { class: "small-title", text: "Notes" }),
      text.notes.map((note) => el("blockquote", { class: "note" },
        el("p", { class: "text", dir: "auto", text: note.text }),
        el("p", { class: "muted" }, el("bdi", { text: note.reviewer }), `, ${shortDate(note.at)}`,
          note.isSettled && el("span", { class: "chip stale", text: "Text has changed" })),
        button("Close note", "note-close", () => alertcat.actions.closeNote(place, note)))));
  }

  function history(text) {
    if (text.history.length === 0) return null;
    return el("details", { class: "history" }, el("summary", { text: `History (${text.history.length})` }),
      el("ol", {}, text.history.map((item) => el("li", {}, el("bdi", { text: item.reviewer }), ": ",
        el("bdi", { text: item.what }), el("span", { class: "muted", text: `, ${shortDate(item.at)}` })))));
  }

  function answers(text, context) {
    const place = { text, locale: context.locale };
    return el("div", { class: "buttons" },
      text.isEditable && button("Own text…", "own", () => alertcat.editor.open("own", place),
        { "aria-keyshortcuts": "e" }),
      button("Note…", "note", () => alertcat.editor.open("note", place), { "aria-keyshortcuts": "c" }),
      text.own && button("Undo own text", "undo", () => alertcat.actions.undo(place),
        { "aria-keyshortcuts": "u" }));
  }

  function body(text, context) {
    return [
      ...heading(text, context), texts(text, context),
      ...text.findings.map((finding) => alertcat.finding.build(finding, text, context.locale)),
      own(text, context), notes(text, context), history(text), answers(text, context),
    ].flat().filter(Boolean);
  }

  // Keeps opened details open while a card is drawn again.
  function drawBody(slot, children) {
    const opened = Array.from(slot.querySelectorAll("details"), (node) => node.open);
    slot.replaceChildren(...children);
    slot.querySelectorAll("details").forEach((node, index) => {
      node.open = opened[index] ?? false;
    });
  }

  function create(text) {
    const slot = (name) => el("div", { class: name });
    const data = { "data-test": "text", "data-text": cardKey(text), "data-entry": text.entry };
    return el("section", { class: "card", ...data }, slot("card-body"), slot("card-notice"), slot("card-editor"));
  }

  // Draws a card again only when something in it is different; editors in it are left alone.
  function update(card, text, context) {
    const content = JSON.stringify([text, sourceText(text, context), context.locale.tag]);
    const member = context.alert.members[text.member];
    card.setAttribute("aria-label", `${roleName(member)}, ${context.locale.name}`);
    if (drawn.get(card) === content) return;
    drawn.set(card, content);
    drawBody(card.firstElementChild, body(text, context));
  }

  // What is said when a newer text was imported meanwhile.
  function staleNotice(locale, base, current, reload) {
    const column = (label, text) =>
      el("div", {}, el("p", { class: "small-title", text: label }), shown(text ?? "", locale));
    return el("div", { class: "stale", role: "alert", "data-test": "stale" },
      el("h4", { text: "This text has changed" }),
      el("p", { text: "Somebody imported a newer text while this alert was open. Your decision was not "
        + "saved. Reload the alert, look at the new text and decide again. What you typed is kept." }),
      el("div", { class: "editor-columns" }, column("The text you saw", base),
        column("The text now", current)),
      el("div", { class: "buttons" }, button("Reload this alert", "reload", reload, { class: "primary" })));
  }

  alertcat.texts = { cardKey, hasContent, create, update, sourceText, shown, staleNotice };
})();

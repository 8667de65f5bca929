"use strict";

// Fields for own texts and notes. What is typed outlives refreshes and visits to other alerts.
(() => {
  const { el, button, say } = alertcat;
  const drafts = new Map();
  const forms = new Map();

  const draftKey = (kind, text) => `${kind}:${alertcat.texts.cardKey(text)}`;
  const hasDraft = (text) => drafts.has(draftKey("own", text)) || drafts.has(draftKey("note", text));
  const isDirty = () => [...drafts.values()].some((draft) => draft.text !== draft.original);

  function cardOf(text) {
    const key = CSS.escape(alertcat.texts.cardKey(text));
    return alertcat.byId("alert").querySelector(`[data-text="${key}"]`);
  }

  function remarkList(findings) {
    if (findings.length === 0) {
      return [el("p", { class: "good", text: "There would be no findings for this text." })];
    }
    return [
      el("p", { class: "small-title", text: "Findings that would remain" }),
      el("ul", { class: "remarks" }, findings.map((finding) => el("li", {},
        alertcat.finding.severity(finding.severity), " ", el("bdi", { text: finding.message }), " ",
        el("code", { text: finding.rule })))),
    ];
  }

  // The server's findings and, if it does not speak of placeholders, those of the page.
  function withPlaceholders(findings, delivered, typed) {
    if (findings.some((finding) => /placeholder/i.test(finding.rule))) return findings;
    return [...alertcat.placeholderFindings(delivered, typed), ...findings];
  }

  // Asks what would be said about the typed text and shows it, unless something newer was typed.
  function checker(text, field, output) {
    let controller = null;
    const run = async () => {
      controller?.abort();
      controller = new AbortController();
      const typed = field.value;
      try {
        const { findings } = await alertcat.api.check({ entry: text.entry, text: typed }, controller.signal);
        if (field.value !== typed) return;
        const all = withPlaceholders(findings, text, typed);
        output.replaceChildren(...remarkList(all));
        field.setAttribute("aria-invalid", String(all.some((finding) => finding.severity === "error")));
      } catch (error) {
        if (error.name === "AbortError") return;
        output.replaceChildren(el("p", { class: "muted", text: "The text could not be checked." }));
      }
    };
    return alertcat.debounce(250, run);
  }

  function fieldKeys(event, save, cancel) {
    if (event.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
  }

  function submitWith(save) {
    return (event) => {
      event.preventDefault();
      save();
    };
  }

  function formButtons(kind, cancel) {
    return el("div", { class: "buttons" },
      el("button", { type: "submit", class: "primary", "data-test": `${kind}-save` },
        kind === "own" ? "Save own text" : "Save note"),
      button("Cancel", `${kind}-cancel`, cancel),
      el("span", { class: "muted hint", text: "Ctrl+Enter saves, Escape cancels" }));
  }

  function ownForm(draft, place) {
    const { text, locale } = place;
    const id = `own-${text.entry}-${text.member}`;
    const { alert } = alertcat.state;
    const source = alert.locales.find((item) => item.isSource);
    const from = locale.isSource ? null : alertcat.texts.sourceText(text, { source });
    const field = el("textarea", { id, "data-test": "own-text", dir: "auto", lang: locale.tag, rows: 3 });
    const output = el("div", { class: "editor-check", "aria-live": "polite", id: `${id}-check` });
    const cancel = () => close("own", text, true);
    const save = () => alertcat.actions.saveOwn(place, field.value, draft.base);
    const check = checker(text, field, output);
    field.setAttribute("aria-describedby", output.id);
    field.value = draft.text;
    field.addEventListener("input", () => {
      draft.text = field.value;
      check();
    });
    field.addEventListener("keydown", (event) => fieldKeys(event, save, cancel));
    check();
    return el("form", { class: "editor", onsubmit: submitWith(save) },
      el("div", { class: "editor-columns" },
        from && el("div", {}, el("p", { class: "small-title", text: `Source, ${source.name}` }),
          alertcat.texts.shown(from.value, source)),
        el("div", {},
          el("label", { class: "small-title", for: id, text: `Own text, ${locale.name}` }), field)),
      output, formButtons("own", cancel));
  }

  function noteForm(draft, place) {
    const { text } = place;
    const id = `note-${text.entry}-${text.member}`;
    const field = el("textarea", { id, "data-test": "note-text", dir: "auto", rows: 2 });
    const cancel = () => close("note", text, true);
    const save = () => alertcat.actions.saveNote(place, field.value);
    field.value = draft.text;
    field.addEventListener("input", () => {
      draft.text = field.value;
    });
    field.addEventListener("keydown", (event) => fieldKeys(event, save, cancel));
    return el("form", { class: "editor", onsubmit: submitWith(save) },
      el("label", { class: "small-title", for: id, text: "Note for translators and reviewers" }), field,
      formButtons("note", cancel));
  }

  // Puts the form of a draft into its card unless it is there.
  function show(kind, place) {
    const key = draftKey(kind, place.text);
    const slot = cardOf(place.text)?.querySelector(".card-editor");
    const draft = drafts.get(key);
    if (!slot || !draft) return null;
    const earlier = forms.get(key);
    if (earlier?.isConnected && slot.contains(earlier)) return earlier;
    const form = kind === "own" ? ownForm(draft, place) : noteForm(draft, place);
    forms.set(key, form);
    slot.append(form);
    return form;
  }

  function open(kind, place) {
    const { text } = place;
    if (kind === "own" && !text.isEditable) {
      say(text.reason ?? "This text cannot be changed here.");
      return;
    }
    const key = draftKey(kind, text);
    if (!drafts.has(key)) {
      const original = kind === "own" ? text.result : "";
      drafts.set(key, { text: original, original, base: text.value });
    }
    const card = cardOf(text);
    const collapsed = card?.closest("details");
    if (collapsed) collapsed.open = true;
    const field = show(kind, place)?.querySelector("textarea");
    field?.focus();
    field?.scrollIntoView({ block: "nearest" });
  }

  // Removes the field; after a cancel the focus goes back to the button that opened it.
  function close(kind, text, isCancel) {
    const key = draftKey(kind, text);
    drafts.delete(key);
    forms.get(key)?.remove();
    forms.delete(key);
    cardOf(text)?.querySelector(`[data-test="${kind}"]`)?.focus();
    if (isCancel) say(kind === "own" ? "The own text was not saved." : "The note was not saved.");
  }

  // Opens again the fields somebody was typing in when the alert was left.
  function restore(text, locale) {
    for (const kind of ["own", "note"]) {
      if (drafts.has(draftKey(kind, text))) show(kind, { text, locale });
    }
  }

  // After a reload a draft is about the text that is now delivered.
  function rebase(text) {
    const draft = drafts.get(draftKey("own", text));
    if (draft) draft.base = text.value;
  }

  addEventListener("beforeunload", (event) => {
    if (isDirty()) event.preventDefault();
  });

  alertcat.editor = { open, close, restore, rebase, hasDraft, cardOf };
})();

"use strict";

// The open alert: its heading, locales, drawings and texts.
(() => {
  const { byId, el, button, state, plural, keepFocus } = alertcat;
  const presentations = {
    alert: "Alert", actionSheet: "Action sheet", confirmationDialog: "Confirmation dialog", sheet: "Sheet",
    sideBySide: "Side-by-side alert",
  };
  const loading = { open: null, reload: null };
  let parts = null;
  let cards = new Map();
  let shownKey = null;

  const findingsOf = (locale) => locale.texts.flatMap((text) => text.findings);
  const isUndecided = (finding) => alertcat.finding.isUndecided(finding.state);
  const openIn = (locale) => findingsOf(locale).filter(alertcat.finding.isOpen).length;
  const notesIn = (locale) => findingsOf(locale).filter(isUndecided).length - openIn(locale);
  const localeNow = () => state.alert?.locales.find((locale) => locale.tag === state.locale) ?? null;
  const sourceOf = (alert) => alert.locales.find((locale) => locale.isSource) ?? null;

  // The filtered locale, else the one picked last, else the first translation with something open, or with a note.
  function chooseLocale(alert, wanted) {
    const has = (tag) => alert.locales.some((locale) => locale.tag === tag);
    const picked = [wanted, state.filters.locale, state.pickedLocale].find((tag) => tag && has(tag));
    if (picked) return picked;
    const { locales } = alert;
    const translations = locales.filter((locale) => !locale.isSource);
    const find = (count) => [...translations, ...locales].find((locale) => count(locale) > 0);
    return (find(openIn) ?? find(notesIn) ?? translations[0] ?? locales[0])?.tag ?? null;
  }

  function choosePlatform(alert) {
    const known = alert.platforms.filter((name) => alertcat.drawing.platforms.includes(name));
    return known.includes(state.pickedPlatform) ? state.pickedPlatform : known[0] ?? "iOS";
  }

  // Starts with the plural form that something open is about.
  function chooseVariation() {
    const open = localeNow()?.texts.find((text) => text.variation !== ""
      && text.findings.some(isUndecided));
    state.variation = open?.variation ?? "";
  }

  function drawHead() {
    const { alert } = state;
    const facts = [
      presentations[alert.presentation] ?? alert.presentation, alert.kind, alert.platforms.join(", "),
      alert.edition,
    ].filter(Boolean);
    const evidence = (alert.evidence ?? []).map((item) => el("li", {}, el("bdi", { text: item })));
    const summary = el("summary", { text: "Why these texts form an alert" });
    parts.head.replaceChildren(
      el("h2", { tabindex: "-1", id: "alert-title" }, el("bdi", { text: alert.name })),
      el("p", { class: "muted facts" }, el("bdi", { text: facts.join(" · ") })),
      ...(evidence.length === 0 ? [] : [el("details", {}, summary, el("ul", {}, evidence))]));
  }

  function localeButton(locale) {
    const open = openIn(locale);
    const notes = notesIn(locale);
    const isOn = locale.tag === state.locale;
    return button([el("span", {}, el("bdi", { text: locale.name }), locale.isSource ? " (source)" : ""),
      open > 0 && el("span", { class: "count", text: `${open} open` }),
      open === 0 && notes > 0 && el("span", { class: "count note", text: plural(notes, "note", "notes") }),
    ].filter(Boolean),
    `locale-${locale.tag}`, () => setLocale(locale.tag), { class: "tab", "aria-pressed": String(isOn) });
  }

  function toggle(label, test, isOn, action) {
    return button(label, test, action, { class: "tab", "aria-pressed": String(isOn) });
  }

  function group(label, ...children) {
    return el("div", { class: "group", role: "group", "aria-label": label }, ...children);
  }

  function variationMenu() {
    const names = alertcat.drawing.variations([localeNow(), sourceOf(state.alert)].filter(Boolean));
    if (names.length === 0) return null;
    const choose = (event) => set("variation", event.target.value);
    const menu = el("select", { "data-test": "variation", onchange: choose },
      el("option", { value: "", text: "General" }),
      names.map((name) => el("option", { value: name, text: name })));
    menu.value = state.variation;
    return el("label", { class: "field inline" }, "Plural form ", menu);
  }

  function drawControls() {
    const platform = (name) => toggle(name, `platform-${name}`, state.platform === name, () => {
      state.pickedPlatform = name;
      set("platform", name);
    });
    const scheme = (name, label) =>
      toggle(label, `scheme-${name}`, state.scheme === name, () => set("scheme", name));
    parts.controls.replaceChildren(...[
      group("Platform", ...alertcat.drawing.platforms.map(platform)),
      group("Appearance", scheme("light", "Light"), scheme("dark", "Dark")),
      toggle("As delivered", "as-delivered", state.delivered, () => set("delivered", !state.delivered)),
      variationMenu(),
    ].filter(Boolean));
  }

  function drawDrawings() {
    const source = sourceOf(state.alert);
    const shown = [...new Set([source, localeNow()])].filter(Boolean);
    const drawings = shown.map((locale) => alertcat.drawing.build(state.alert, locale, state));
    parts.drawings.replaceChildren(...drawings);
    alertcat.drawing.fit(parts.drawings);
  }

  function set(name, value) {
    state[name] = value;
    keepFocus(byId("alert"), () => {
      drawControls();
      drawDrawings();
    });
  }

  // Puts the cards in order and moves none that can stay, because moving would end somebody's typing.
  function place(container, nodes) {
    for (const child of [...container.children]) if (!nodes.includes(child)) child.remove();
    nodes.forEach((node, index) => {
      if (container.children[index] !== node) container.insertBefore(node, container.children[index] ?? null);
    });
  }

  function drawTexts() {
    const locale = localeNow();
    const context = { alert: state.alert, locale, source: sourceOf(state.alert) };
    const texts = [...(locale?.texts ?? [])].sort((one, other) => one.member - other.member);
    const main = [];
    const others = [];
    for (const text of texts) {
      const key = alertcat.texts.cardKey(text);
      const card = cards.get(key) ?? alertcat.texts.create(text);
      const stays = cards.has(key) && alertcat.editor.hasDraft(text);
      const isMain = stays ? parts.texts.contains(card)
        : alertcat.texts.hasContent(text) || alertcat.editor.hasDraft(text);
      cards.set(key, card);
      alertcat.texts.update(card, text, context);
      (isMain ? main : others).push(card);
    }
    place(parts.texts, main);
    place(parts.others.lastElementChild, others);
    parts.others.hidden = others.length === 0;
    parts.others.firstElementChild.textContent = `${plural(others.length, "text", "texts")} without findings`;
    for (const text of texts) alertcat.editor.restore(text, locale);
    const open = locale ? openIn(locale) : 0;
    parts.state.textContent = !locale ? "This alert has no texts."
      : open === 0 ? `Nothing is open in ${locale.name}.` : `${open} open in ${locale.name}.`;
  }

  function createParts() {
    const node = (tag, name, label) => el(tag, { class: name, ...(label && { "aria-label": label }) });
    parts = {
      head: node("header", "alert-head"),
      locales: node("div", "locales", "Languages"),
      controls: node("div", "controls"),
      drawings: node("section", "drawings", "Drawings"),
      texts: node("section", "cards", "Texts"),
      others: el("details", { class: "others" }, el("summary", {}), el("div", { class: "cards" })),
      state: node("span", "open-state"),
    };
    parts.locales.setAttribute("role", "group");
    const goOn = () => alertcat.actions.next();
    const next = button("Next open finding", "next", goOn, { "aria-keyshortcuts": "n" });
    const last = el("p", { class: "next-line" }, next, " ", parts.state);
    byId("alert").replaceChildren(
      parts.head, parts.locales, parts.controls, parts.drawings, parts.texts, parts.others, last);
  }

  function draw() {
    const key = `${state.alert.id} ${state.locale}`;
    if (key !== shownKey) {
      cards = new Map();
      if (!shownKey?.startsWith(`${state.alert.id} `)) createParts();
      shownKey = key;
      parts.texts.replaceChildren();
      parts.others.lastElementChild.replaceChildren();
      parts.others.open = false;
    }
    keepFocus(byId("alert"), () => {
      drawHead();
      parts.locales.replaceChildren(...state.alert.locales.map(localeButton));
      drawControls();
      drawDrawings();
      drawTexts();
    });
    alertcat.actions.markCurrent();
  }

  function setLocale(tag) {
    state.pickedLocale = tag;
    showLocale(tag);
    alertcat.say(`${localeNow().name}. ${parts.state.textContent}`);
  }

  function showLocale(tag) {
    state.locale = tag;
    state.current = null;
    chooseVariation();
    remember();
    draw();
  }

  // The address names the open alert, so that a reload or a link comes back to it.
  function remember() {
    const place = new URLSearchParams({ alert: String(state.alert.id), locale: state.locale ?? "" });
    try {
      history.replaceState(null, "", `#${place}`);
    } catch {
      // Some browsers forbid this for files; the page works without it.
    }
  }

  // The details of an alert; null when something newer was asked for meanwhile or there was an error.
  async function get(id, purpose) {
    loading[purpose]?.abort();
    loading[purpose] = new AbortController();
    const { signal } = loading[purpose];
    try {
      const detail = await alertcat.api.alert(id, signal);
      return signal.aborted ? null : detail;
    } catch (error) {
      const text = `The alert could not be loaded. ${error.message}`;
      if (error.name !== "AbortError") alertcat.say(text, "error");
      return null;
    }
  }

  // Opens an alert. focus: "alert" for its heading, "finding" for what is open, null to leave the focus.
  async function open(id, options) {
    const detail = await get(id, "open");
    if (!detail) return false;
    state.alert = detail;
    state.current = null;
    state.locale = chooseLocale(detail, options?.locale);
    state.platform = choosePlatform(detail);
    chooseVariation();
    const hadFocus = byId("alert").contains(document.activeElement);
    draw();
    remember();
    byId("alert").scrollTop = 0;
    alertcat.list.setCurrent(detail.id);
    if (options?.focus === "alert" || hadFocus) byId("alert-title").focus();
    if (options?.focus === "finding") alertcat.actions.focusOpen();
    if (options?.focus === "alert") byId("alert").scrollIntoView({ block: "nearest" });
    return true;
  }

  // Shows the newest state of the open alert without touching what somebody types.
  async function reload() {
    if (!state.alert) return;
    const detail = await get(state.alert.id, "reload");
    if (!detail || detail.id !== state.alert.id) return;
    state.alert = detail;
    if (!localeNow()) state.locale = chooseLocale(detail);
    draw();
  }

  alertcat.alert = { open, reload, showLocale, localeNow, openIn };
})();

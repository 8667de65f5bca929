"use strict";

// Accept, reject, own text, note and undo, and the way to what is open next.
(() => {
  const { byId, el, state, say } = alertcat;
  const verbs = { accepted: "Accepted", rejected: "Rejected" };
  const done = [];
  const busy = new Set();
  let seen = { alert: null, findings: new Set() };

  const main = () => byId("alert");
  const findingNodes = () => [...main().querySelectorAll('[data-test="finding"]')];
  const isOpen = (node) => alertcat.finding.isOpen(node.dataset);

  // The finding with the given identifier in the open locale, with its text.
  function placeOf(id) {
    const locale = alertcat.alert.localeNow();
    for (const text of locale?.texts ?? []) {
      const finding = text.findings.find((item) => String(item.id) === String(id));
      if (finding) return { finding, text, locale };
    }
    return null;
  }

  // Marks the finding that the keys act on: the focused one, else the first open one.
  function markCurrent() {
    const nodes = findingNodes();
    const marked = nodes.find((node) => node.dataset.id === String(state.current));
    const chosen = marked ?? nodes.find(isOpen) ?? nodes[0];
    state.current = chosen?.dataset.id ?? null;
    for (const node of nodes) node.classList.toggle("current", node === chosen);
  }

  // Findings somebody has been at since the alert was opened; "next" does not go back to them.
  function see(id) {
    if (seen.alert !== state.alert.id) seen = { alert: state.alert.id, findings: new Set() };
    seen.findings.add(String(id));
  }

  function isNew(finding) {
    const isSeen = seen.alert === state.alert.id && seen.findings.has(String(finding.id));
    return !isSeen && alertcat.finding.isOpen(finding);
  }

  function focusFinding(node) {
    see(node.dataset.id);
    state.current = node.dataset.id;
    markCurrent();
    const collapsed = node.closest("details.others");
    if (collapsed) collapsed.open = true;
    node.focus({ preventScroll: true });
    node.scrollIntoView({ block: "nearest" });
  }

  // The first open finding after the current one, or from the start of the locale.
  function focusOpen(after) {
    const nodes = findingNodes();
    const index = after === undefined ? -1 : nodes.findIndex((node) => node.dataset.id === String(after));
    const node = nodes.slice(index + 1).find(isOpen) ?? nodes.find(isOpen);
    if (node) focusFinding(node);
    return node !== undefined;
  }

  function notice(text, ...children) {
    const slot = alertcat.editor.cardOf(text)?.querySelector(".card-notice");
    slot?.replaceChildren(...children);
  }

  async function reloadAfterStale(text) {
    notice(text);
    await alertcat.alert.reload();
    const fresh = alertcat.alert.localeNow()?.texts.find((item) => item.entry === text.entry);
    if (fresh) alertcat.editor.rebase(fresh);
    say("Reloaded. Look at the new text and decide again.");
    if (!focusOpen()) byId("alert-title").focus();
  }

  function showStale({ text, locale }, { base, current }) {
    notice(text, alertcat.texts.staleNotice(locale, base, current, () => reloadAfterStale(text)));
    main().querySelector('[data-test="reload"]')?.focus();
    say("Not saved: the text has changed.", "error");
  }

  function showError(place, error) {
    if (error.status === 409 && error.body?.error === "stale") {
      showStale(place, error.body);
      return;
    }
    notice(place.text, el("p", { class: "problem", role: "alert" }, el("bdi", { text: error.message })));
    say(`Not saved. ${error.message}`, "error");
  }

  // Sends one change about a text, at most one at a time; true when it was saved.
  async function send(place, request, message) {
    const { entry } = place.text;
    if (busy.has(entry)) return false;
    const reviewer = await alertcat.reviewer.ask();
    if (!reviewer) return false;
    const card = alertcat.editor.cardOf(place.text);
    busy.add(entry);
    card?.setAttribute("aria-busy", "true");
    try {
      await request(reviewer);
    } catch (error) {
      showError(place, error);
      return false;
    } finally {
      busy.delete(entry);
      card?.removeAttribute("aria-busy");
    }
    notice(place.text);
    say(alertcat.api.isOffline && alertcat.api.isSaved === false
      ? `${message} This browser cannot keep it; save the decisions before you leave.` : message);
    return true;
  }

  async function refresh() {
    await alertcat.alert.reload();
    alertcat.list.refresh();
    alertcat.filters.refreshSummary();
  }

  function remember(place) {
    const { id } = state.alert;
    done.push({ alert: id, tag: place.locale.tag, finding: place.finding, text: place.text });
  }

  function afterDecision(id) {
    if (focusOpen(id)) return;
    main().querySelector('[data-test="next"]')?.focus();
  }

  async function decide(verdict, place) {
    const { finding, text } = place;
    const request = (reviewer) => alertcat.api.decide({
      entry: text.entry, rule: finding.rule, start: finding.start, verdict, base: text.value, reason: "",
      reviewer,
    });
    const isSaved = await send(place, request, `${verbs[verdict]}: ${finding.rule}, ${place.locale.name}.`);
    if (!isSaved) return;
    remember(place);
    await refresh();
    afterDecision(finding.id);
  }

  async function saveOwn(place, typed, base) {
    const { text } = place;
    if (typed.trim() === "") {
      say("The own text is empty. Type a text, or cancel.", "error");
      return;
    }
    const request = (reviewer) => alertcat.api.decide({
      entry: text.entry, rule: "", start: 0, verdict: "edited", base, text: typed, reason: "", reviewer,
    });
    if (!await send(place, request, `Own text saved, ${place.locale.name}.`)) return;
    remember({ ...place, finding: undefined });
    alertcat.editor.close("own", text, false);
    await refresh();
  }

  async function saveNote(place, typed) {
    const { text } = place;
    if (typed.trim() === "") {
      say("The note is empty. Type a note, or cancel.", "error");
      return;
    }
    const request = (reviewer) => alertcat.api.note({ entry: text.entry, text: typed, reviewer });
    if (!await send(place, request, "Note saved.")) return;
    alertcat.editor.close("note", text, false);
    await refresh();
  }

  async function closeNote(place, note) {
    const { text } = place;
    const request = (reviewer) => alertcat.api.note({ entry: text.entry, note: note.id, reviewer });
    if (await send(place, request, "Note closed.")) await refresh();
  }

  async function undo(place) {
    const { finding, text } = place;
    const rule = finding?.rule ?? "";
    const start = finding?.start ?? 0;
    const request = (reviewer) => alertcat.api.undo({ entry: text.entry, rule, start, reviewer });
    const isUndone = await send(place, request, rule ? `Undone: ${rule}.` : "Own text removed.");
    if (!isUndone) return;
    const isMeant = (item) => item.text.entry === text.entry && item.finding?.id === finding?.id;
    const index = done.findLastIndex(isMeant);
    if (index >= 0) done.splice(index, 1);
    await refresh();
    const node = findingNodes().find((item) => item.dataset.id === String(finding?.id));
    if (node) focusFinding(node);
  }

  // Takes back what was done last in this page, wherever it was.
  async function undoLast() {
    const last = done.at(-1);
    if (!last) return false;
    if (state.alert?.id !== last.alert) await alertcat.alert.open(last.alert, { locale: last.tag });
    else if (state.locale !== last.tag) alertcat.alert.showLocale(last.tag);
    const locale = alertcat.alert.localeNow();
    const text = locale?.texts.find((item) => item.entry === last.text.entry) ?? last.text;
    await undo({ finding: last.finding, text, locale });
    return true;
  }

  function focusedPlace() {
    const node = document.activeElement?.closest?.('[data-test="finding"]');
    return node ? placeOf(node.dataset.id) : null;
  }

  // The text that keys act on: around the focus, else that of the current finding, else the first.
  function currentText() {
    const locale = alertcat.alert.localeNow();
    const key = document.activeElement?.closest?.("[data-text]")?.getAttribute("data-text");
    const text = locale?.texts.find((item) => alertcat.texts.cardKey(item) === key)
      ?? placeOf(state.current)?.text ?? locale?.texts[0];
    return text ? { text, locale } : null;
  }

  async function undoCurrent() {
    const place = focusedPlace();
    if (place && place.finding.state !== "open") return undo(place);
    if (await undoLast()) return null;
    const current = currentText();
    if (current?.text.own) return undo(current);
    return say("There is nothing to undo.");
  }

  function decideCurrent(verdict) {
    const place = focusedPlace() ?? placeOf(state.current);
    if (!place) return say("There is no finding here.");
    const { finding, text } = place;
    if (finding.state === verdict) return say(`This is ${verdict} already.`);
    if (verdict === "accepted" && !text.isEditable) {
      return say(text.reason ?? "This text cannot be changed here.");
    }
    if (verdict === "accepted" && typeof finding.replacement !== "string") {
      return say("There is no proposal to accept. Write an own text, or reject the finding.");
    }
    return decide(verdict, place);
  }

  // Another locale of the open alert with something new; a filtered locale is not left.
  function nextLocale() {
    if (state.filters.locale) return null;
    const { locales } = state.alert;
    const index = locales.findIndex((locale) => locale.tag === state.locale);
    const turned = [...locales.slice(index + 1), ...locales.slice(0, index)];
    return turned.find((locale) => locale.texts.some((text) => text.findings.some(isNew))) ?? null;
  }

  // Looks through the rows after the open alert, then once through those before it.
  async function nextAlert() {
    let from = Math.max(0, alertcat.list.cursor);
    for (let tries = 0, isWrapped = false; tries < 50; tries += 1) {
      const index = await alertcat.list.nextOpenRow(from);
      if (index === null && isWrapped) break;
      if (index === null) {
        isWrapped = true;
        from = 0;
        continue;
      }
      await alertcat.list.open(index, null);
      if (focusOpen()) return true;
      const locale = nextLocale();
      if (locale) alertcat.alert.showLocale(locale.tag);
      if (focusOpen()) return true;
      from = index + 1;
    }
    return false;
  }

  // Goes to the next open finding: in this locale, in the others, in the next alerts.
  async function next() {
    const nodes = findingNodes();
    const active = document.activeElement?.closest?.('[data-test="finding"]');
    const later = nodes.slice(active ? nodes.indexOf(active) + 1 : 0).find(isOpen);
    if (later) return focusFinding(later);
    const locale = state.alert ? nextLocale() : null;
    if (locale) {
      alertcat.alert.showLocale(locale.tag);
      say(`${locale.name}.`);
      return focusOpen();
    }
    if (await nextAlert()) return say(`Next alert: ${state.alert.name}.`);
    return focusOpen() ? null : say("Nothing is open among the alerts in the list.");
  }

  alertcat.actions = {
    decide, decideCurrent, undo, undoCurrent, saveOwn, saveNote, closeNote, next, focusOpen, markCurrent,
    currentText,
  };
})();

"use strict";

// The same answers as the server, from the data inside the page. Decisions stay in this browser.
(() => {
  const undecided = (state) => state === "open" || state === "stale";

  // What counts in an alert: errors and warnings, each once, though its text may be there twice.
  function findingsOf(detail) {
    const found = new Map();
    for (const { tag, texts } of detail.locales) {
      for (const { id, rule, severity, state } of texts.flatMap((text) => text.findings)) {
        if (severity !== "info") found.set(id, { tag, rule, state });
      }
    }
    return [...found.values()];
  }

  // Own texts: they count where nothing was found as well.
  function ownsOf(detail) {
    return detail.locales.flatMap(({ tag, texts }) =>
      texts.filter((text) => text.own).map((text) => ({ tag, rule: "", state: text.own.state })));
  }

  // How many there are of each value of a property.
  function tally(items, name) {
    const numbers = new Map();
    for (const item of items) numbers.set(item[name], (numbers.get(item[name]) ?? 0) + 1);
    return numbers;
  }

  // How a text stood before this page; what an own text hides is not known and taken as open.
  function earlier({ own, findings }) {
    return { own, states: findings.map(({ state }) => (state === own?.state ? "open" : state)) };
  }

  // How it stands after one more decision, which settles what was stale about the same.
  function decided(text, { own, states }, decision) {
    const { rule, start, reviewer, at } = decision;
    const state = decision.base === text.value ? decision.verdict : "stale";
    if (rule === "") return { own: { text: decision.text, reviewer, at, state }, states };
    const next = (finding, before) => {
      if (finding.rule !== rule) return before;
      if (finding.start === start) return state;
      return before === "stale" ? "open" : before;
    };
    return {
      own: own?.state === "stale" ? null : own,
      states: text.findings.map((finding, index) => next(finding, states[index])),
    };
  }

  // An own text stands for all of it; a stale one makes stale what nobody decided otherwise.
  function stateUnder(own, state) {
    if (own?.state === "edited") return "edited";
    return own && state === "open" ? "stale" : state;
  }

  // Applies the accepted proposals to a delivered text; of two that overlap the first wins.
  function applied(text) {
    if (text.own?.state === "edited") return text.own.text;
    const edits = text.findings
      .filter((finding) => finding.state === "accepted" && typeof finding.replacement === "string")
      .map((finding) => edit(text.value, finding.replacement))
      .sort((one, other) => one.start - other.start);
    let result = "";
    let at = 0;
    for (const { start, end, inserted } of edits) {
      if (start < at) continue;
      result += text.value.slice(at, start) + inserted;
      at = end;
    }
    return result + text.value.slice(at);
  }

  // The one stretch in which two texts differ.
  function edit(before, after) {
    let start = 0;
    while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
    let same = 0;
    const most = Math.min(before.length, after.length) - start;
    while (same < most && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
    return { start, end: before.length - same, inserted: after.slice(start, after.length - same) };
  }

  // What is saved goes by the identity of its text.
  const clean = (list) => list.map(({ entry: _, number: __, ...rest }) => rest);

  class Memory {
    constructor(data) {
      this.isOffline = true;
      this.data = data;
      this.storageKey = `alertcat:${data.summary.id ?? data.summary.catalog}`;
      this.decisions = [];
      this.notes = [];
      this.earlier = new Map();
      this.texts = new Map();
      this.rows = data.alerts.map(({ text, ...row }) => ({ row, text, findings: [], owns: [] }));
      this.rowsById = new Map(this.rows.map((item) => [item.row.id, item]));
      for (const detail of Object.values(data.details)) this.addDetail(detail);
      this.restore();
      for (const item of this.rows) this.count(item);
    }

    // One entry can be a part of several alerts.
    addDetail(detail) {
      for (const locale of detail.locales) {
        for (const text of locale.texts) {
          if (!this.texts.has(text.entry)) this.texts.set(text.entry, []);
          this.texts.get(text.entry).push({ text, alert: detail.id });
        }
      }
    }

    restore() {
      let saved = null;
      try {
        saved = JSON.parse(alertcat.store.get(this.storageKey) ?? "null");
      } catch {
        return;
      }
      const entries = new Map();
      for (const [entry, uses] of this.texts) entries.set(JSON.stringify(uses[0].text.id), entry);
      for (const decision of saved?.decisions ?? []) {
        const entry = entries.get(JSON.stringify(decision.id));
        if (entry !== undefined) this.take(entry, decision);
      }
      for (const note of saved?.notes ?? []) {
        const entry = entries.get(JSON.stringify(note.id));
        if (entry !== undefined) this.takeNote(entry, note);
      }
    }

    // Keeps a decision and shows its effect in each place the entry is used.
    take(entry, decision) {
      const isSame = (other) => other.entry === entry && other.rule === decision.rule
        && (decision.rule === "" || other.start === decision.start);
      this.decisions = this.decisions.filter((other) => !isSame(other));
      this.decisions.push({ ...decision, entry });
      this.show(entry);
      for (const { text } of this.uses(entry)) {
        const what = decision.rule ? `${decision.verdict} ${decision.rule}` : "wrote an own text";
        text.history.push({ at: decision.at, reviewer: decision.reviewer, what });
      }
    }

    // Brings the texts of an entry in line with the decisions of this page.
    show(entry) {
      const decisions = this.decisions.filter((decision) => decision.entry === entry);
      for (const { text } of this.uses(entry)) {
        if (!this.earlier.has(text)) this.earlier.set(text, earlier(text));
        const now = decisions.reduce(
          (before, decision) => decided(text, before, decision), this.earlier.get(text));
        text.own = now.own;
        text.findings.forEach((finding, index) => {
          finding.state = stateUnder(now.own, now.states[index]);
        });
        text.result = applied(text);
      }
    }

    uses(entry) {
      return this.texts.get(entry) ?? [];
    }

    // Beside an own text nothing else that is decided has an effect.
    checkOwn(entry, rule) {
      const own = this.uses(entry)[0]?.text.own;
      if (rule === "" || own?.state !== "edited") return;
      const error = `${own.reviewer} wrote another text here. Undo that first, or write an own text.`;
      throw new alertcat.ApiError(400, { error });
    }

    takeNote(entry, note) {
      // Those of the catalog have numbers above 0.
      const number = this.notes.reduce((least, other) => Math.min(least, other.number), 0) - 1;
      this.notes.push({ ...note, entry, number });
      for (const { text } of this.uses(entry)) {
        text.notes.push({ id: number, text: note.text, reviewer: note.reviewer, at: note.at });
      }
    }

    // Brings a row up to date with its details.
    count(item) {
      const detail = this.data.details[item.row.id];
      if (!detail) return;
      item.findings = findingsOf(detail);
      item.owns = ownsOf(detail);
      item.row.open = item.findings.filter(({ state }) => undecided(state)).length;
      item.row.decided = item.findings.length - item.row.open;
    }

    changed(entry) {
      for (const { alert } of this.uses(entry)) {
        const item = this.rowsById.get(alert);
        if (item) this.count(item);
      }
      const saved = { decisions: clean(this.decisions), notes: clean(this.notes) };
      this.isSaved = alertcat.store.set(this.storageKey, JSON.stringify(saved));
      this.data.summary.version += 1;
      return { version: this.data.summary.version };
    }

    async summary() {
      const { summary } = this.data;
      const open = this.rows.flatMap((item) => item.findings.filter(({ state }) => undecided(state)));
      const byLocale = tally(open, "tag");
      const byRule = tally(open, "rule");
      const counts = { alerts: this.rows.length };
      for (const name of ["open", "accepted", "rejected", "edited", "stale"]) {
        const has = ({ state }) => state === name;
        counts[name] = this.rows.filter(({ findings, owns }) => findings.some(has) || owns.some(has)).length;
      }
      const locales = summary.locales.map((locale) =>
        ({ ...locale, open: byLocale.get(locale.tag) ?? 0 }));
      const rules = summary.rules.filter(({ id }) => byRule.has(id))
        .map((rule) => ({ ...rule, open: byRule.get(rule.id) }));
      return { ...summary, counts, locales, rules };
    }

    matches({ text, findings, owns }, { locale, rule, state, q }) {
      const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
      if (!words.every((word) => text.includes(word))) return false;
      const isMeant = (mark) => (!locale || mark.tag === locale) && (!rule || mark.rule === rule);
      if (state === "clean") return !findings.some(isMeant);
      if (state) return [...findings, ...owns].some((mark) => mark.state === state && isMeant(mark));
      return (!locale && !rule) || findings.some(isMeant);
    }

    async alerts(filters, offset, limit) {
      const found = this.rows.filter((item) => this.matches(item, filters));
      const alerts = found.slice(offset, offset + limit).map((item) => item.row);
      return { total: found.length, alerts };
    }

    async alert(id) {
      const detail = this.data.details[id];
      if (!detail) throw new alertcat.ApiError(404, { error: "This alert is not in this page." });
      return structuredClone(detail);
    }

    async decide({ entry, rule, start, verdict, base, text, reason, reviewer }) {
      const delivered = this.uses(entry)[0]?.text;
      if (!delivered) throw new alertcat.ApiError(404, { error: "This text is not in this page." });
      if (verdict === "edited" && delivered.variation === ""
        && alertcat.placeholderFindings(delivered, text).length > 0) {
        const error = "Use the placeholders of the delivered text, or those of the source text.";
        throw new alertcat.ApiError(422, { error });
      }
      this.checkOwn(entry, rule);
      const { id, source } = delivered;
      const at = new Date().toISOString();
      this.take(entry, { id, rule, start, verdict, base, text: text ?? null, reason, reviewer, at,
        source: source ?? null });
      return this.changed(entry);
    }

    // Only decisions made in this page can be taken back; the file of decisions has no word for more.
    async undo({ entry, rule, start }) {
      this.checkOwn(entry, rule);
      const isMeant = (item) => item.entry === entry && item.rule === rule
        && (start === undefined || rule === "" || item.start === start);
      const decision = this.decisions.find(isMeant);
      if (!decision) {
        const error = "This was decided before the page was saved. Choose the other answer, "
          + "or write an own text.";
        throw new alertcat.ApiError(409, { error });
      }
      this.decisions = this.decisions.filter((item) => item !== decision);
      this.show(entry);
      for (const { text } of this.uses(entry)) {
        const at = new Date().toISOString();
        text.history.push({ at, reviewer: decision.reviewer, what: "undid the decision" });
      }
      return this.changed(entry);
    }

    async note({ entry, text, reviewer, note }) {
      if (note !== undefined) return this.closeNote(entry, note);
      const { id } = this.uses(entry)[0].text;
      this.takeNote(entry, { id, text, reviewer, at: new Date().toISOString() });
      return this.changed(entry);
    }

    // As with decisions, only what was noted in this page.
    closeNote(entry, number) {
      if (!this.notes.some((note) => note.number === number)) {
        const error = "This was noted before the page was saved. Close it on the page that alertcat "
          + "review opens.";
        throw new alertcat.ApiError(409, { error });
      }
      this.notes = this.notes.filter((note) => note.number !== number);
      for (const { text } of this.uses(entry)) text.notes = text.notes.filter(({ id }) => id !== number);
      return this.changed(entry);
    }

    async check({ entry, text }) {
      return { findings: alertcat.placeholderFindings(this.uses(entry)[0]?.text ?? { value: "" }, text) };
    }

    async changes() {
      return { version: this.data.summary.version, alerts: [] };
    }

    // The contents of decisions.json.
    file() {
      const { catalog } = this.data.summary;
      return { version: 1, catalog, decisions: clean(this.decisions), notes: clean(this.notes) };
    }
  }

  alertcat.memory = { create: (data) => new Memory(data) };
})();

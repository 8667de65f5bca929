"use strict";

// The same answers as the server, from the data inside the page. Decisions stay in this browser.
(() => {
  const undecided = (state) => state === "open" || state === "stale";
  const severities = ["info", "warning", "error"];

  // Everything about an alert that filters ask for: [locale, rule, state] of each finding and own text.
  function marks(detail) {
    return detail.locales.flatMap((locale) => locale.texts.flatMap((text) => [
      ...text.findings.map((finding) => [locale.tag, finding.rule, finding.state]),
      ...(text.own ? [[locale.tag, "", text.own.state]] : []),
    ]));
  }

  function worst(findings) {
    const index = Math.max(-1, ...findings.map((finding) => severities.indexOf(finding.severity)));
    return index < 0 ? null : severities[index];
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

  class Memory {
    constructor(data) {
      this.isOffline = true;
      this.data = data;
      this.storageKey = `alertcat:${data.summary.id ?? data.summary.catalog}`;
      this.decisions = [];
      this.notes = [];
      this.delivered = new Map();
      this.texts = new Map();
      this.rows = data.alerts.map((row) => ({ row, marks: [] }));
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
      const earlier = this.decisions.find(isSame);
      this.decisions = this.decisions.filter((other) => !isSame(other));
      const before = earlier ? earlier.before : this.stateBefore(entry, decision);
      const record = { ...decision, entry, before };
      this.decisions.push(record);
      for (const { text } of this.uses(entry)) {
        const isStale = decision.base !== text.value;
        this.show(text, record, isStale ? "stale" : decision.verdict);
        const what = decision.rule ? `${decision.verdict} ${decision.rule}` : "wrote an own text";
        text.history.push({ at: decision.at, reviewer: decision.reviewer, what });
      }
    }

    show(text, decision, state) {
      if (decision.rule === "") {
        text.own = { text: decision.text, reviewer: decision.reviewer, at: decision.at, state };
      } else {
        for (const finding of text.findings) {
          if (finding.rule === decision.rule && finding.start === decision.start) finding.state = state;
        }
      }
      text.result = applied(text);
    }

    uses(entry) {
      return this.texts.get(entry) ?? [];
    }

    stateBefore(entry, { rule, start }) {
      const text = this.uses(entry)[0]?.text;
      if (rule === "") return text?.own ?? null;
      const isMeant = (finding) => finding.rule === rule && finding.start === start;
      return text?.findings.find(isMeant)?.state ?? "open";
    }

    takeNote(entry, note) {
      this.notes.push({ ...note, entry });
      for (const { text } of this.uses(entry)) {
        text.notes.push({ id: this.notes.length, text: note.text, reviewer: note.reviewer, at: note.at });
      }
    }

    // Brings a row up to date with its details.
    count(item) {
      const detail = this.data.details[item.row.id];
      if (!detail) return;
      const findings = detail.locales.flatMap((locale) => locale.texts.flatMap((text) => text.findings));
      const owns = detail.locales.flatMap((locale) => locale.texts.filter((text) => text.own));
      const open = findings.filter((finding) => undecided(finding.state));
      item.marks = marks(detail);
      item.row.open = open.length;
      item.row.decided = findings.length - open.length + owns.length;
      item.row.severity = worst(open);
    }

    changed(entry) {
      for (const { alert } of this.uses(entry)) {
        const item = this.rowsById.get(alert);
        if (item) this.count(item);
      }
      const clean = (list) => list.map(({ entry: _, before: __, ...rest }) => rest);
      const saved = { decisions: clean(this.decisions), notes: clean(this.notes) };
      this.isSaved = alertcat.store.set(this.storageKey, JSON.stringify(saved));
      this.data.summary.version += 1;
      return { version: this.data.summary.version };
    }

    async summary() {
      const { summary } = this.data;
      const all = this.rows.flatMap((item) => item.marks);
      const number = (test) => all.filter(test).length;
      const counts = { alerts: this.rows.length, open: number(([, , state]) => state === "open") };
      for (const name of ["accepted", "rejected", "edited", "stale"]) {
        counts[name] = number(([, , state]) => state === name);
      }
      const isOpen = (state) => state === "open";
      const locales = summary.locales.map((locale) =>
        ({ ...locale, open: number(([tag, , state]) => tag === locale.tag && isOpen(state)) }));
      const rules = summary.rules.map((rule) =>
        ({ ...rule, open: number(([, id, state]) => id === rule.id && isOpen(state)) }));
      return { ...summary, counts, locales, rules };
    }

    matches({ row, marks: list }, { locale, rule, state, q }) {
      if (locale && row.locales && !row.locales.includes(locale)) return false;
      const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
      const searched = `${row.name.toLowerCase()}\n${row.text ?? ""}`;
      if (!words.every((word) => searched.includes(word))) return false;
      const near = list.filter(([tag, id]) => (!locale || tag === locale) && (!rule || id === rule));
      if (state === "clean") return near.length === 0 && !rule;
      if (!rule && !state) return true;
      return near.some(([, , found]) => !state || found === state);
    }

    async alerts(filters, offset, limit) {
      const found = this.rows.filter((item) => this.matches(item, filters));
      const alerts = found.slice(offset, offset + limit).map((item) => item.row);
      return { total: found.length, version: this.data.summary.version, alerts };
    }

    async alert(id) {
      const detail = this.data.details[id];
      if (!detail) throw new alertcat.ApiError(404, { error: "This alert is not in this page." });
      return structuredClone({ ...detail, version: this.data.summary.version });
    }

    async decide({ entry, rule, start, verdict, base, text, reason, reviewer }) {
      const delivered = this.uses(entry)[0]?.text;
      if (!delivered) throw new alertcat.ApiError(404, { error: "This text is not in this page." });
      if (verdict === "edited" && delivered.variation === ""
        && alertcat.placeholderFindings(delivered.value, text).length > 0) {
        const error = "The placeholders differ from those of the delivered text.";
        throw new alertcat.ApiError(422, { error });
      }
      const { id, source } = delivered;
      const at = new Date().toISOString();
      this.take(entry, { id, rule, start, verdict, base, text: text ?? null, reason, reviewer, at,
        source: source ?? null });
      return this.changed(entry);
    }

    // Only decisions made in this page can be taken back; the file of decisions has no word for more.
    async undo({ entry, rule, start }) {
      const isMeant = (item) => item.entry === entry && item.rule === rule
        && (start === undefined || rule === "" || item.start === start);
      const decision = this.decisions.find(isMeant);
      if (!decision) {
        const error = "This was decided before the page was saved. Choose the other answer, "
          + "or write an own text.";
        throw new alertcat.ApiError(409, { error });
      }
      this.decisions = this.decisions.filter((item) => item !== decision);
      for (const { text } of this.uses(entry)) {
        if (rule === "") text.own = decision.before;
        else this.show(text, decision, decision.before);
        text.result = applied(text);
        const at = new Date().toISOString();
        text.history.push({ at, reviewer: decision.reviewer, what: "undid the decision" });
      }
      return this.changed(entry);
    }

    async note({ entry, text, reviewer }) {
      const { id } = this.uses(entry)[0].text;
      this.takeNote(entry, { id, text, reviewer, at: new Date().toISOString() });
      return this.changed(entry);
    }

    async check({ entry, text }) {
      return { findings: alertcat.placeholderFindings(this.uses(entry)[0]?.text.value ?? "", text) };
    }

    async changes() {
      return { version: this.data.summary.version, alerts: [] };
    }

    // The contents of decisions.json.
    file() {
      const clean = (list) => list.map(({ entry: _, before: __, ...rest }) => rest);
      const { catalog } = this.data.summary;
      return { version: 1, catalog, decisions: clean(this.decisions), notes: clean(this.notes) };
    }
  }

  alertcat.memory = { create: (data) => new Memory(data) };
})();

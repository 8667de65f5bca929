"use strict";

// The header: progress and filters.
(() => {
  const { byId, el, state, plural } = alertcat;
  const states = [
    ["", "Any state"], ["open", "Open"], ["accepted", "Accepted"], ["rejected", "Rejected"],
    ["edited", "Own text"], ["stale", "Text has changed"], ["clean", "Nothing found"],
  ];

  // Fills a menu and keeps what is chosen.
  function fill(menu, choices) {
    const content = JSON.stringify(choices);
    if (menu.dataset.content === content) return;
    const { value } = menu;
    menu.dataset.content = content;
    const option = ([choice, text, title]) => el("option", { value: choice, text, title });
    menu.replaceChildren(...choices.map(option));
    menu.value = value;
    if (menu.selectedIndex < 0) menu.selectedIndex = 0;
  }

  const withCount = (name, open) => (open > 0 ? `${name} – ${open.toLocaleString("en")} open` : name);

  function drawProgress({ counts }) {
    const { alerts, open, accepted, rejected, edited, stale } = counts;
    const changed = stale > 0 ? `, ${plural(stale, "text has", "texts have")} changed` : "";
    const all = plural(alerts, "alert", "alerts");
    byId("progress").textContent = `${open.toLocaleString("en")} open of ${all}${changed}`;
    const decided = accepted + rejected + edited;
    byId("progress-bar").max = Math.max(1, decided + open + stale);
    byId("progress-bar").value = decided + open + stale === 0 ? 1 : decided;
    byId("progress-bar").title = `${accepted} accepted, ${rejected} rejected, ${edited} own texts`;
  }

  function draw(summary) {
    state.summary = summary;
    byId("catalog").textContent = summary.catalog;
    document.title = `${summary.catalog} – alertcat review`;
    drawProgress(summary);
    const locale = ({ tag, name, open }) => [tag, withCount(`${name} (${tag})`, open)];
    fill(byId("filter-locale"), [["", "All languages"], ...summary.locales.map(locale)]);
    fill(byId("filter-rule"), [["", "All rules"],
      ...summary.rules.map((rule) => [rule.id, withCount(rule.id, rule.open), rule.summary])]);
    fill(byId("filter-state"), states);
  }

  async function refreshSummary() {
    try {
      draw(await alertcat.api.summary());
    } catch (error) {
      alertcat.changes.setGone(error);
    }
  }

  // Reads the menus; the list starts over when something is different.
  async function apply() {
    const filters = {
      locale: byId("filter-locale").value, rule: byId("filter-rule").value, state: byId("filter-state").value,
      q: byId("search").value.trim(),
    };
    if (JSON.stringify(filters) === JSON.stringify(state.filters)) return;
    const isNewLocale = filters.locale !== state.filters.locale;
    state.filters = filters;
    byId("filter-rule").title = state.summary?.rules.find((rule) => rule.id === filters.rule)?.summary ?? "";
    await alertcat.list.reset();
    alertcat.say(`${byId("list-count").textContent} found.`);
    const has = state.alert?.locales.some((locale) => locale.tag === filters.locale);
    if (isNewLocale && has) alertcat.alert.showLocale(filters.locale);
  }

  function download() {
    const json = `${JSON.stringify(alertcat.api.file(), null, 2)}\n`;
    const url = URL.createObjectURL(new Blob([json], { type: "application/json" }));
    const link = el("a", { href: url, download: "decisions.json" });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    alertcat.say("The decisions are saved as decisions.json.");
  }

  function start() {
    fill(byId("filter-state"), states);
    for (const name of ["filter-locale", "filter-rule", "filter-state", "search"]) {
      byId(name).addEventListener("change", apply);
    }
    byId("search").addEventListener("input", alertcat.debounce(200, apply));
    byId("filters").addEventListener("submit", (event) => {
      event.preventDefault();
      apply();
    });
    byId("save-decisions").hidden = !alertcat.api.isOffline;
    byId("save-decisions").addEventListener("click", download);
  }

  alertcat.filters = { start, refreshSummary, apply };
})();

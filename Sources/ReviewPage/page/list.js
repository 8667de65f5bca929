"use strict";

// The list of alerts. Only rows in view are in the page; pages of 100 come as they are needed.
(() => {
  const { byId, el, state, plural } = alertcat;
  const rowHeight = 60;
  const pageSize = 100;
  const mostPages = 60;
  const spareRows = 6;
  const longestTitle = 200;
  const pages = new Map();
  const requests = new Map();
  const nodes = new Map();
  let total = null;
  let cursor = -1;
  let cursorId = null;
  let generation = 0;
  let lastError = null;

  const scroller = () => byId("list");
  const rowAt = (index) => pages.get(Math.floor(index / pageSize))?.[index % pageSize] ?? null;

  function visibleRange() {
    const first = Math.floor(scroller().scrollTop / rowHeight);
    const last = first + Math.ceil(scroller().clientHeight / rowHeight);
    const end = Math.min(total ?? 0, last + spareRows);
    return { start: Math.min(end, Math.max(0, first - spareRows)), end };
  }

  function visiblePages() {
    const { start, end } = visibleRange();
    const first = Math.floor(start / pageSize);
    const last = Math.floor(Math.max(start, end - 1) / pageSize);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }

  function badge(row) {
    if (row.open > 0) {
      const severity = ["error", "warning", "info"].includes(row.severity) ? row.severity : "info";
      return el("span", { class: `badge ${severity}` }, el("span", { class: "sign", "aria-hidden": "true" }),
        `${row.open} open`, el("span", { class: "hidden", text: `, ${severity}` }));
    }
    if (row.decided > 0) return el("span", { class: "badge done", text: "Decided" });
    return null;
  }

  function fill(node, row) {
    const title = row.title ? row.title.slice(0, longestTitle) : "No title";
    const name = el("bdi", { class: "row-name", text: row.name });
    const line = el("span", { class: "row-line" }, name, badge(row));
    const text = alertcat.localized("span", title, row.lang, row.dir, { class: "row-title" });
    node.replaceChildren(line, text);
    node.setAttribute("data-id", row.id);
  }

  function drawRow(index) {
    const row = rowAt(index);
    const content = row ? JSON.stringify(row) : "";
    let item = nodes.get(index);
    if (!item) {
      const node = el("div", { class: "row", role: "option", id: `row-${index}`, "data-test": "row" });
      node.style.setProperty("transform", `translateY(${index * rowHeight}px)`);
      node.addEventListener("click", () => open(index, "alert"));
      byId("rows").append(node);
      item = { node, content: null };
      nodes.set(index, item);
    }
    if (item.content !== content) {
      item.content = content;
      if (row) fill(item.node, row);
      else item.node.replaceChildren(el("span", { class: "row-title muted", text: "Loading…" }));
      if (!row) item.node.removeAttribute("data-id");
    }
    item.node.setAttribute("aria-setsize", total);
    item.node.setAttribute("aria-posinset", index + 1);
    item.node.setAttribute("aria-selected", String(row !== null && row.id === state.alert?.id));
    item.node.classList.toggle("cursor", index === cursor);
  }

  function drawCount() {
    const count = byId("list-count");
    const text = lastError ?? (total === null ? "Loading…" : plural(total, "alert", "alerts"));
    if (count.textContent !== text) count.textContent = text;
  }

  function draw() {
    const { start, end } = visibleRange();
    byId("rows").style.setProperty("height", `${(total ?? 0) * rowHeight}px`);
    for (const [index, { node }] of nodes) {
      if (index >= start && index < end) continue;
      node.remove();
      nodes.delete(index);
    }
    for (let index = start; index < end; index += 1) drawRow(index);
    if (nodes.has(cursor)) scroller().setAttribute("aria-activedescendant", `row-${cursor}`);
    else scroller().removeAttribute("aria-activedescendant");
    drawCount();
  }

  function keepFewPages() {
    const here = visiblePages()[0] ?? 0;
    const far = [...pages.keys()].sort((one, other) => Math.abs(other - here) - Math.abs(one - here));
    for (const page of far.slice(0, Math.max(0, pages.size - mostPages))) pages.delete(page);
  }

  // Another number of alerts means that rows have moved; pages out of view are asked for again.
  function setTotal(value) {
    if (total !== null && total !== value) {
      const near = new Set(visiblePages());
      for (const page of [...pages.keys()]) if (!near.has(page)) pages.delete(page);
    }
    total = value;
  }

  async function load(page) {
    if (requests.has(page)) return requests.get(page).promise;
    const controller = new AbortController();
    const asked = generation;
    const run = async () => {
      try {
        const { signal } = controller;
        const answer = await alertcat.api.alerts(state.filters, page * pageSize, pageSize, signal);
        if (asked !== generation) return;
        lastError = null;
        setTotal(answer.total);
        pages.set(page, answer.alerts);
        keepFewPages();
      } catch (error) {
        if (error.name === "AbortError" || asked !== generation) return;
        lastError = error.message;
      } finally {
        if (requests.get(page)?.controller === controller) requests.delete(page);
      }
      draw();
    };
    const promise = run();
    requests.set(page, { controller, promise });
    return promise;
  }

  // Asks for the pages in view and drops requests for pages that have left it.
  const loadVisible = alertcat.debounce(40, () => {
    const wanted = visiblePages();
    for (const [page, { controller }] of requests) {
      if (wanted.includes(page)) continue;
      controller.abort();
      requests.delete(page);
    }
    for (const page of wanted) if (!pages.has(page)) load(page);
  });

  function stopRequests() {
    generation += 1;
    for (const { controller } of requests.values()) controller.abort();
    requests.clear();
  }

  // Starts over, for other filters.
  async function reset() {
    stopRequests();
    pages.clear();
    for (const { node } of nodes.values()) node.remove();
    nodes.clear();
    total = null;
    cursor = -1;
    scroller().scrollTop = 0;
    drawCount();
    await load(0);
    find();
  }

  // Asks again for the rows in view; they stay until the answer is there.
  async function refresh() {
    const near = visiblePages();
    stopRequests();
    for (const page of [...pages.keys()]) if (!near.includes(page)) pages.delete(page);
    await Promise.all(near.map(load));
    find();
    loadVisible();
  }

  // The cursor follows the open alert when rows move.
  function find() {
    for (const [page, rows] of pages) {
      const index = rows.findIndex((row) => row.id === cursorId);
      if (index >= 0) cursor = page * pageSize + index;
    }
    draw();
  }

  function scrollTo(index) {
    const list = scroller();
    const top = index * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + rowHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + rowHeight - list.clientHeight;
    }
  }

  async function rowFor(index) {
    const page = Math.floor(index / pageSize);
    if (!pages.has(page)) await load(page);
    return rowAt(index);
  }

  const openSoon = alertcat.debounce(90, (id, focus) => alertcat.alert.open(id, { focus }));

  // Moves the cursor and opens the alert there. focus: where the focus goes, or null to leave it.
  async function open(index, focus, isSoon) {
    if (total === null || total === 0) return null;
    cursor = Math.max(0, Math.min(total - 1, index));
    cursorId = null;
    const wanted = cursor;
    scrollTo(cursor);
    draw();
    const row = await rowFor(wanted);
    if (!row || wanted !== cursor) return null;
    cursorId = row.id;
    openSoon.cancel();
    if (isSoon) openSoon(row.id, focus);
    else await alertcat.alert.open(row.id, { focus });
    return row;
  }

  // The next or an earlier row; a row that has left the list counts as passed.
  function move(step, focus) {
    const isGone = cursorId !== null && rowAt(cursor) !== null && rowAt(cursor).id !== cursorId;
    const index = cursor < 0 ? 0 : isGone && step > 0 ? cursor + step - 1 : cursor + step;
    return open(index, focus, true);
  }

  // The next row after the cursor with something open; null when there is none.
  async function nextOpenRow(from) {
    for (let index = from; index < (total ?? 0); index += 1) {
      const row = await rowFor(index);
      if (!row) return null;
      if (row.open > 0 && row.id !== state.alert?.id) return index;
    }
    return null;
  }

  function keydown(event) {
    const rowsInView = Math.max(1, Math.floor(scroller().clientHeight / rowHeight) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: rowsInView, PageUp: -rowsInView };
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key in steps) move(steps[event.key], null);
    else if (event.key === "Home") open(0, null, true);
    else if (event.key === "End") open((total ?? 1) - 1, null, true);
    else if (event.key === "Enter" && cursor >= 0) open(cursor, "alert");
    else return;
    event.preventDefault();
  }

  // Marks an alert that was opened in another way.
  function setCurrent(id) {
    cursorId = id;
    find();
  }

  function start() {
    scroller().addEventListener("scroll", () => {
      draw();
      loadVisible();
    }, { passive: true });
    scroller().addEventListener("keydown", keydown);
    new ResizeObserver(() => {
      draw();
      loadVisible();
    }).observe(scroller());
  }

  alertcat.list = {
    start, reset, refresh, open, move, setCurrent, nextOpenRow, draw,
    get cursor() {
      return cursor;
    },
  };
})();

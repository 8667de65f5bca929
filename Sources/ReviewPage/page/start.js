"use strict";

// Starts the page and keeps it up to date with what others do. Loaded last.
(() => {
  const { byId, state } = alertcat;
  const pause = 2000;
  let since = null;
  let timer = 0;
  let isGone = false;

  function setGone(error) {
    isGone = true;
    const banner = byId("banner");
    const text = error.status === 0
      ? "The server does not answer. Trying again every two seconds; what you type is kept."
      : `The server cannot answer: ${error.message} Trying again.`;
    if (banner.textContent !== text) banner.textContent = text;
    banner.hidden = false;
  }

  // The server may have been started anew, so everything is asked for again.
  async function setBack() {
    isGone = false;
    byId("banner").hidden = true;
    byId("banner").textContent = "";
    await alertcat.list.refresh();
    await alertcat.alert.reload();
    if (!state.alert) await openFirst();
    await alertcat.filters.refreshSummary();
    alertcat.say("The server answers again.");
  }

  async function poll() {
    try {
      if (since === null) since = (await alertcat.api.summary()).version;
      const { version, alerts, isAll } = await alertcat.api.changes(since);
      if (isGone) await setBack();
      if (version === since) return;
      since = version;
      alertcat.filters.refreshSummary();
      alertcat.list.refresh();
      if (isAll || alerts.includes(state.alert?.id)) await alertcat.alert.reload();
    } catch (error) {
      if (error instanceof alertcat.ApiError) setGone(error);
      else throw error;
    }
  }

  // Asks again and again while the page is visible, one request at a time.
  async function run() {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    try {
      await poll();
    } finally {
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    }
  }

  // The alert the address names.
  function placeInAddress() {
    const place = new URLSearchParams(location.hash.slice(1));
    return { id: place.get("alert"), locale: place.get("locale") };
  }

  async function openFirst() {
    const { id, locale } = placeInAddress();
    if (id && /^\d+$/.test(id) && await alertcat.alert.open(Number(id), { locale, focus: null })) return;
    await alertcat.list.open(0, null);
  }

  function listen() {
    byId("alert").addEventListener("focusin", (event) => {
      const node = event.target.closest('[data-test="finding"]');
      if (!node) return;
      state.current = node.dataset.id;
      alertcat.actions.markCurrent();
    });
    byId("skip").addEventListener("click", (event) => {
      event.preventDefault();
      (byId("alert-title") ?? byId("alert")).focus();
    });
    addEventListener("hashchange", () => {
      const { id, locale } = placeInAddress();
      if (id && /^\d+$/.test(id)) alertcat.alert.open(Number(id), { locale, focus: "alert" });
    });
    document.addEventListener("visibilitychange", run);
  }

  async function start() {
    alertcat.createApi();
    alertcat.changes = { setGone };
    for (const part of ["reviewer", "list", "filters", "keys"]) alertcat[part].start();
    listen();
    await alertcat.filters.refreshSummary();
    since = state.summary?.version ?? null;
    await alertcat.list.reset();
    if (!state.alert) await openFirst();
    if (!alertcat.api.isOffline) run();
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();

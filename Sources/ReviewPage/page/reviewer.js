"use strict";

// The name of the person who decides. Asked once and kept in this browser.
(() => {
  const key = "alertcat.reviewer";
  const { byId, store } = alertcat;
  let waiting = null;

  const name = () => byId("reviewer").value.trim();

  function setName(value) {
    byId("reviewer").value = value;
    store.set(key, value.trim());
  }

  // The name, from a dialog if there is none yet; "" when the person cancels.
  function ask() {
    if (name()) return Promise.resolve(name());
    if (waiting) return waiting.promise;
    waiting = {};
    waiting.promise = new Promise((resolve) => {
      waiting.resolve = resolve;
    });
    byId("name-dialog").showModal();
    byId("name-input").focus();
    return waiting.promise;
  }

  function finish(value) {
    const resolve = waiting?.resolve;
    waiting = null;
    if (value) setName(value);
    else alertcat.say("Nothing was saved. A decision needs the name of the reviewer.");
    resolve?.(value);
  }

  function submit(event) {
    event.preventDefault();
    const value = byId("name-input").value.trim();
    if (value) byId("name-dialog").close(value);
    else byId("name-input").focus();
  }

  function start() {
    setName(store.get(key) ?? "");
    byId("reviewer").addEventListener("change", () => setName(byId("reviewer").value));
    byId("name-form").addEventListener("submit", submit);
    byId("name-cancel").addEventListener("click", () => byId("name-dialog").close(""));
    byId("name-dialog").addEventListener("cancel", () => {
      byId("name-dialog").returnValue = "";
    });
    byId("name-dialog").addEventListener("close", () => finish(byId("name-dialog").returnValue));
  }

  alertcat.reviewer = { start, ask };
})();

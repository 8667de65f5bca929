"use strict";

// Keys for the whole page. They do nothing while somebody types or a dialog is open.
(() => {
  const { byId, el } = alertcat;
  const descriptions = [
    ["j or ↓", "Next alert (arrows when the list has the focus)"],
    ["k or ↑", "Previous alert"],
    ["Enter", "Go from the list to the alert"],
    ["n", "Next open finding"],
    ["a", "Accept the marked finding"],
    ["r", "Reject the marked finding"],
    ["e", "Write an own text"],
    ["c", "Write a note"],
    ["u", "Undo"],
    ["/", "Search"],
    ["Ctrl or ⌘ + Enter", "Save what is typed"],
    ["Escape", "Cancel what is typed"],
    ["?", "Show these keys"],
  ];

  function edit(kind) {
    const place = alertcat.actions.currentText();
    if (place) alertcat.editor.open(kind, place);
  }

  function search() {
    byId("search").focus();
    byId("search").select();
  }

  const commands = {
    j: () => alertcat.list.move(1, null),
    k: () => alertcat.list.move(-1, null),
    n: () => alertcat.actions.next(),
    a: () => alertcat.actions.decideCurrent("accepted"),
    r: () => alertcat.actions.decideCurrent("rejected"),
    e: () => edit("own"),
    c: () => edit("note"),
    u: () => alertcat.actions.undoCurrent(),
    "/": search,
    "?": () => byId("keys-dialog").showModal(),
  };

  function isTyping(target) {
    return target instanceof HTMLElement
      && (target.isContentEditable || target.closest("input, textarea, select, dialog") !== null);
  }

  // Enter opens the alert at the cursor unless it is meant for a button or link.
  function enter(event) {
    const target = event.target;
    if (target !== document.body || alertcat.list.cursor < 0) return;
    event.preventDefault();
    alertcat.list.open(alertcat.list.cursor, "alert");
  }

  function keydown(event) {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key === "Enter") enter(event);
    const command = Object.hasOwn(commands, event.key) ? commands[event.key] : null;
    if (!command || (event.repeat && !["j", "k"].includes(event.key))) return;
    event.preventDefault();
    command();
  }

  function start() {
    byId("keys-list").replaceChildren(...descriptions.flatMap(([key, text]) =>
      [el("dt", {}, el("kbd", { text: key })), el("dd", { text })]));
    byId("show-keys").addEventListener("click", commands["?"]);
    byId("keys-close").addEventListener("click", () => byId("keys-dialog").close());
    document.addEventListener("keydown", keydown);
  }

  alertcat.keys = { start };
})();

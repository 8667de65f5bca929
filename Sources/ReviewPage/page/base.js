"use strict";

// The shared object, DOM building, storage and announcements. Loaded first.
globalThis.alertcat = {};

(() => {
  const state = {
    filters: { locale: "", rule: "", state: "", q: "" },
    summary: null,
    alert: null,
    locale: null,
    pickedLocale: null,
    platform: null,
    pickedPlatform: null,
    scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    delivered: false,
    variation: "",
    current: null,
  };

  const byId = (id) => document.getElementById(id);

  // Sets one property of a new element: text, events and attributes. Markup is never parsed.
  function setProperty(node, name, value) {
    if (value === null || value === undefined || value === false) return;
    if (name === "text") node.textContent = value;
    else if (name === "class") node.className = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }

  // el("p", { class: "x", text: "…", onclick: f }, child, "text", …); empty children are left out.
  function el(tag, properties, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(properties ?? {})) setProperty(node, name, value);
    const isEmpty = (child) => child === null || child === undefined || child === false;
    node.append(...children.flat().filter((child) => !isEmpty(child)));
    return node;
  }

  // An element holding a localized text with its language and direction.
  function localized(tag, text, lang, dir, properties) {
    return el(tag, { ...properties, class: `localized ${properties?.class ?? ""}`.trim(), lang, dir, text });
  }

  function button(label, test, onclick, properties) {
    return el("button", { type: "button", "data-test": test, onclick, ...properties }, label);
  }

  // localStorage may be missing, full or forbidden.
  const store = {
    get(key) {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
  };

  // Says what happened, visibly and to screen readers. Saying the same twice is announced twice.
  function say(text, kind) {
    const live = byId("live");
    live.classList.toggle("error", kind === "error");
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  }

  function debounce(milliseconds, action) {
    let timer = 0;
    const run = (...values) => {
      clearTimeout(timer);
      timer = setTimeout(() => action(...values), milliseconds);
    };
    run.cancel = () => clearTimeout(timer);
    return run;
  }

  function plural(count, one, many) {
    return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
  }

  function shortDate(text) {
    const date = new Date(text);
    if (Number.isNaN(date.getTime())) return text ?? "";
    return date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  }

  // Where the focus is, in terms that survive drawing the same things again.
  function focusPlace(container) {
    const active = document.activeElement;
    if (!active || !container.contains(active)) return null;
    const selector = (node, name) => `[${name}="${CSS.escape(node.getAttribute(name))}"]`;
    const path = ["data-text", "data-id"]
      .map((name) => [name, active.closest(`[${name}]`)])
      .filter(([, node]) => node && container.contains(node))
      .map(([name, node]) => selector(node, name));
    const test = active.getAttribute("data-test");
    return { active, path, own: test ? selector(active, "data-test") : null };
  }

  // Draws again and puts the focus back where it was, or on the nearest thing around it.
  function keepFocus(container, draw) {
    const place = focusPlace(container);
    draw();
    if (!place || place.active.isConnected) return;
    const within = place.path.join(" ");
    const isPart = place.path.length > 0 && place.own !== '[data-test="finding"]';
    const exact = place.own
      && container.querySelector(isPart ? `${within} ${place.own}` : within || place.own);
    const around = within ? container.querySelector(within) : null;
    (exact ?? around ?? container).focus({ preventScroll: true });
  }

  Object.assign(alertcat, {
    state, byId, el, localized, button, store, say, debounce, plural, shortDate, keepFocus,
  });
})();

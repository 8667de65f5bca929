"use strict";

// One finding: what is said, the proposal with its changes marked, why, and the answers.
(() => {
  const { el, button } = alertcat;
  const severityNames = { error: "Error", warning: "Warning", info: "Note" };
  const stateNames = { open: "Open", accepted: "Accepted", rejected: "Rejected", stale: "Text has changed" };
  const applicabilities = {
    safe: "Safe to apply.",
    review: "Needs a person to look at it.",
  };

  const isUndecided = (state) => state === "open" || state === "stale";
  // What the list and all counts call open: errors and warnings. A note may be answered, too.
  const isOpen = ({ severity, state }) => severity !== "info" && isUndecided(state);

  function severity(value) {
    const known = value in severityNames ? value : "info";
    return el("span", { class: `badge ${known}` },
      el("span", { class: "sign", "aria-hidden": "true" }), severityNames[known]);
  }

  function proposal(finding, text, locale) {
    if (typeof finding.replacement !== "string") {
      const isWhole = finding.start === 0 && finding.end >= text.value.length;
      return [
        finding.end > finding.start && !isWhole
          && alertcat.marked(text.value, finding.start, finding.end, locale.tag, locale.dir),
        el("p", { class: "muted", text: "There is no proposal. Write an own text, or reject the finding." }),
      ];
    }
    return [
      el("p", { class: "small-title", text: "Proposal" }),
      finding.replacement === ""
        ? el("p", { class: "muted", text: "Leave this text empty." })
        : alertcat.diffElement(text.value, finding.replacement, locale.tag, locale.dir),
      el("p", { class: "muted", text: applicabilities[finding.applicability] ?? "" }),
    ];
  }

  function evidence(finding) {
    const list = finding.evidence ?? [];
    if (list.length === 0) return null;
    return el("details", {}, el("summary", { text: "Evidence" }),
      el("ul", {}, list.map((item) => el("li", {}, el("bdi", { text: item })))));
  }

  // The answers that make sense in the finding's state.
  function answers(finding, text, locale) {
    const place = { finding, text, locale };
    const hasProposal = typeof finding.replacement === "string";
    const label = (verb) => ({ "aria-label": `${verb}: ${finding.rule}` });
    const decide = (verdict) => () => alertcat.actions.decide(verdict, place);
    return el("div", { class: "buttons" },
      text.isEditable && hasProposal && finding.state !== "accepted" && button("Accept", "accept",
        decide("accepted"), { ...label("Accept"), class: "primary", "aria-keyshortcuts": "a" }),
      finding.state !== "rejected" && button("Reject", "reject",
        decide("rejected"), { ...label("Reject"), "aria-keyshortcuts": "r" }),
      finding.state !== "open" && button("Undo", "undo",
        () => alertcat.actions.undo(place), { ...label("Undo"), "aria-keyshortcuts": "u" }));
  }

  function build(finding, text, locale) {
    const isNote = finding.severity === "info" && finding.state === "open";
    const state = isNote ? null : stateNames[finding.state] ?? finding.state;
    const named = [severityNames[finding.severity] ?? "Finding", state].filter(Boolean).join(", ");
    return el("article", {
      class: "finding", tabindex: "-1", "data-test": "finding", "data-id": finding.id,
      "data-state": finding.state, "data-severity": finding.severity,
      "aria-label": `${named}: ${finding.message}`,
    },
      el("p", { class: "finding-line" }, severity(finding.severity),
        state && el("span", { class: `chip ${finding.state}`, text: state })),
      el("p", { class: "message" }, el("bdi", { text: finding.message })),
      proposal(finding, text, locale),
      el("p", { class: "why" }, el("code", { text: finding.rule }),
        finding.source ? el("span", {}, " – ", el("bdi", { text: finding.source })) : null),
      evidence(finding),
      answers(finding, text, locale));
  }

  alertcat.finding = { build, isOpen, isUndecided, severity };
})();

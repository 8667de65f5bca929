"use strict";

// Differences between two texts in letters as people see them, and placeholders.
(() => {
  const segmenter = globalThis.Intl?.Segmenter
    ? new Intl.Segmenter("und", { granularity: "grapheme" }) : null;
  const largestTable = 1_000_000;
  const formatSpecifier = "%(?:(\\d+)\\$)?(#@[^@\\s]+@|[-+0#']*(?:\\*|\\d+)?(?:\\.(?:\\*|\\d+))?"
    + "(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp])";
  const placeholderPattern = new RegExp(
    `%%|${formatSpecifier}|\\\\\\((?:[^()]|\\([^()]*\\))*\\)|\\$\\{[^{}]+\\}|\\{[^{}\\s]+\\}`, "g");
  const names = new Map([
    ["\u00a0", "⍽"], ["\u202f", "⍽"], ["\u2007", "⍽"], ["\t", "⇥"], ["\n", "↵\n"], ["\r", "␍"],
    ["\u00ad", "[SHY]"],
    ["\u200b", "[ZWSP]"], ["\u200c", "[ZWNJ]"], ["\u200d", "[ZWJ]"], ["\u200e", "[LRM]"], ["\u200f", "[RLM]"],
    ["\u061c", "[ALM]"], ["\u202a", "[LRE]"], ["\u202b", "[RLE]"], ["\u202c", "[PDF]"], ["\u202d", "[LRO]"],
    ["\u202e", "[RLO]"], ["\u2060", "[WJ]"], ["\u2066", "[LRI]"], ["\u2067", "[RLI]"], ["\u2068", "[FSI]"],
    ["\u2069", "[PDI]"], ["\ufeff", "[BOM]"],
  ]);

  // Letters with their combining marks; surrogate pairs stay whole.
  function letters(text) {
    if (segmenter) return Array.from(segmenter.segment(text), (part) => part.segment);
    return text.match(/(?:\p{M}+|\P{M}\p{M}*)(?:\u200d\P{M}\p{M}*)*/gu) ?? [];
  }

  // The table of longest common subsequences of two short lists, row by row.
  function commonTable(before, after) {
    const width = after.length + 1;
    const table = new Uint16Array((before.length + 1) * width);
    for (let i = before.length - 1; i >= 0; i -= 1) {
      for (let j = after.length - 1; j >= 0; j -= 1) {
        table[i * width + j] = before[i] === after[j]
          ? table[(i + 1) * width + j + 1] + 1
          : Math.max(table[(i + 1) * width + j], table[i * width + j + 1]);
      }
    }
    return table;
  }

  // The steps from one list to the other. Long lists count as replaced altogether.
  function steps(before, after) {
    if (before.length * after.length > largestTable || before.length > 60_000 || after.length > 60_000) {
      return [...before.map((letter) => ["del", letter]), ...after.map((letter) => ["ins", letter])];
    }
    const table = commonTable(before, after);
    const width = after.length + 1;
    const result = [];
    const deletesFirst = (i, j) => table[(i + 1) * width + j] >= table[i * width + j + 1];
    let i = 0;
    let j = 0;
    while (i < before.length || j < after.length) {
      if (i < before.length && j < after.length && before[i] === after[j]) {
        result.push(["same", before[i]]);
        i += 1;
        j += 1;
      } else if (j >= after.length || (i < before.length && deletesFirst(i, j))) {
        result.push(["del", before[i]]);
        i += 1;
      } else {
        result.push(["ins", after[j]]);
        j += 1;
      }
    }
    return result;
  }

  // Blocks of { same } and { del, ins }, each a list of letters.
  function blocks(list) {
    const result = [];
    for (const [kind, letter] of list) {
      const isSame = kind === "same";
      if (result.at(-1)?.isSame !== isSame) result.push({ isSame, same: [], del: [], ins: [] });
      result.at(-1)[kind].push(letter);
    }
    return result;
  }

  const size = (block) => Math.max(block?.del.length ?? 0, block?.ins.length ?? 0);

  // Lone equal letters between larger changes make a change hard to read; they become part of it.
  function joinShort(list) {
    const result = [];
    for (let index = 0; index < list.length; index += 1) {
      const block = list[index];
      const last = result.at(-1);
      const isShort = block.isSame && block.same.length < 3 && last && index + 1 < list.length
        && size(last) >= block.same.length && size(list[index + 1]) >= block.same.length;
      if (isShort) {
        last.del.push(...block.same);
        last.ins.push(...block.same);
      } else if (!block.isSame && last && !last.isSame) {
        last.del.push(...block.del);
        last.ins.push(...block.ins);
      } else {
        result.push(block);
      }
    }
    return result;
  }

  // A list of { kind: "same" | "del" | "ins", text } that leads from one text to the other.
  function diff(beforeText, afterText) {
    const before = letters(beforeText);
    const after = letters(afterText);
    let start = 0;
    while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
    let end = 0;
    const most = Math.min(before.length, after.length) - start;
    while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
    const middle = steps(before.slice(start, before.length - end), after.slice(start, after.length - end));
    const parts = [{ kind: "same", text: before.slice(0, start).join("") }];
    for (const block of joinShort(blocks(middle))) {
      for (const kind of ["same", "del", "ins"]) parts.push({ kind, text: block[kind].join("") });
    }
    parts.push({ kind: "same", text: before.slice(before.length - end).join("") });
    return parts.filter((part) => part.text !== "");
  }

  // Spaces and invisible characters that are themselves the change are shown by signs.
  function visible(text) {
    const shown = Array.from(text, (letter) => names.get(letter) ?? letter).join("");
    return /^ +$/.test(shown) ? shown.replaceAll(" ", "␣") : shown;
  }

  // Controls of direction would reorder the marks around them, so they are always shown by signs.
  function withoutControls(text) {
    return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, (control) => names.get(control));
  }

  // An element with del and ins elements around what changes.
  function diffElement(beforeText, afterText, lang, dir) {
    const children = diff(beforeText, afterText).map(({ kind, text }) => (kind === "same"
      ? document.createTextNode(withoutControls(text)) : alertcat.el(kind, { text: visible(text) })));
    return alertcat.el("p", { class: "localized proposal", lang, dir }, children);
  }

  // A text with the letters from start to end (UTF-16 offsets) marked.
  function marked(text, start, end, lang, dir) {
    const isRange = end > start && start >= 0 && end <= text.length && !(start === 0 && end === text.length);
    const children = isRange
      ? [withoutControls(text.slice(0, start)),
        alertcat.el("mark", { text: visible(text.slice(start, end)) }), withoutControls(text.slice(end))]
      : [text];
    return alertcat.el("p", { class: "localized proposal", lang, dir }, children);
  }

  // The placeholders of a text; those without a position are numbered, so that order does not matter.
  function placeholders(text) {
    let next = 1;
    return Array.from(text.matchAll(placeholderPattern), ([all, position, specifier]) => {
      if (specifier === undefined) return { name: all, shown: all };
      const number = position ?? String(next++);
      return { name: `%${number}$${specifier}`, shown: all };
    });
  }

  // The placeholders of one text that the other lacks.
  function missingPlaceholders(from, to) {
    const left = placeholders(to).map((item) => item.name);
    return placeholders(from).filter((item) => {
      const index = left.indexOf(item.name);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
  }

  // Findings for lost and added placeholders of an own text; it may also have exactly those of the source.
  function placeholderFindings({ value, source }, own) {
    const found = placeholderChanges(value, own);
    const isRepaired = found.length > 0 && source && placeholderChanges(source, own).length === 0;
    return isRepaired ? [] : found;
  }

  function placeholderChanges(delivered, own) {
    const finding = (message) => ({ rule: "placeholder", severity: "error", message, start: 0, end: 0 });
    const shown = (list) => list.map((item) => item.shown).join(", ");
    const lost = missingPlaceholders(delivered, own);
    const added = missingPlaceholders(own, delivered);
    const sorted = (text) => placeholders(text).map((item) => item.shown).sort().join(" ");
    if (lost.length > 0 && sorted(delivered) === sorted(own)) {
      const numbered = lost.map((item) => item.name).join(", ");
      return [finding(`The placeholders are in a different order. Number them: ${numbered}.`)];
    }
    return [
      ...(lost.length ? [finding(`The text has lost ${shown(lost)}.`)] : []),
      ...(added.length ? [finding(`The delivered text does not have ${shown(added)}.`)] : []),
    ];
  }

  Object.assign(alertcat, { diff, diffElement, marked, placeholderFindings, letters });
})();

import { expect, test } from "vitest";
import { bold, cite, type Edit, heading, italic, lineBelow, link, list, type Selected } from "./markdown-edits.ts";

/** Reads «una [frase] corta», where the brackets ⟦ ⟧ enclose the selection and ¦ is a cursor. */
function read(drawn: string): Selected {
  const start = drawn.search(/[⟦¦]/);
  const end = drawn.includes("⟧") ? drawn.indexOf("⟧") - 1 : start;
  return { text: drawn.replace(/[⟦⟧¦]/g, ""), start, end };
}

function draw(selected: Selected, { from, to, words, select: [start, end] }: Edit): string {
  const text = selected.text.slice(0, from) + words + selected.text.slice(to);
  if (start === end) return `${text.slice(0, start)}¦${text.slice(start)}`;
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}

const edited = (drawn: string, edit: (selected: Selected) => Edit) => draw(read(drawn), edit(read(drawn)));

test.each([
  ["una ⟦frase⟧ corta", "una **⟦frase⟧** corta"],
  ["una⟦ frase ⟧corta", "una **⟦frase⟧** corta"],
  ["una **⟦frase⟧** corta", "una ⟦frase⟧ corta"],
  ["una ⟦**frase**⟧ corta", "una ⟦frase⟧ corta"],
  ["una *⟦frase⟧* corta", "una ***⟦frase⟧*** corta"],
  ["una ¦", "una **¦**"],
  ["una **¦**", "una ¦"],
])("bold: %s → %s", (before, after) => expect(edited(before, bold)).toBe(after));

test.each([
  ["una ⟦frase⟧ corta", "una *⟦frase⟧* corta"],
  ["una *⟦frase⟧* corta", "una ⟦frase⟧ corta"],
  ["una **⟦frase⟧** corta", "una ***⟦frase⟧*** corta"],
  ["una ***⟦frase⟧*** corta", "una **⟦frase⟧** corta"],
])("italic: %s → %s", (before, after) => expect(edited(before, italic)).toBe(after));

test.each([
  ["Antes.\nPaso a ¦paso\nDespués.", "Antes.\n## Paso a ¦paso\nDespués."],
  ["## Paso a ⟦paso⟧", "### Paso a ⟦paso⟧"],
  ["### ¦Paso", "¦Paso"],
  ["#¦## Paso", "¦Paso"],
  ["¦\nPaso", "## ¦\nPaso"],
])("a section: %s → %s", (before, after) => expect(edited(before, heading)).toBe(after));

test.each([
  ["Antes.\nu⟦na\ndo⟧s", "Antes.\n⟦- una\n- dos⟧"],
  ["⟦- una\n- dos⟧", "⟦una\ndos⟧"],
  ["⟦- una\n\ndos⟧", "⟦- una\n\n- dos⟧"],
  ["⟦una\n⟧dos", "⟦- una⟧\ndos"],
  ["¦", "- ¦"],
  ["un¦a", "- un¦a"],
  ["- un¦a", "un¦a"],
])("a list: %s → %s", (before, after) => expect(edited(before, list)).toBe(after));

test.each([
  ["los ⟦estudios básicos ⟧y", "los [estudios básicos](⟦https://⟧) y"],
  ["ver ⟦/tratamientos/fiv⟧", "ver [¦](/tratamientos/fiv)"],
  ["ver ¦", "ver [¦](https://)"],
])("a link: %s → %s", (before, after) => expect(edited(before, link)).toBe(after));

test.each([
  ["38 % nacen¦.", "38 % nacen[^eeuu-2016]¦."],
  ["⟦38 % nacen. ⟧Otra.", "38 % nacen.[^eeuu-2016]¦ Otra."],
])("a source: %s → %s", (before, after) => expect(edited(before, (selected) => cite(selected, "eeuu-2016"))).toBe(after));

test.each([
  ["Una fra¦se.\nOtra.", "Una frase.\n\n![x]\n¦\nOtra."],
  ["¦", "![x]\n¦"],
])("a picture: %s → %s", (before, after) => expect(edited(before, (selected) => lineBelow(selected, "![x]"))).toBe(after));

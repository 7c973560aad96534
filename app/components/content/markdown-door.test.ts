import { expect, test } from "vitest";
import { renderLine } from "#domain/content/markdown.server.ts";
import { markdownDoor } from "./markdown-door.ts";

const door = markdownDoor([
  { id: "ley", reading: "full", strength: "law" },
  { id: "diario", reading: "excerpt", strength: "press" },
  { id: "centro", reading: "full", strength: "firm" },
  { id: "contada", reading: "third-party", strength: "guideline" },
  { id: "sin-pesar", reading: null, strength: null },
]);

/** Returns the words that a line says of its sources, without their numbers. */
const said = (line: string) => renderLine(line, door).replace(/<sup>.*?<\/sup>/g, "");

test.each([
  ["Uno[^diario].", "Uno <small>(según la prensa)</small>."],
  ["Uno[^centro].", "Uno <small>(según una empresa o clínica)</small>."],
  ["Uno[^contada].", "Uno <small>(según lo que cuenta otra página)</small>."],
  ["Uno[^centro] dos[^diario].", "Uno dos <small>(según la prensa y una empresa o clínica)</small>."],
  ["Uno[^diario] dos[^ley].", "Uno dos."],
  ["Uno[^sin-pesar] dos[^diario].", "Uno dos."],
  ["Uno[^nadie].", "Uno."],
  ["Uno.", "Uno."],
])("%s", (line, words) => expect(said(line)).toBe(words));

test("numbers follow the order of the sources", () => expect(renderLine("Uno[^diario].", door)).toContain('href="#fuente-2"'));

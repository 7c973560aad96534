import { describe, expect, test } from "vitest";
import { type MarkdownDoor, outlineOf, plainOf, renderBlocks, renderLine, renderSections } from "./markdown.server.ts";

const door: MarkdownDoor = {
  numberOf: (id) => ({ oms: 1, "re-gistro": 2 })[id] ?? null,
  referenceLabel: (number) => `Fuente ${number}`,
  weakOf: (ids) => (ids.includes("oms") ? null : `según ${ids.length} & nadie más`),
  href: (path) => `/en${path}`,
  tableLabel: (section) => `Tabla: ${section}`,
};

describe("a text becomes sections", () => {
  test("each with the id of its heading, and what stands before the first", () => {
    const { lead, sections } = renderSections("Antes.\n\n## ¿Qué es? [^oms]\n\nEsto.\n\n### Más\n\n## Límites", door);
    expect(lead).toBe("<p>Antes.</p>\n");
    expect(sections).toEqual([
      { id: "que-es", title: "¿Qué es?", html: '<p>Esto.</p>\n<h3 id="mas">Más</h3>\n' },
      { id: "limites", title: "Límites", html: "" },
    ]);
  });

  test("a wide table scrolls in a region that the keyboard reaches and that has a name", () => {
    const { sections } = renderSections("## Precios\n\n| a | b |\n|---|---|\n| 1 | 2 |", door);
    expect(sections[0]!.html).toMatch(/^<div class="table-scroll" role="region" tabindex="0" aria-label="Tabla: Precios"><table>/);
  });
});

describe("references and links", () => {
  test("a reference is the number of its source; one without a source is left out", () => {
    expect(renderLine("Sí[^oms].", door)).toBe('Sí<sup>&nbsp;<a href="#fuente-1" aria-label="Fuente 1">1</a></sup>.');
    expect(renderLine("Sí[^nadie].", door)).toBe("Sí.");
  });

  test("a paragraph, an item or a cell that rests on weak sources alone says so once, after its last reference", () => {
    const words = (text: string) => renderBlocks(text, door).replace(/<sup>.*?<\/sup>/g, "*");
    expect(words("Uno[^re-gistro] dos[^re-gistro].")).toBe("<p>Uno* dos* <small>(según 2 &amp; nadie más)</small>.</p>\n");
    expect(words("Uno[^re-gistro] dos[^oms].\n\nTres[^re-gistro].")).toBe(
      "<p>Uno* dos*.</p>\n<p>Tres* <small>(según 1 &amp; nadie más)</small>.</p>\n",
    );
    expect(words("- Uno[^re-gistro]\n- Dos[^oms]")).toBe(
      "<ul>\n<li>Uno* <small>(según 1 &amp; nadie más)</small></li>\n<li>Dos*</li>\n</ul>\n",
    );
  });

  test("own pages in the visitor's language, others without our window", () => {
    expect(renderLine("[a](/centros) [b](https://example.org) [c](#fuentes)", door)).toBe(
      '<a href="/en/centros">a</a> <a href="https://example.org" rel="noopener">b</a> <a href="#fuentes">c</a>',
    );
  });

  test.each([
    "[a](javascript:alert(1))",
    "[a](data:text/html,x)",
    "[a](//evil.example)",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "![a](/x.png)",
  ])("%s stays harmless", (text) => expect(renderBlocks(text, door)).not.toMatch(/<(script|img)|href="(javascript|data|\/\/)/));
});

test("the outline counts words, and names references and links in their order", () => {
  expect(outlineOf("## Uno\n\nDos *tres*[^b], [cuatro](/x)[^a][^b].")).toEqual({
    headings: [{ level: 2, id: "uno", title: "Uno" }],
    references: ["b", "a"],
    pictures: [],
    links: ["/x"],
    words: 4,
  });
});

test("the plain words of a text have no marks", () => {
  expect(plainOf("Dos **tres**[^b].\n\n- uno\n- dos")).toBe("Dos tres. uno dos");
});

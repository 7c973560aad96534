import { HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";
import { describe, expect, inject, test } from "vitest";
import { publicPages } from "#tests/support/public-pages.ts";
import { routeTable } from "#tests/support/route-table.ts";
import { schemaOrgComplaints } from "#tests/support/structured-data.ts";

// The HTML of every public page: its data and actions, a title, one h1, valid elements, valid structured data.

const site = inject("sharedSite");

interface PageHtml {
  html: string;
  document: Document;
}
const pages = new Map<string, Promise<PageHtml>>();

/** Returns a page, requested and parsed only once. */
function pageAt(path: string): Promise<PageHtml> {
  const read = async () => {
    const html = await (await fetch(site.url + path, { redirect: "error" })).text();
    return { html, document: new JSDOM(html).window.document };
  };
  if (!pages.has(path)) pages.set(path, read());
  return pages.get(path)!;
}

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "void-style": "off",
    "no-inline-style": "off", // charts set the sizes of their bars in style attributes, which the policy allows
    "no-implicit-button-type": "error",
    "prefer-native-element": "off",
    "long-title": "off", // names of centers may be long
    "attribute-boolean-style": "off", // React writes hidden=""
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "tel-non-breaking": "off",
    "no-raw-characters": ["error", { relaxed: true }],
  },
});

test.each(Object.entries(routeTable))(
  "%s answers with its data and its actions",
  async (path, { heading, says = [], offers = [], movedTo }) => {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    if (movedTo !== undefined) {
      expect([answer.status, answer.headers.get("location")]).toEqual([301, movedTo]);
      return;
    }
    expect(answer.status).toBe(200);
    const { document } = new JSDOM(await answer.text()).window;
    const text = document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
    expect(document.querySelector("h1")!.textContent).toBe(heading);
    expect(says.filter((words) => !text.includes(words))).toEqual([]);
    expect(offers.filter((selector) => !document.querySelector(selector))).toEqual([]);
  },
);

describe.each(Object.entries(publicPages))("%s", (_name, path) => {
  test("says what it is: one h1, a title, its language; first of all a way past the header", async () => {
    const { document } = await pageAt(path);
    expect(document.querySelectorAll("h1").length).toBe(1);
    expect(document.title.length).toBeGreaterThan(5);
    expect(document.documentElement.lang).toBe("es-DO");
    expect(document.querySelectorAll(document.querySelector("body a")!.getAttribute("href")!).length).toBe(1);
  });

  test("is valid HTML", async () => {
    const report = await validator.validateString((await pageAt(path)).html);
    expect(report.results.flatMap(({ messages }) => messages.map((m) => `${m.line}:${m.column} ${m.ruleId} ${m.message}`))).toEqual([]);
  });
});

test("the structured data of pages is valid schema.org", async () => {
  const nodes: Record<string, object[]> = {};
  for (const path of Object.values(publicPages)) {
    const { document } = await pageAt(path);
    nodes[path] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent!));
  }
  expect(Object.values(nodes).flat().length).toBeGreaterThan(5);
  expect(schemaOrgComplaints(nodes)).toEqual([]);
});

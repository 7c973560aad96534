import { JSDOM } from "jsdom";
import { expect, inject, test } from "vitest";
import { publicPages } from "#tests/support/public-pages.ts";
import { signIn } from "#tests/support/sign-in.ts";

// Text browsers, copies and search snippets ignore layout: words are separate only where the HTML says so, and what is hidden is read too.

const site = inject("sharedSite");

/** Elements that stay in the line of their neighbours, without a space. */
const INLINE = new Set(["A", "ABBR", "B", "BUTTON", "CITE", "EM", "I", "LABEL", "SMALL", "SPAN", "STRONG", "SUP", "TIME"]);
/** Words of theirs are set apart everywhere, or are nowhere. */
const APART = "script, style, template, svg, select, textarea, input, noscript, br, img";

/** Returns the words that run together, each pair with the element between: «4,900|oct». */
function runTogether(html: string): string[] {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll(APART)) element.replaceWith("\n");
  const flat = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent!;
    if (node.nodeType !== 1) return "";
    const inside = [...node.childNodes].map(flat).join("");
    return INLINE.has((node as Element).tagName) ? `|${inside}|` : `\n${inside}\n`;
  };
  return flat(document.body).match(/[\p{L}\p{N}.:;)»%]+\|+[\p{L}\p{N}¿¡«(]+/gu) ?? [];
}

test.each(Object.values(publicPages))("%s: no words run together where nobody sees the layout", async (path) => {
  expect(runTogether(await (await fetch(site.url + path)).text())).toEqual([]);
});

test.each([null, "maria"] as const)("the header leads to each page once, whoever it is for: %s", async (person) => {
  const headers: Record<string, string> = person ? { cookie: await signIn(site.url, person) } : {};
  for (const path of ["/", "/centros", "/blog"]) {
    const { document } = new JSDOM(await (await fetch(site.url + path, { headers })).text()).window;
    const links = [...document.querySelectorAll("header a")].map((link) => link.getAttribute("href")!);
    expect(links.length).toBeGreaterThan(12);
    expect(links.filter((link, place) => links.indexOf(link) !== place)).toEqual([]);
    expect(document.querySelectorAll("header form").length).toBe(person ? 1 : 0);
  }
});

test.each([
  ["maria", "/dashboard/user", 12, []],
  ["amaranta", "/dashboard/provider", 12, []],
  // The search has a shortcut at the top of a telephone.
  ["lia", "/dashboard/admin", 20, ["/dashboard/admin/buscar"]],
  ["ines", "/dashboard/revision", 3, []],
] as const)(
  "around the screens of %s each link and each choice is there once, and words stay apart",
  async (person, path, least, twice) => {
    const html = await (await fetch(site.url + path, { headers: { cookie: await signIn(site.url, person) } })).text();
    const { document } = new JSDOM(html).window;
    document.querySelector("main")!.remove();
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
    expect(links.length).toBeGreaterThanOrEqual(least);
    expect(links.filter((link, place) => links.indexOf(link) !== place)).toEqual(twice);
    expect(document.querySelectorAll('form[action="/dashboard/provider/centro"]').length).toBe(person === "amaranta" ? 1 : 0);
    for (const part of document.querySelectorAll("header")) part.remove();
    expect(runTogether(document.body.innerHTML)).toEqual([]);
  },
);

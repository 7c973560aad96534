import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { linkMistakes } from "#domain/content/link-rules.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { sourcesPage } from "#domain/content/sources-page.ts";
import { servesPath } from "#tests/support/served-paths.ts";

// What the site claims in public, and the sources of these claims.

const reading = readContent();

/** Links that are no source, each with its reason. */
const NO_SOURCE: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^https?:\/\/www\.w3\.org\/(2000|1999|2005)\//, "the name of an XML format"],
  [/^https?:\/\/www\.sitemaps\.org\/schemas\//, "the name of an XML format"],
  [/^https:\/\/schema\.org/, "the name of the vocabulary in JSON-LD"],
  [/^https:\/\/inlang\.com\/schema\//, "the schema of the message files"],
  [/^https:\/\/wa\.me\//, "opens a conversation with us or with a center"],
  [/^https:\/\/www\.google\.com\/maps\/dir\/\?/, "opens directions to a center"],
  [/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=urgencias/, "finds emergency rooms around the reader"],
  [/^https:\/\/www\.google\.com\/search\?q=el\+tiempo$/, "where «Salida rápida» leads"],
  [/^https:\/\/www\.googletagmanager\.com\//, "a script that an administrator may switch on"],
  [/^https?:\/\/localhost/, "this machine"],
  [/^https?:\/\/([a-z0-9-]+\.)*(example(\.(org|com|net))?|test)(?![a-z0-9.-])/, "reserved for examples"],
];

test("the texts have no mistake", () => {
  expect(reading.mistakes.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
});

test("every link from text to text leads to a page that is served", () => {
  expect(linkMistakes(reading, servesPath).map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
});

test("docs/sources.md says what content/sources says: node scripts/sources.ts writes it", () => {
  expect(readFileSync("docs/sources.md", "utf8")).toBe(sourcesPage(reading.content.sources));
});

describe("every external link has its source", () => {
  const addresses = new Set(reading.content.sources.map(({ url }) => url));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "app", "messages", "content"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(tsx?|json|md|yaml|svg|css)$/.test(file) && !/\.test\.|^content\/sources\//.test(file) && existsSync(file));

  test("in pages, messages and texts", () => {
    expect(files.length).toBeGreaterThan(200);
    const unknown = files.flatMap((file) =>
      linksOf(readFileSync(file, "utf8"), file)
        .filter((link) => !addresses.has(link) && !NO_SOURCE.some(([pattern]) => pattern.test(link)))
        .map((link) => `${file}: ${link} has no file in content/sources`),
    );
    expect(unknown).toEqual([]);
  });

  test("a link without one would be found", () => {
    expect(linksOf('const LAW = "https://ley.gob.do/172-13";\n// see https://nodejs.org/api', "x.ts")).toEqual([
      "https://ley.gob.do/172-13",
    ]);
    expect(linksOf("Lee [esto](https://ley.gob.do/172-13), y (https://b.do/x).", "x.md")).toEqual([
      "https://ley.gob.do/172-13",
      "https://b.do/x",
    ]);
    for (const near of ["https://wa.me.evil.do/", "https://notexample.com/", "https://example.com.do/a"]) {
      expect(
        NO_SOURCE.some(([pattern]) => pattern.test(near)),
        near,
      ).toBe(false);
    }
  });
});

/** Returns addresses outside this site. Links in comments are not shown to anybody. */
function linksOf(text: string, file: string): string[] {
  const shown = /\.tsx?$/.test(file) ? text.replace(/^\s*(\*|\/\*\*?).*$/gm, "").replace(/(^|\s)\/\/ .*$/gm, "") : text;
  return [...shown.matchAll(/https?:\/\/[^\s"'`<>\\]+/g)].map(([link]) => link.replace(/[).,;:\]]+$/, ""));
}

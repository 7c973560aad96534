import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultSite } from "#domain/content/site.ts";

// The name of the site is a setting: administrators' words appear everywhere, and no text or source contains the name itself.

const NAME = new RegExp(`\\b${defaultSite.name}\\b`);

/** Files that may contain the name, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "domain/content/site.ts": "the name that a site begins with",
  "messages/es/dev.json": "the developer's kit",
  "app/routes/dev/components.tsx": "the developer's kit",
  "platform/env-warnings.ts": "the software's name, for whoever runs it",
  "scripts/start.mjs": "the software's name, for whoever runs it",
};

const SOURCES =
  /^(app|content|domain|emails|messages|platform|public|scripts|server|texts|worker)\/.*[.](css|html|js|json|md|mjs|svg|ts|tsx|yaml)$/;
const TESTS = /[.]test[.]tsx?$/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => SOURCES.test(file) && !TESTS.test(file) && existsSync(file));
const naming = files.filter((file) => NAME.test(readFileSync(file, "utf8")));

test("no message, text or source says the name of the site", () => {
  expect(files.filter((file) => file.startsWith("messages/es/")).length).toBeGreaterThan(50);
  expect(naming.filter((file) => !(file in EXCEPTIONS))).toEqual([]);
});

test("each exception still says it", () => {
  expect(Object.keys(EXCEPTIONS).filter((file) => !naming.includes(file))).toEqual([]);
});

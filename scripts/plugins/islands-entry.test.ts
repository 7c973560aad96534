import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { islandsEntry } from "./islands-entry.ts";

test("the server knows the address of the islands' script, and what it imports first", async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "islands-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, "shared.js"), "export const shared = document.title;");
  writeFileSync(path.join(root, "page.js"), 'import { shared } from "./shared.js"; console.log("page", shared);');
  writeFileSync(path.join(root, "client.js"), 'import { shared } from "./shared.js"; console.log("islands", shared);');
  writeFileSync(path.join(root, "server.js"), 'import url, { imported } from "virtual:islands"; export { url, imported };');
  const plugins = [islandsEntry("client.js")];
  const common = { root, configFile: false, logLevel: "silent", plugins } as const;
  await build({ ...common, build: { outDir: "client", rolldownOptions: { input: "page.js" } } });
  await build({ ...common, build: { outDir: "server", ssr: "server.js", rolldownOptions: { output: { entryFileNames: "[name].mjs" } } } });
  const { url, imported } = await import(path.join(root, "server/server.mjs"));
  expect(readFileSync(path.join(root, "client", url), "utf8")).toContain("islands");
  expect(imported).toHaveLength(1);
  expect(readFileSync(path.join(root, "client", imported[0]), "utf8")).toContain("document.title");
});

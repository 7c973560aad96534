import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { packedFiles } from "./packed-files.ts";

test("each file for the browser is packed beside the plain one, where that is smaller", async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "packed-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, "page.js"), `console.log(${JSON.stringify("La misma frase. ".repeat(40))});`);
  writeFileSync(path.join(root, "tiny.js"), "console.log(1);");
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [packedFiles()],
    build: {
      outDir: "client",
      rolldownOptions: { input: ["page.js", "tiny.js"], output: { entryFileNames: "[name].js" } },
    },
  });
  const read = (name: string) => readFileSync(path.join(root, "client", name));
  expect(readdirSync(path.join(root, "client")).sort()).toEqual(["page.js", "page.js.br", "page.js.gz", "tiny.js"]);
  expect(brotliDecompressSync(read("page.js.br"))).toEqual(read("page.js"));
  expect(gunzipSync(read("page.js.gz"))).toEqual(read("page.js"));
});

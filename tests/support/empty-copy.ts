import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";

/** Makes a code base with these settings in which a test can plant files. It has our packages, or empty ones with these names. */
export function emptyCopy(packages?: readonly string[]) {
  const copy = mkdtempSync(join(tmpdir(), "cuna-planted-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of ["package.json", "tsconfig.json"]) cpSync(file, join(copy, file));
  const plant = (file: string, text: string) => {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };
  if (!packages) symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  for (const name of packages ?? []) {
    plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    plant(`node_modules/${name}/index.js`, "exports.it = 1;\n");
  }
  return { copy, plant };
}

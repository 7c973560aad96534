/**
 * Compiles the texts of messages/ for the types, the tests and the editor, and reports the missing and unused keys of each
 * language.
 */
import { readFileSync } from "node:fs";
import { styleText } from "node:util";
import { compile } from "@inlang/paraglide-js";
import { paraglide } from "../paraglide.config.ts";
import { messageReport } from "./message-report.ts";

// Compiled as Vite does outside a production build, so that Vitest finds nothing to write.
await compile({ ...paraglide, outputStructure: "locale-modules" });

const settings = JSON.parse(readFileSync("project.inlang/settings.json", "utf8"));
let failed = false;
for (const { locale, keys, missing, unused } of messageReport(settings)) {
  failed ||= unused.length > 0;
  const found = [missing.length > 0 && `missing: ${missing.join(", ")}`, unused.length > 0 && `unused: ${unused.join(", ")}`];
  console.log(`${locale}: ${keys} texts`, ...found.filter(Boolean).map((line) => `\n  ${styleText("red", String(line))}`));
}
process.exit(failed ? 1 : 0);

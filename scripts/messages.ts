/** Compiles the texts of messages/, and reports the missing and unused keys of each language. */
import { styleText } from "node:util";
import { compileMessages } from "./compile-messages.ts";
import { messageReport } from "./message-report.ts";

compileMessages();
let failed = false;
for (const { locale, keys, missing, unused } of messageReport()) {
  failed ||= unused.length > 0;
  const found = [missing.length > 0 && `missing: ${missing.join(", ")}`, unused.length > 0 && `unused: ${unused.join(", ")}`];
  console.log(`${locale}: ${keys} texts`, ...found.filter(Boolean).map((line) => `\n  ${styleText("red", String(line))}`));
}
process.exit(failed ? 1 : 0);

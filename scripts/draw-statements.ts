/**
 * `node scripts/draw-statements.ts --seed 7 --count 60` draws statements at random and prints each with its file and line, and with how
 * strong each of its sources is, how it was read and its words: for somebody who reads them against each other. The same seed draws the
 * same statements from the same texts.
 */
import { parseArgs } from "node:util";
import { drawStatements } from "#domain/content/draw-statements.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";

const { values } = parseArgs({ options: { seed: { type: "string", default: "1" }, count: { type: "string", default: "60" } } });
for (const [index, { file, line, sentence, sources }] of drawStatements(
  readContent(),
  Number(values.seed),
  Number(values.count),
).entries()) {
  console.log(`${index + 1}. ${file}:${line}\n   ${sentence}`);
  for (const { id, strength, reading, title, published, excerpt, statement } of sources) {
    console.log(`   - ${id} (${strength}, ${reading}) ${title} ${published ?? ""}\n     «${excerpt || `no words; ${statement}`}»`);
  }
}

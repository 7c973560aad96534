/**
 * `npm run sources` writes docs/sources.md from content/sources. With `-- --old` it only lists what somebody should look at again, with
 * the texts that lean on it: what was opened long ago, what ends, what was not found again, and what is weak.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readContent } from "#domain/content/read-content.server.ts";
import { watchedSources } from "#domain/content/source-watch.ts";
import { sourcesPage } from "#domain/content/sources-page.ts";
import { dayInSantoDomingo } from "#platform/format.ts";

const { values } = parseArgs({ options: { old: { type: "boolean" } } });
const { content, mistakes } = readContent();
for (const { file, sentence } of mistakes.filter((mistake) => mistake.file.startsWith("content/sources/")))
  console.error(`${file}: ${sentence}`);
if (values.old) console.log(watchedSources(content, dayInSantoDomingo(new Date())));
else {
  writeFileSync("docs/sources.md", sourcesPage(content.sources));
  console.log(`docs/sources.md: ${content.sources.length} sources.`);
}

/** `node scripts/sources.ts` writes docs/sources.md from content/sources. */
import { writeFileSync } from "node:fs";
import { readContent } from "#domain/content/read-content.server.ts";
import { sourcesPage } from "#domain/content/sources-page.ts";

const { content, mistakes } = readContent();
for (const { file, sentence } of mistakes.filter((mistake) => mistake.file.startsWith("content/sources/")))
  console.error(`${file}: ${sentence}`);
writeFileSync("docs/sources.md", sourcesPage(content.sources));
console.log(`docs/sources.md: ${content.sources.length} sources.`);

/**
 * `node scripts/content.ts` publishes the texts of content/ into the database. With `--check` it only reads them, and prints each
 * mistake with its file.
 */
import { parseArgs } from "node:util";
import { linkMistakes } from "#domain/content/link-rules.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { servesPath } from "#tests/support/served-paths.ts";
import { withDatabase } from "./command.ts";

const { values } = parseArgs({ options: { check: { type: "boolean" } } });
const reading = readContent();
const { sources, treatments, articles, questions, legal } = reading.content;
const mistakes = [...reading.mistakes, ...linkMistakes(reading, servesPath)];
for (const { file, sentence } of mistakes) console.error(`${file}: ${sentence}`);
console.log(
  `${sources.length} sources, ${treatments.length} treatments, ${articles.length} articles and guides, ` +
    `${questions.length} questions, ${legal.length} legal positions without a mistake; ${mistakes.length} mistakes.`,
);
if (mistakes.length > 0) process.exitCode = 1;
// Every command publishes the correct files while it prepares the database.
if (!values.check) await withDatabase(async () => {});

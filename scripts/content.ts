/**
 * `node scripts/content.ts` publishes the texts of content/ into the database. With `--check` it only reads them, and prints each
 * mistake with its file. `npm run content -- export` writes what editors published back into content/, for a commit; files that nobody
 * edited stay as they are.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { claimMistakes, markShares } from "#domain/content/claim-check.server.ts";
import { editedFiles } from "#domain/content/file-versions.server.ts";
import { linkMistakes } from "#domain/content/link-rules.server.ts";
import { factMistakes } from "#domain/content/listed-facts.server.ts";
import { drawPictures, largestCopy } from "#domain/content/picture-files.server.ts";
import { imageFileOf, PICTURE_FOLDER, pictureOfFile } from "#domain/content/pictures.ts";
import { CONTENT_FOLDER, readContent } from "#domain/content/read-content.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { readEnv } from "#platform/env.ts";
import { openFileStore } from "#server/services.ts";
import { servesPath } from "#tests/support/served-paths.ts";
import { withDatabase } from "./command.ts";

const { values, positionals } = parseArgs({ options: { check: { type: "boolean" } }, allowPositionals: true });
const reading = readContent();
const { sources, treatments, articles, urgent, questions, legal } = reading.content;
const mistakes = [...reading.mistakes, ...linkMistakes(reading, servesPath), ...claimMistakes(reading), ...factMistakes(reading)];
for (const { file, sentence } of mistakes) console.error(`${file}: ${sentence}`);
console.log(
  `${sources.length} sources, ${treatments.length} treatments, ${articles.length} articles and guides, ` +
    `${urgent.length} urgent answers, ${questions.length} questions, ${legal.length} legal positions without a mistake; ${mistakes.length} mistakes.`,
);
for (const { kind, sentences, marked, ofRow, without } of markShares(reading)) {
  console.log(
    `${kind}: of ${sentences} sentences ${marked} have a mark, ${ofRow} that of their row or list, and ${without} ask, advise or name.`,
  );
}
if (mistakes.length > 0) process.exitCode = 1;
// Every command publishes the correct files while it prepares the database.
if (positionals[0] === "export") await withDatabase(({ url }) => exportTexts(url));
else if (!values.check) await withDatabase(({ url }) => draw(url));

async function draw(url: string): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  await drawPictures(db, openFileStore(readEnv()), CONTENT_FOLDER).finally(() => db.destroy());
}

async function exportTexts(url: string): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  try {
    const files = await db.transaction().execute((tx) => editedFiles(tx, reading.files));
    const written = [...files].filter(([name, text]) => reading.files.get(name) !== text);
    const gone = [...reading.files.keys()].filter((name) => !files.has(name));
    mkdirSync(path.join(CONTENT_FOLDER, PICTURE_FOLDER), { recursive: true });
    for (const [name, text] of written) writeFileSync(path.join(CONTENT_FOLDER, name), text);
    for (const id of written.flatMap(([name]) => pictureOfFile(name) ?? [])) {
      const image = await largestCopy(openFileStore(readEnv()), id);
      if (image) writeFileSync(path.join(CONTENT_FOLDER, imageFileOf(id)), image);
      else console.error(`content/${imageFileOf(id)}: the store has no such picture`);
    }
    for (const name of gone) rmSync(path.join(CONTENT_FOLDER, name));
    for (const id of gone.flatMap((name) => pictureOfFile(name) ?? [])) rmSync(path.join(CONTENT_FOLDER, imageFileOf(id)), { force: true });
    for (const name of [...written.map(([file]) => file), ...gone]) console.log(`content/${name}`);
    console.log(`${written.length} files written, ${gone.length} removed.`);
  } finally {
    await db.destroy();
  }
}

import { parse } from "yaml";
import * as z from "zod";
import { documentsIn, fileOf } from "./content-documents.ts";
import { openText } from "./edit-fields.ts";
import type { Mistake, Reading } from "./read-content.server.ts";
import { shaped } from "./shaped-file.ts";
import { textSentences } from "./text-sentences.ts";

/** The file of the facts that more than one text says. */
const FACTS_FILE = "facts.yaml";

const line = z.string().trim().min(1, "is empty");
const factsFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, "must be lower case with hyphens"),
    /** A pattern that every sentence about the fact matches. */
    about: line,
    /** The ways to say it. A sentence about it contains one of them. */
    says: z.array(line).min(1, "has no entry"),
    /** What it contains besides. */
    and: line.optional(),
  }),
);
type Fact = z.infer<typeof factsFile>[number];

/** Returns the sentences that say a listed fact in other words, and the facts that no text says. */
export function factMistakes({ files }: Pick<Reading, "files">): Mistake[] {
  const file = `content/${FACTS_FILE}`;
  const mistakes: Mistake[] = [];
  const facts = shaped(factsFile, parse(files.get(FACTS_FILE) ?? "[]"), (sentence) => mistakes.push({ file, sentence })) ?? [];
  const said = allSentences(files);
  for (const fact of facts) {
    const about = new RegExp(fact.about, "u");
    const found = said.filter(({ sentence }) => about.test(sentence));
    if (found.length === 0) mistakes.push({ file, sentence: `no text says ${fact.id}.` });
    for (const { file: text, sentence } of found)
      if (!agrees(fact, sentence))
        mistakes.push({ file: `content/${text}`, sentence: `«${sentence}» says ${fact.id} otherwise than ${file}.` });
  }
  return mistakes;
}

const agrees = ({ says, and }: Fact, sentence: string): boolean =>
  says.some((words) => sentence.includes(words)) && (and === undefined || sentence.includes(and));

/** Returns each sentence of each text, without marks, links and emphasis. */
function allSentences(files: Reading["files"]) {
  return documentsIn(files)
    .filter(({ kind }) => kind !== "source")
    .flatMap((document) => {
      const opened = openText(document, document.text);
      const words = opened ? [...stringsIn(opened.fields), opened.body] : [];
      return words.flatMap((text) => textSentences(plain(text))).map(({ sentence }) => ({ file: fileOf(document), sentence }));
    });
}

const plain = (text: string) =>
  text
    .replaceAll(/\[\^[a-z0-9-]+\]/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*+/g, "");

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type * as z from "zod";
import type { Article, ArticleKind, Content, Named } from "./content.ts";
import type { ContentFiles } from "./content-documents.ts";
import { articleFile, cityTextFile, legalFile, pageFile, pictureFile, questionsFile, sourceFile, treatmentFile } from "./content-file.ts";
import { toArticle, toCityText, toLegalPosition, toQuestion, toSource, toTreatment } from "./content-from-file.ts";
import { markMistakes } from "./page-marks.ts";
import { isLegalPage } from "./pages.ts";
import { filesOfPicture } from "./pictures.ts";
import { bodyMistakes, referenceMistakes, sourcesOf } from "./text-rules.server.ts";

/** The project's own folder of texts. */
export const CONTENT_FOLDER = fileURLToPath(new URL("../../content", import.meta.url));

export interface Mistake {
  /** The path, as an author knows it: content/es/treatments/fiv.md */
  readonly file: string;
  /** A description in one sentence. */
  readonly sentence: string;
}

export interface Reading {
  /** All texts without a mistake. */
  readonly content: Content;
  readonly mistakes: readonly Mistake[];
  /** Files with several texts that could not be read. What was published from them stays. */
  readonly unread: readonly string[];
  /** The slugs of all files, including those with mistakes. */
  readonly slugs: readonly string[];
  /** The slugs of treatments in a city and of the site's own pages, in the same way. */
  readonly citySlugs: readonly string[];
  readonly pageSlugs: readonly string[];
  /** The files that were read. */
  readonly files: ContentFiles;
}

/** Reads `content/`: the texts that may be published, and a sentence for each mistake in the others. */
export const readContent = (folder = CONTENT_FOLDER): Reading => readFiles(filesIn(folder));

/** Returns the files of a folder such as `content/`, ordered by name. */
function filesIn(folder: string): ContentFiles {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(path.sep, "/"));
  return new Map(
    names
      .filter((name) => /\.(?:md|yaml)$/.test(name))
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

/** Reads files, always with the same strictness, wherever they come from. */
export function readFiles(given: ContentFiles): Reading {
  const mistakes: Mistake[] = [];
  const slugs: string[] = [];
  const unread: string[] = [];
  const files = (part: string, extension: string) =>
    [...given]
      .filter(([name]) => name.startsWith(`${part}/`) && name.endsWith(extension))
      .map(([name, text]) => ({ file: `content/${name}`, slug: name.slice(part.length + 1, -extension.length), text }))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
  /** Reads one file. If it has mistakes, it is left out. */
  const attempt = <T>(file: string, read: (found: (sentence: string) => void) => T): T | null => {
    const found: string[] = [];
    let value: T | null = null;
    try {
      value = read((sentence) => found.push(sentence));
    } catch (error) {
      found.push((error as Error).message.split("\n")[0]!.replace(/:$/, ""));
    }
    mistakes.push(...found.map((sentence) => ({ file, sentence: `${sentence.replace(/\.$/, "")}.` })));
    return found.length > 0 ? null : value;
  };

  const sources = files("sources", ".yaml").flatMap(({ file, slug, text }) => {
    const source = attempt(file, (found) => toSource(slug, shaped(sourceFile, parse(text), found)));
    return source ? [source] : [];
  });
  const known = new Map(sources.map((source) => [source.id, source]));
  const pictures = files("pictures", ".yaml").flatMap(({ file, slug, text }) => {
    const said = attempt(file, (found) => {
      if (!filesOfPicture(slug)) found("its name is no id of a picture");
      return shaped(pictureFile, parse(text), found);
    });
    return said ? [{ id: slug, ...said }] : [];
  });
  const shown = new Set(pictures.map(({ id }) => id));

  const treatments = files("es/treatments", ".md").flatMap(({ file, slug, text }) => {
    slugs.push(slug);
    const treatment = attempt(file, (found) => {
      const { front, body } = parts(text);
      const given = shaped(treatmentFile, front, found);
      if (!given) return null;
      const read = { ...toTreatment(slug, given, body), order: given.order, words: given.words };
      for (const sentence of [
        ...bodyMistakes(read.body, known, "treatment", shown),
        ...referenceMistakes(sourcesOf(read), read.sourceIds, known),
      ])
        found(sentence);
      return read;
    });
    return treatment ? [treatment] : [];
  });

  const citySlugs: string[] = [];
  const cityTexts = files("es/city-treatments", ".md").flatMap(({ file, slug, text }) => {
    citySlugs.push(slug);
    const read = attempt(file, (found) => {
      const { front, body } = parts(text);
      const given = shaped(cityTextFile, front, found);
      const said = given && toCityText(slug, given, body);
      if (given && !said) found("its name is no city and treatment, like santiago.fiv");
      if (!said) return null;
      for (const sentence of [
        ...bodyMistakes(body, known, "city_treatment", shown),
        ...referenceMistakes(sourcesOf({ body }), said.sourceIds, known),
      ])
        found(sentence);
      return said;
    });
    return read ? [read] : [];
  });

  const articlesOf = (kind: ArticleKind, part: string): (Article & Named)[] =>
    files(part, ".md").flatMap(({ file, slug, text }) => {
      const taken = slugs.includes(slug);
      slugs.push(slug);
      const article = attempt(file, (found) => {
        if (taken) found(`another text has the slug ${slug} already`);
        const { front, body } = parts(text);
        const given = shaped(articleFile, front, found);
        if (!given) return null;
        const read = { ...toArticle(slug, kind, given, body), words: given.words };
        for (const sentence of [...bodyMistakes(body, known, kind, shown), ...referenceMistakes(sourcesOf(read), read.sourceIds, known)])
          found(sentence);
        return read;
      });
      return article ? [article] : [];
    });
  const articles = [...articlesOf("article", "es/articles"), ...articlesOf("guide", "es/guides")];

  const pageSlugs: string[] = [];
  const pages = files("es/pages", ".md").flatMap(({ file, slug, text }) => {
    pageSlugs.push(slug);
    const page = attempt(file, (found) => {
      const { front, body } = parts(text);
      const given = shaped(pageFile, front, found);
      if (!given) return null;
      const { sources: sourceIds, updated_on, ...said } = given;
      const { title, name, description, lead, essentials } = said;
      for (const sentence of [
        ...(isLegalPage(slug) && essentials.length === 0 ? ["a legal page begins with its essentials"] : []),
        ...(isLegalPage(slug) && !updated_on ? ["a legal page says when it last changed: updated_on"] : []),
        ...markMistakes(slug, body, [title, name, description, lead, ...essentials]),
        ...bodyMistakes(body, known, "page", shown),
        ...referenceMistakes(sourcesOf({ body, essentials }), sourceIds, known),
      ])
        found(sentence);
      return { slug, ...said, updatedOn: updated_on ?? null, body, sourceIds };
    });
    return page ? [page] : [];
  });

  const list = <T, Row>(
    name: string,
    schema: z.ZodType<T[]>,
    row: (given: T) => Row & { sourceIds: readonly string[] },
    key: (given: T) => string,
    texts: (given: T) => string[],
  ) => {
    const file = `content/es/${name}`;
    const text = given.get(`es/${name}`);
    if (text === undefined) return [];
    const rows = attempt(file, (found) => {
      const entries = shaped(schema, parse(text) ?? [], found) ?? [];
      const keys = entries.map(key);
      for (const twice of new Set(keys.filter((one, index) => keys.indexOf(one) !== index))) found(`${twice} stands there twice`);
      return entries.map((one) => {
        const read = row(one);
        const used = sourcesOf({ body: texts(one).join("\n\n") });
        for (const sentence of [
          ...bodyMistakes(texts(one).join("\n\n"), known, "answer", shown),
          ...referenceMistakes(used.length > 0 ? used : read.sourceIds, read.sourceIds, known),
        ]) {
          found(`${key(one)}: ${sentence}`);
        }
        return read;
      });
    });
    if (!rows) unread.push(name);
    return rows ?? [];
  };
  const questions = list(
    "questions.yaml",
    questionsFile,
    toQuestion,
    ({ id }) => id,
    ({ a }) => [a],
  );
  const legal = list(
    "legal.yaml",
    legalFile,
    toLegalPosition,
    ({ family, treatment }) => `${family}, ${treatment}`,
    ({ known: is, unknown }) => [is, unknown],
  );

  return {
    content: { pictures, sources, treatments, cityTexts, articles, pages, questions, legal },
    mistakes,
    unread,
    slugs,
    citySlugs,
    pageSlugs,
    files: given,
  };
}

/** Returns the value if it has the shape, and otherwise adds a sentence for each mismatch. */
function shaped<T>(schema: z.ZodType<T>, value: unknown, found: (sentence: string) => void): T | null {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path: at, message, code, ...issue } of parsed.error.issues) {
    const place = at
      .map((step) => (typeof step === "number" ? `[${step + 1}]` : String(step)))
      .join(".")
      .replaceAll(".[", "[");
    const input = at.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step], value);
    if (code === "unrecognized_keys")
      found(`${place ? `${place}: ` : ""}nobody knows the field ${(issue as unknown as { keys: string[] }).keys.join(", ")}`);
    else found(`${place || "the file"}: ${input === undefined ? "is missing" : message}`);
  }
  return null;
}

function parts(text: string): { front: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error("it does not begin with its fields between two lines of ---");
  return { front: parse(match[1]!), body: match[2]!.trim() };
}

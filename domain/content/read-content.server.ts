import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type * as z from "zod";
import type { Article, ArticleKind, Content, Named } from "./content.ts";
import type { ContentFiles } from "./content-documents.ts";
import * as shapes from "./content-file.ts";
import { toArticle, toCityText, toLegalPosition, toQuestion, toSource, toTreatment, toUrgent } from "./content-from-file.ts";
import { markMistakes } from "./page-marks.ts";
import { isLegalPage } from "./pages.ts";
import { filesOfPicture } from "./pictures.ts";
import { parts, shaped } from "./shaped-file.ts";
import { bodyMistakes, referenceMistakes, sourcesOf } from "./text-rules.server.ts";
import { calmedDangers } from "./urgent.ts";

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
  /** The slugs of treatments in a city, of the site's own pages and of urgent answers, in the same way. */
  readonly citySlugs: readonly string[];
  readonly pageSlugs: readonly string[];
  readonly urgentSlugs: readonly string[];
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
    const source = attempt(file, (found) => toSource(slug, shaped(shapes.sourceFile, parse(text), found)));
    return source ? [source] : [];
  });
  const known = new Map(sources.map((source) => [source.id, source]));
  const pictures = files("pictures", ".yaml").flatMap(({ file, slug, text }) => {
    const said = attempt(file, (found) => {
      if (!filesOfPicture(slug)) found("its name is no id of a picture");
      return shaped(shapes.pictureFile, parse(text), found);
    });
    return said ? [{ id: slug, ...said }] : [];
  });
  const shown = new Set(pictures.map(({ id }) => id));

  const treatments = files("es/treatments", ".md").flatMap(({ file, slug, text }) => {
    slugs.push(slug);
    const treatment = attempt(file, (found) => {
      const { front, body } = parts(text);
      const given = shaped(shapes.treatmentFile, front, found);
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
      const given = shaped(shapes.cityTextFile, front, found);
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
        const given = shaped(shapes.articleFile, front, found);
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
      const given = shaped(shapes.pageFile, front, found);
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

  const urgentSlugs: string[] = [];
  const urgent = files("es/urgent", ".md").flatMap(({ file, slug, text }) => {
    urgentSlugs.push(slug);
    const answer = attempt(file, (found) => {
      const { front, body } = parts(text);
      const given = shaped(shapes.urgentFile, front, found);
      if (!given) return null;
      const read = toUrgent(slug, given, body);
      for (const sentence of [
        ...calmedDangers(read),
        ...bodyMistakes(body, known, "answer", shown),
        ...referenceMistakes(sourcesOf(read), read.sourceIds, known),
      ])
        found(sentence);
      return read;
    });
    return answer ? [answer] : [];
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
    shapes.questionsFile,
    toQuestion,
    ({ id }) => id,
    ({ a }) => [a],
  );
  const legal = list(
    "legal.yaml",
    shapes.legalFile,
    toLegalPosition,
    ({ family, treatment }) => `${family}, ${treatment}`,
    ({ known: is, unknown }) => [is, unknown],
  );

  return {
    content: { pictures, sources, treatments, cityTexts, articles, pages, urgent, questions, legal },
    mistakes,
    unread,
    slugs,
    citySlugs,
    pageSlugs,
    urgentSlugs,
    files: given,
  };
}

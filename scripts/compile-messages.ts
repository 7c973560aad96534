import fs from "node:fs";
import path from "node:path";
import { locales } from "#messages/languages.ts";
import { unbroken } from "#platform/unbroken.ts";
import { choosingModule, type Messages, messageModule } from "./message-module.ts";

/** The folder of all texts: one for each language, and one for the modules that are compiled from them. */
export const MESSAGES = path.resolve(import.meta.dirname, "../messages");
const COMPILED = path.join(MESSAGES, "compiled");

/** The languages that messages/ has texts in, the base language first. */
export const messageLocales = () => locales.filter((locale) => fs.existsSync(path.join(MESSAGES, locale)));

/** Returns the nouns that have texts in the base language, in which every text is written first. */
export const messageNouns = () => fs.readdirSync(path.join(MESSAGES, "es")).map((file) => path.basename(file, ".json"));

/** Reads the texts of a noun in one language, which may have none. An amount in them stays in one line with its unit. */
export function readMessages(locale: string, noun: string): Messages {
  const file = path.join(MESSAGES, locale, `${noun}.json`);
  if (!fs.existsSync(file)) return {};
  const { $schema, ...messages } = JSON.parse(unbroken(fs.readFileSync(file, "utf8")));
  return messages;
}

/**
 * Compiles the texts into modules in messages/compiled, one for each noun and language. That takes a twentieth of a second and writes
 * only what changed, so that simultaneous starts, builds and tests find the same files.
 */
export function compileMessages(): void {
  const [nouns, languages] = [messageNouns(), messageLocales()];
  const modules = new Map<string, string>();
  for (const noun of nouns) {
    const ofLanguages = new Map(languages.map((locale) => [locale, readMessages(locale, noun)]));
    for (const [locale, messages] of ofLanguages) modules.set(path.join(locale, `${noun}.ts`), messageModule(locale, messages));
    if (languages.length > 1) modules.set(`${noun}.ts`, choosingModule(noun, ofLanguages));
  }
  const chosen = languages.length > 1 ? "" : `${languages[0]}/`;
  modules.set("all.ts", nouns.map((noun) => `export * from "./${chosen}${noun}.ts";\n`).join(""));
  for (const [name, code] of modules) writeIfChanged(path.join(COMPILED, name), code);
  for (const name of fs.readdirSync(COMPILED, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".ts") && !modules.has(name)) fs.rmSync(path.join(COMPILED, name), { force: true });
}

/** Replaces the file as a whole, so that no other process reads half of it. */
function writeIfChanged(file: string, code: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === code) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  fs.writeFileSync(half, code);
  fs.renameSync(half, file);
}

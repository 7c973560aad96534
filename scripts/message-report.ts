import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { baseLocale } from "#messages/languages.ts";
import { messageLocales, messageNouns, readMessages } from "./compile-messages.ts";

interface LanguageReport {
  locale: string;
  keys: number;
  /** Keys of the base language that this one lacks. Pages show the base language instead. */
  missing: string[];
  /** Keys that no screen, job or mail uses. */
  unused: string[];
}

/** Reports on every language that has texts, the base language first. */
export function messageReport(): LanguageReport[] {
  const files = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "app", "emails", "server", "texts", "worker"],
    {
      encoding: "utf8",
    },
  );
  const sources = files.split("\n").filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && existsSync(file));
  const used = new Set(sources.flatMap((file) => readFileSync(file, "utf8").match(/\b[a-z]+_\w+/g) ?? []));
  const nouns = messageNouns();
  const keysOf = (locale: string) => nouns.flatMap((noun) => Object.keys(readMessages(locale, noun)));
  const base = keysOf(baseLocale);
  return messageLocales()
    .toSorted((one, other) => Number(other === baseLocale) - Number(one === baseLocale))
    .map((locale) => {
      const keys = keysOf(locale);
      const present = new Set(keys);
      return {
        locale,
        keys: keys.length,
        missing: base.filter((key) => !present.has(key)),
        unused: keys.filter((key) => !used.has(key)),
      };
    });
}

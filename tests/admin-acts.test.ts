import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const WRITES = /\.(insertInto|updateTable|deleteFrom)\(|\b(insert into|update \w+ set|delete from) /;
const RECORDS = /from "#domain\/audit\/record\.server\.ts"|\basMember\b/;

/** Modules whose writes decide nothing. */
const DECIDES_NOTHING = [
  "domain/team/places.server.ts", // which of their own places somebody looks at
  "domain/verification/profile-to-check.server.ts", // who has a profile open
  "domain/operations/beat.server.ts", // that a process is alive
];

/** What erases sealed data of any slice, and tells so. */
const ERASES = "domain/vault/erase-subject.server.ts";

/** Whether a command writes the line itself, or through the module that writes it for several commands. */
const records = (file: string): boolean =>
  RECORDS.test(read(file)) ||
  importsOf(file).some((other) => (path.dirname(other) === path.dirname(file) || other === ERASES) && RECORDS.test(read(other)));

/** Every command that an administrator's screens can call: what their actions, and the forms that read for them, import of the domain. */
function commandsOfAdministrators(): Map<string, string[]> {
  const commands = new Map<string, string[]>();
  for (const route of globSync("app/routes/admin/**/*.{ts,tsx}")) {
    if (/\.test\./.test(route) || !/export (async function|const) action\b/.test(read(route))) continue;
    const sources = [route, ...importsOf(route).filter((file) => file.startsWith("app/forms/"))];
    for (const file of sources.flatMap(importsOf)) {
      if (file.startsWith("domain/") && file.endsWith(".server.ts") && WRITES.test(read(file)))
        commands.set(file, [...(commands.get(file) ?? []), route]);
    }
  }
  return commands;
}

const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/import (?!type)[^;]*? from "(#|\.\.?\/)([^"]+)"/g)].flatMap(([, from, rest]) => {
    const found = from === "#" ? rest! : path.join(path.dirname(file), from! + rest!);
    return /\.tsx?$/.test(found) && !found.includes("paraglide") ? [found] : [];
  });

test("no command of an administrator's screens changes anything without a line in the log", () => {
  const commands = commandsOfAdministrators();
  expect(commands.size).toBeGreaterThan(5);
  const silent = [...commands].filter(([file]) => !DECIDES_NOTHING.includes(file) && !records(file));
  expect(silent).toEqual([]);
});

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FOREIGN_WRITES, SLICES } from "../domain/slices.mjs";
import { domainReadme, sliceReadme } from "../scripts/slices.ts";

const names = Object.keys(SLICES) as (keyof typeof SLICES)[];
const read = (file: string) => readFileSync(file, "utf8");

test("every folder of domain/ is in the table of slices, and every slice of the table has its folder", () => {
  const folders = readdirSync("domain", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(names.toSorted());
});

test("the directions lead one way: no slice is reached from itself", () => {
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    for (const used of SLICES[name as keyof typeof SLICES].uses)
      if (!seen.has(used)) {
        seen.add(used);
        reached(used, seen);
      }
    return seen;
  };
  expect(names.filter((name) => reached(name).has(name))).toEqual([]);
});

describe("written by node scripts/slices.ts, and up to date", () => {
  test("domain/README.md", () => {
    expect(read("domain/README.md")).toBe(domainReadme(read("domain/README.md")));
  });

  test.each(names)("the neighbours that domain/%s/README.md names", (name) => {
    const text = read(`domain/${name}/README.md`);
    expect(text).toBe(sliceReadme(name, text));
  });
});

/** Brings a whole database back, whichever slice writes its tables. */
const EMPTIES_ALL = "server/backup/tables.ts";

describe("one slice writes a table", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "domain", "app", "worker", "server", "scripts", "emails", "texts"],
    {
      encoding: "utf8",
    },
  )
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && file !== EMPTIES_ALL);
  const writes = files.flatMap((file) =>
    tablesWrittenIn(read(file)).map((table) => ({ file, slice: /^domain\/([^/]+)\//.exec(file)?.[1] ?? "a door", table })),
  );
  const owners = new Map(names.flatMap((name) => SLICES[name].writes.map((table) => [table as string, name as string])));
  const excused = ({ slice, table }: { slice: string; table: string }) =>
    FOREIGN_WRITES.some((foreign) => foreign.slice === slice && foreign.table === table);

  test("every table has one slice", () => {
    const tables = names.flatMap((name) => SLICES[name].writes as readonly string[]);
    expect(tables).toEqual([...new Set(tables)]);
  });

  test("which alone writes it; what else does is an exception with its reason", () => {
    const foreign = writes.filter((write) => owners.get(write.table) !== write.slice && !excused(write));
    expect(foreign.map(({ file, table }) => `${file} writes ${table}, which belongs to ${owners.get(table) ?? "no slice"}`)).toEqual([]);
  });

  test("no exception, and no claim to a table, outlives its use", () => {
    const written = new Set(writes.map(({ slice, table }) => `${slice} ${table}`));
    const claimed = names.flatMap((name) => SLICES[name].writes.map((table) => `${name} ${table}`));
    expect([...claimed, ...FOREIGN_WRITES.map(({ slice, table }) => `${slice} ${table}`)].filter((one) => !written.has(one))).toEqual([]);
  });

  test("a write is found however it is written", () => {
    const texts = [
      'tx.insertInto("offers")',
      'db\n  .updateTable("offers")',
      'tx.deleteFrom("offers as o")',
      "sql`insert into offers (id)`",
      "sql`with x as (update offers o set status = 1) select`",
      "sql`UPDATE ONLY public.offers SET a = 1`",
      "sql`update\n  offers\n  set a = 1`",
      "sql`delete from offers where id = 1`",
      "sql`truncate offers`",
      "sql`merge into offers using x on true`",
    ];
    for (const text of texts) expect(tablesWrittenIn(text), text).toEqual(["offers"]);
    expect(tablesWrittenIn("sql`on conflict (id) do update set a = 1`")).toEqual([]);
    expect(tablesWrittenIn("sql`select id from leads for update of leads`")).toEqual([]);
    // A table that only its function knows: the type that lists what it may be is what is read.
    expect(tablesWrittenIn(`type Table = "sources" | "articles";\nsql\`insert into \${sql.table(table)} (id)\``)).toEqual([
      "sources",
      "articles",
    ]);
  });
});

/** The tables that a module inserts into, updates, deletes from, merges into or empties. */
function tablesWrittenIn(text: string): string[] {
  const tables = new Set<string>();
  for (const [, table] of text.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*"(\w+)/g)) tables.add(table!);
  const statements =
    /\b(?:(?:insert|merge)\s+into|delete\s+from|truncate(?:\s+table)?|update(?=(?:\s+\S+){1,4}?\s+set\b))\s+(?:only\s+)?(?:public\.)?(\$\{|\w+)/gi;
  for (const [, table] of text.matchAll(statements))
    if (table !== "${") {
      if (table !== "set" && table !== "of") tables.add(table!);
    } else for (const [, name] of (/type Table = ([^;]+);/.exec(text)?.[1] ?? '"unknown"').matchAll(/"(\w+)"/g)) tables.add(name!);
  return [...tables];
}

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SLICES } from "../domain/slices.mjs";
import { domainReadme, sliceReadme } from "../scripts/slices.ts";
import { tablesIn } from "./support/sql-tables.ts";

const names = Object.keys(SLICES) as (keyof typeof SLICES)[];
const read = (file: string) => readFileSync(file, "utf8");

test("every folder of domain/ is in the table of slices, and every slice of the table has its folder", () => {
  const folders = readdirSync("domain", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(names.toSorted());
});

test("the directions lead one way: no slice is reached from itself, by imports and by reads", () => {
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    const { uses, reads } = SLICES[name as keyof typeof SLICES];
    for (const other of [...uses, ...reads])
      if (!seen.has(other)) {
        seen.add(other);
        reached(other, seen);
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

/** Code that concerns every row alike, whichever slice has its table: backups, the first start, metrics, the check of the ledger. */
const ABOUT_ALL = /^(server\/(backup\/|seed-once|metrics)|scripts\/ledger)/;

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "domain", "app", "worker", "server", "scripts", "emails", "texts", "platform"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !ABOUT_ALL.test(file));

const owners = new Map(names.flatMap((name) => tablesOf(name).map((table) => [table, name as string])));
/** Every table and view of the schema. The local mailbox of development belongs to platform/local-smtp and to no slice. */
const tables = new Set(
  [
    ...read("db/types.ts")
      .split("export interface DB {")[1]!
      .matchAll(/^ {2}(\w+):/gm),
  ].map(([, table]) => table!),
);
tables.delete("local_mail");

const named = files.map((file) => ({
  file,
  slice: /^domain\/([^/]+)\//.exec(file)?.[1] ?? "a door",
  ...tablesIn(read(file), tables, file),
}));
/** The views as their last migration defines them. Each counts as a module of its slice. */
const views = new Map(
  readdirSync("db/migrations")
    .sort()
    .flatMap((file) => [...read(`db/migrations/${file}`).matchAll(/^create (?:or replace )?view (\w+) as\n([^;]+);/gm)])
    .map(([, view, definition]) => [view!, definition!]),
);
for (const [view, definition] of views)
  named.push({ file: `the view ${view}`, slice: owners.get(view)!, reads: tablesIn(`sql\`${definition}\``, tables).reads, writes: [] });

const doors = (what: "reads" | "writes") =>
  named
    .filter(({ slice }) => slice === "a door")
    .flatMap((one) => one[what].map((table) => `${one.file} ${what} ${table}, a table of ${owners.get(table)}`));

test("every table and view is of one slice", () => {
  const owned = names.flatMap(tablesOf);
  expect(owned.toSorted()).toEqual([...tables].sort());
});

test("every view that a migration makes is read, however it is written", () => {
  const made = readdirSync("db/migrations").flatMap((file) => [
    ...read(`db/migrations/${file}`).matchAll(/^\s*create\b[^;(]*?\bview\s+(\w+)/gim),
  ]);
  expect([...new Set(made.map(([, view]) => view))].sort()).toEqual([...views.keys()].sort());
  expect(named.find(({ file }) => file === "the view counted_reviews")?.reads).toEqual(["confirmed_consultations", "reviews"]);
});

describe("one slice writes a table", () => {
  const writes = named.flatMap(({ file, slice, writes }) => writes.map((table) => ({ file, slice, table })));

  test("which alone writes it", () => {
    const foreign = writes.filter((write) => owners.get(write.table) !== write.slice);
    expect(foreign.map(({ file, table }) => `${file} writes ${table}, which belongs to ${owners.get(table)}`)).toEqual([]);
  });

  test("no claim to a table outlives its use", () => {
    const written = new Set(writes.map(({ slice, table }) => `${slice} ${table}`));
    const claimed = names.flatMap((name) => SLICES[name].writes.map((table) => `${name} ${table}`));
    expect(claimed.filter((one) => !written.has(one))).toEqual([]);
  });
});

describe("a slice reads the tables of the slices that it names", () => {
  const reads = named.flatMap(({ file, slice, reads }) => reads.map((table) => ({ file, slice, table, owner: owners.get(table)! })));
  const foreign = reads.filter(({ slice, owner }) => slice !== "a door" && slice !== owner);

  test("and no others; the drawing in domain/README.md says who may", () => {
    const undeclared = foreign.filter(
      ({ slice, owner }) => !(SLICES[slice as keyof typeof SLICES].reads as readonly string[]).includes(owner),
    );
    expect(
      undeclared.map(
        ({ file, slice, table, owner }) =>
          `${file} reads ${table}, a table of ${owner}. Ask a query of ${owner}, or name ${owner} under reads of ${slice} in domain/slices.mjs if no cycle comes of it`,
      ),
    ).toEqual([]);
  });

  test("each of which it needs", () => {
    const used = new Set(foreign.map(({ slice, owner }) => `${slice} reads ${owner}`));
    const declared = names.flatMap((name) => SLICES[name].reads.map((other) => `${name} reads ${other}`));
    expect(declared.filter((one) => !used.has(one))).toEqual([]);
  });
});

test("the doors, server/ and platform/ ask the slices: none of them names a table in a query", () => {
  expect([...doors("reads"), ...doors("writes")]).toEqual([]);
});

function tablesOf(name: keyof typeof SLICES): readonly string[] {
  const slice: { writes: readonly string[]; owns?: readonly string[] } = SLICES[name];
  return [...slice.writes, ...(slice.owns ?? [])];
}

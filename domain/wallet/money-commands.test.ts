import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MONEY_COMMANDS } from "#tests/support/money-commands.ts";

const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "domain"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file.endsWith(".ts") && !file.includes(".test.") && fs.existsSync(file));
const TEXTS = new Map(FILES.map((file) => [file, fs.readFileSync(file, "utf8")]));

/** Returns the files whose code this one runs. */
function usedBy(file: string): string[] {
  return [...TEXTS.get(file)!.matchAll(/^import (?!type )([^;]*?) from "([^"]+)"/gm)].flatMap(([, names, from]) => {
    const onlyTypes = /^\{/.test(names!) && names!.replace(/[{}]/g, "").split(",").every((name) => /^\s*(type .*)?$/.test(name)); // biome-ignore format: one thought
    if (onlyTypes) return [];
    return from!.startsWith("#") ? [from!.slice(1)] : from!.startsWith(".") ? [path.join(path.dirname(file), from!)] : [];
  });
}

/** Returns every file that runs this one, directly or indirectly. */
function usersOf(file: string, found = new Set<string>()): Set<string> {
  for (const user of FILES)
    if (!found.has(user) && usedBy(user).includes(file)) {
      found.add(user);
      usersOf(user, found);
    }
  return found;
}

const beginsTransaction = (file: string) => /\.transaction\(\)|\basMember\(/.test(TEXTS.get(file)!);

test("every file that begins a transaction and moves money in it is among the commands that proofs run", () => {
  const named = new Set<string>(Object.values(MONEY_COMMANDS).flatMap(({ files }) => files));
  const moving = [...usersOf("domain/wallet/transfer.server.ts")].filter(beginsTransaction);
  expect(moving).toContain("domain/offers/purchase-lead.server.ts");
  expect(moving.filter((file) => !named.has(file))).toEqual([]);
});

test("every command of the list is there", () => {
  const gone = Object.values(MONEY_COMMANDS).flatMap(({ files }) => files).filter((file) => !TEXTS.has(file) || !beginsTransaction(file)); // biome-ignore format: a line is enough
  expect(gone).toEqual(["domain/featured/project-featured.server.ts"]);
});

/** The tables of rows around money, as code locks them. */
const HELD =
  "leads|offers|provider_profiles|automatic_rules|lead_returns|top_ups|top_up_refunds|featured_places|credits|ledger_accounts|fiscal_sequences";

test("nobody locks the key of a row that money refers to, unless it is deleted", () => {
  const inSql = new RegExp(`\\b(?:from|join) (?:${HELD})\\b[^\`]*\\bfor update\\b`);
  const inBuilder = new RegExp(`\\("(?:${HELD})(?: as \\w+)?"\\)(?:(?!execute)[^;])*\\.forUpdate\\(`);
  const locking = FILES.filter((file) => inSql.test(TEXTS.get(file)!) || inBuilder.test(TEXTS.get(file)!));
  // This command deletes the profiles that it locks.
  expect(locking).toEqual(["domain/imports/undo-import.server.ts"]);
});

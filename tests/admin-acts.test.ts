import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasTop, reachedFrom, type Top, textOf } from "./support/functions.ts";

const WRITES =
  /\.(insertInto|updateTable|deleteFrom|mergeInto|enqueue)\(|\b(insert into \w+|update \w+( as)?( \w+)? set|delete from \w+|merge into \w+)\b/i;

/** What writes a line of the log. */
const RECORDS = ["domain/audit/record.server.ts#record", "domain/audit/record.server.ts#recording"];

/** Functions whose writes decide nothing. */
const DECIDES_NOTHING = [
  "domain/verification/profile-to-check.server.ts#openProfile", // who has a profile open
];

/** Addresses that are no screens and give nothing away. */
const GIVES_NOTHING = [
  "app/routes/admin/elsewhere.ts", // leads to the first screen
  "app/routes/admin/newsletter-preview.ts", // an issue as it is shown inside its screen
];

const inDomain = ({ file }: Top) => file.startsWith("domain/");
const inDoors = ({ file }: Top) => !inDomain({ file, name: "" }) && !file.startsWith("platform/");
const records = (top: Top): boolean => RECORDS.some((name) => reachedFrom([top], inDomain).has(name));
const writes = (top: Top): boolean =>
  [...reachedFrom([top], inDomain)].some(([name, reached]) => inDomain(reached) && !RECORDS.includes(name) && WRITES.test(textOf(reached)));

const routes = globSync("app/routes/admin/**/*.{ts,tsx}").filter((file) => !/\.test\./.test(file));

/** Every function of the domain that an administrator's screen or address can call, and that writes. */
function commands(): Map<string, Top> {
  const doors = routes.flatMap((file) =>
    ["loader", "action", "middleware"].filter((name) => hasTop(file, name)).map((name) => ({ file, name })),
  );
  return new Map([...reachedFrom(doors, inDoors)].filter(([, top]) => inDomain(top) && writes(top)));
}

describe("what an administrator does", () => {
  const found = commands();

  test("is found function by function, through forms and modules that read for several screens", () => {
    expect(found.size).toBeGreaterThan(75);
    for (const known of [
      "domain/imports/change-import.server.ts#chooseColumns",
      "domain/imports/receive-file.server.ts#rereadFile",
      "domain/identity/suspend-people.server.ts#suspendPeople",
      "domain/content/publish-text.server.ts#archiveText",
      "domain/verification/profile-to-check.server.ts#openProfile",
    ])
      expect([...found.keys()]).toContain(known);
  });

  test("changes nothing without a line in the log", () => {
    const silent = [...found].filter(([, top]) => !records(top)).map(([name]) => name);
    expect(silent.sort()).toEqual(DECIDES_NOTHING);
  });
});

test("nothing is taken away from administration without a line in the log", () => {
  const addresses = routes.filter((file) => hasTop(file, "loader") && !hasTop(file, "default"));
  expect(addresses.length).toBeGreaterThan(28);
  const silent = addresses.filter((file) => {
    const reached = reachedFrom([{ file, name: "loader" }], ({ file: at }) => !at.startsWith("platform/"));
    return !RECORDS.some((name) => reached.has(name));
  });
  expect(silent.sort()).toEqual(GIVES_NOTHING);
});

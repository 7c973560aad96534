import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commandsOf, RECORD_IT, silentAddresses, silentCommands } from "./rules/recorded-acts.ts";
import { hasTop } from "./support/functions.ts";

/** Functions that write without deciding anything. */
const DECIDES_NOTHING = [
  "domain/people/person-to-erase.server.ts#personToErase", // makes the digests by which people are found, as the job does
  "domain/verification/profile-to-check.server.ts#openProfile", // stores who has a profile open
];

/** Addresses that are not screens and reveal nothing. */
const GIVES_NOTHING = [
  "app/routes/admin/alerts/grafana-file.ts", // a dashboard without a figure in it
  "app/routes/admin/elsewhere.ts", // redirects to the first screen
  "app/routes/admin/newsletter/issue-preview.ts", // shows an issue inside its screen
];

const routes = globSync("app/routes/admin/**/*.{ts,tsx}").filter((file) => !/\.test\./.test(file));

describe("what an administrator does", () => {
  const found = commandsOf(routes);

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
    expect(silentCommands(routes).sort(), RECORD_IT).toEqual(DECIDES_NOTHING);
  });
});

test("nothing is taken away from administration without a line in the log", () => {
  const addresses = routes.filter((file) => hasTop(file, "loader") && !hasTop(file, "default"));
  expect(addresses.length).toBeGreaterThan(28);
  expect(silentAddresses(addresses).sort()).toEqual(GIVES_NOTHING);
});

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The database's time decides (platform/clock.ts). A machine whose clock is wrong, or jumps, must not.

/** What asks the clock of the machine it runs on, and why it may. */
const MAY: Readonly<Record<string, string>> = {
  "platform/clock.ts": "is the clock",
  "domain/identity/one-time-code.server.ts":
    "counts half minutes as the sign-in library does, and as the application on somebody's telephone",
  "domain/identity/sign-in-library.server.ts": "takes the library's own clock out of what it counted",
  "app/components/api-docs/webhook-section.tsx": "shows code for another machine",
  "app/components/leads/lead-form.tsx": "runs in a browser, too",
  "app/components/leads/lead-dialog.tsx": "runs in a browser, too",
  "app/components/shell/visitor-shell.tsx": "draws a page for which the database did not answer",
  "app/islands/measure/tag-manager.ts": "runs in a browser",
  "server/access-log.ts": "says when this machine answered",
  "server/backup/backup.ts": "names a file",
  "server/backup/restore.ts": "names a folder",
  "server/embedded-postgres/embedded-postgres.ts": "compares with what the file system of this machine says",
  "platform/payments/sandbox.ts": "stands in for a gateway, whose words have no end",
};

test("nothing else asks a machine for the time", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "app", "domain", "worker", "server", "platform", "emails", "texts"],
    { encoding: "utf8" },
  )
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const asking = files.filter((file) => /\bDate\.now\(\)|\bnew Date\(\)/.test(readFileSync(file, "utf8")));
  expect(asking.sort()).toEqual(Object.keys(MAY).sort());
});

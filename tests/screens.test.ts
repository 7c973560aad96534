import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { screens } from "../scripts/screens/screens.ts";
import { routesOf, siteMap } from "./support/site-map.ts";

const DASHBOARDS = ["account", "link", "patient", "provider", "reviewer", "admin"] as const;

/** Pages without a picture, each with its reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  "routes/patient/shared-place.tsx": "in the demo world nobody lets María into their place",
  "routes/link/claim-mailbox.tsx": "its mail goes to the public address of a center, and in the demo world nobody asks for it",
  "routes/link/consultations/consultation-answer.tsx": "its mail goes out two days before a consultation, when the job of reminders runs",
  "routes/link/leads/caller.tsx":
    "its form is that of a program's request, behind a link that the browser of our team, which made it, may not use",
  "routes/link/phone-question.tsx": "the mailbox of the demo world has no mail that asks it",
  "routes/patient/identity/new-mailbox.tsx": "one sentence and one button, behind the link of a mail that only its sender's account opens",
  "routes/link/identity/stop-email-change.tsx": "one sentence and one button, as at the end of the newsletter",
  "routes/link/end-mails.tsx": "one sentence and one button, as at the end of the newsletter",
};

/** Returns the pattern of the page at an address. */
const patternOf = (path: string): string | undefined =>
  matchRoutes(
    siteMap.map(({ pattern }) => ({ path: pattern })),
    path,
  )?.[0]?.route.path;

test("every page of accounts, links and dashboards has a picture, or a reason to have none", () => {
  const seen = screens.flatMap(({ open, shows }) => shows ?? (open.path ? patternOf(open.path.replace(/[?#].*$/, "")) : undefined) ?? []);
  const pages = DASHBOARDS.flatMap(routesOf).filter(({ file }) => file.endsWith(".tsx"));
  // Two addresses with the same file are one page.
  const pictured = new Set(pages.filter(({ pattern }) => seen.includes(pattern)).map(({ file }) => file));
  const unseen = pages.filter(({ file }) => !pictured.has(file)).map(({ file }) => file);
  expect([...new Set(unseen)].sort()).toEqual(Object.keys(WITHOUT).sort());
});

test("what a screen is said to show is a page", () => {
  const patterns = siteMap.map(({ pattern }) => pattern);
  expect(screens.flatMap(({ shows }) => shows ?? []).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

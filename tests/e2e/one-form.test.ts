import { JSDOM } from "jsdom";
import { expect, inject, test } from "vitest";
import { TABS } from "#app/forms/followups/inbox-query.ts";
import type { DemoPerson } from "#db/seed/data/people.ts";
import { type LinkedScreen, type LinkReader, linkedScreens, linksOf } from "#tests/support/linked-screens.ts";
import { signIn } from "#tests/support/sign-in.ts";

// Whoever has no script loses what they typed into one form when another one of the same screen is sent. So a screen has one form for what can
// be typed, and beside it only acts that are a choice and a button.

const site = inject("sharedSite");

const READERS = {
  provider: ["amaranta", "yadira"],
  patient: ["maria"],
  reviewer: ["ines"],
  admin: ["lia"],
} as const satisfies Record<string, readonly DemoPerson["key"][]>;

/** Screens with more than one form for words, each with the reason why nobody fills two of them. */
const REASONS: Readonly<Record<string, string>> = {
  "/dashboard/provider/agenda": "a consultation is confirmed with its link in one press; a closure is two dates and a word",
  "/dashboard/provider/agenda/calendarios": "one address a doctor, pasted and connected at once: a guard asks",
  "/dashboard/provider/resenas": "one answer a review: each folds, and is written when its review is read",
  "/dashboard/revision/:id": "one remark a section: each folds, and is sent when it is written",
  "/dashboard/admin/verificacion/:id": "one finding a paper: each is decided before the next one is read, and a guard asks",
  "/dashboard/admin/centros/:id": "one mailbox that is invited at once, and one note: a guard asks",
  "/dashboard/admin/especialistas/:id": "the same page as that of a center",
  "/admin/badges/:id": "one reason a holder, beside the badge's own words: a guard asks",
};

const WORDS = 'textarea, input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="number"], :not([type]))';

const formsForWords = (html: string): number =>
  [...new JSDOM(html).window.document.querySelectorAll("main form[method=post]")].filter((form) => form.querySelector(WORDS)).length;

const REQUESTS = "/dashboard/provider/solicitudes";

/** Returns a request of each tab: what a center may do with one depends on how far it has come. */
async function requestsOf<Key extends string>({ key, cookie }: LinkReader<Key>): Promise<LinkedScreen<Key>[]> {
  const found = await Promise.all(
    Object.keys(TABS).map(async (tab) => {
      const links = await linksOf(site.url, cookie, `${REQUESTS}?ver=${tab}`, `${REQUESTS}/`);
      const path = links.find((link) => /^[0-9a-f-]{36}(\?|$)/.test(link.slice(REQUESTS.length + 1)));
      return path ? [{ name: `${REQUESTS}/:id, ${tab}`, reader: key, path }] : [];
    }),
  );
  expect(found.flat().map(({ name }) => name)).toContain(`${REQUESTS}/:id, abiertas`);
  return found.flat();
}

test("no screen of a dashboard has a second form that somebody could have typed into", async () => {
  const several: Record<string, number> = {};
  let seen = 0;
  for (const [audience, keys] of Object.entries(READERS)) {
    const readers = await Promise.all(keys.map(async (key) => ({ key, cookie: await signIn(site.url, key) })));
    const linked = await linkedScreens(site.url, audience as keyof typeof READERS, readers);
    for (const { name, reader, path } of [...linked, ...(audience === "provider" ? await requestsOf(readers[0]!) : [])]) {
      const answer = await fetch(site.url + path, { headers: { cookie: readers.find(({ key }) => key === reader)!.cookie } });
      const forms = formsForWords(await answer.text());
      seen++;
      if (forms > 1) several[name] = forms;
    }
  }
  expect(seen).toBeGreaterThan(100);
  expect(Object.keys(several).sort()).toEqual(Object.keys(REASONS).sort());
});

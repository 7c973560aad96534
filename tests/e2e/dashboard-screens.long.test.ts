import type { BrowserContext } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { DemoPerson } from "#db/seed/data/people.ts";
import { type LinkedScreen, linkedScreens, linksOf, patternsOf } from "#tests/support/linked-screens.ts";
import { readingBrowser } from "#tests/support/own-site.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { barriersInLooks, visitIn } from "#tests/support/visit.ts";

// Every screen behind a sign-in, and those for signing in: no barriers, nothing wider than a small telephone, and no complaint of the
// browser, on a telephone and a desktop, in light and dark mode.

const site = inject("sharedSite");
const browser = await readingBrowser();

type Audience = "patient" | "provider" | "reviewer" | "admin";
type Reader = DemoPerson["key"] | "nobody";

/** The readers of an audience's screens. The second one reaches screens that the first one does not. */
const READERS: Readonly<Record<Audience, readonly DemoPerson["key"][]>> = {
  patient: ["maria"],
  provider: ["yadira", "amaranta"],
  reviewer: ["ines"],
  admin: ["lia"],
};
/**
 * Screens without a row in the demo world, or whose row is not first in its list: a center that nobody manages, an import, a message to
 * our team, a payment, a decision, a couple. Journeys open them, and another test may have made one.
 */
const WITHOUT_A_ROW = [
  "/claim-profile/:entityId",
  "/dashboard/admin/borrados/:id",
  "/dashboard/admin/centros/:id/ficha",
  "/dashboard/admin/importar/:id",
  "/dashboard/admin/mensajes/:id",
  "/dashboard/provider/billetera/recibos/:id",
  "/dashboard/provider/solicitudes/:id/presupuesto",
  "/dashboard/user/consultas/:id/resena",
  "/dashboard/user/pareja/:id",
  "/dashboard/user/profile/correo/:token",
];
const INBOX = "/dashboard/provider/solicitudes";

const cookies = new Map<Reader, string>([["nobody", ""]]);
const contexts = new Map<Reader, BrowserContext>();
for (const reader of [...new Set(Object.values(READERS).flat()), "nobody" as const]) {
  if (reader !== "nobody") cookies.set(reader, await signIn(site.url, reader));
  // One context for each reader, so that scripts are fetched and compiled once.
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  if (reader !== "nobody") await context.addCookies(browserCookies(site.url, cookies.get(reader)!));
  contexts.set(reader, context);
}

type Screen = LinkedScreen<Reader>;

const screens: Screen[] = (
  await Promise.all(
    (Object.keys(READERS) as Audience[]).map((audience) =>
      linkedScreens(
        site.url,
        audience,
        READERS[audience].map((key) => ({ key, cookie: cookies.get(key)! })),
      ),
    ),
  )
).flat();

/** The tabs of the inbox, with the state of the first request in each. */
const TABS = { nuevas: "masked", abiertas: "opened", cerradas: "closed", retiradas: "withdrawn" };
const inbox = await Promise.all(
  Object.entries(TABS).map(async ([tab, state]): Promise<Screen> => {
    const links = await linksOf(site.url, cookies.get("yadira")!, `${INBOX}?ver=${tab}`, `${INBOX}/`);
    return { name: `the inbox with a request that is ${state}`, reader: "yadira", path: links.find((link) => /[0-9a-f-]{36}/.test(link))! };
  }),
);

const CLOSED = [
  "/login",
  "/admin-login",
  "/registro?cuenta=provider",
  "/registro?cuenta=patient",
  "/forgot-password",
  "/revisa-tu-correo",
  "/cuenta-borrada?solicitudes=3",
];
const others: Screen[] = [
  ...[...CLOSED, "/reset-password/x", "/confirmar-correo/x", "/login/segundo-paso"].map((path) => ({
    name: path,
    reader: "nobody" as Reader,
    path,
  })),
  { name: "/segundo-paso", reader: "lia", path: "/segundo-paso" },
  ...(["lia", "maria", "amaranta", "ines"] as const).map((reader) => ({ name: `the security of ${reader}`, reader, path: "/seguridad" })),
  { name: "a medicine", reader: "maria", path: "/dashboard/user/progreso/anotar?que=medicina" },
  { name: "an appointment", reader: "maria", path: "/dashboard/user/progreso/anotar?que=cita" },
  { name: "a day of the agenda", reader: "amaranta", path: "/dashboard/provider/agenda?vista=dia" },
  { name: "a profile with photos", reader: "amaranta", path: "/dashboard/provider/galeria" },
];

test("a link leads to every screen", () => {
  const reached = new Set(screens.map(({ name }) => name));
  const all = (Object.keys(READERS) as Audience[]).flatMap(patternsOf);
  expect(all.filter((pattern) => !reached.has(pattern) && !WITHOUT_A_ROW.includes(pattern))).toEqual([]);
});

test.concurrent.each([...screens, ...inbox, ...others])("$name", async ({ reader, path }) => {
  const { page, complaints, leave } = await visitIn(contexts.get(reader)!, site.url + path, { width: 320 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, "sideways scroll at 320 px").toBeLessThanOrEqual(0);
  expect(await barriersInLooks(page)).toEqual([]);
  expect(complaints).toEqual([]);
  leave();
});

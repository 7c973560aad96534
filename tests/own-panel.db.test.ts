import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { whoWaits } from "#domain/conduct/who-waits.server.ts";
import { testContext } from "./support/context.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { drawPages } from "./support/server-build.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Everybody has the same page of security. It has the frame of their area around it, whose menu leads to it; that of administration, which
// is long, leaves it to the menu under the person's name.

drawPages();
const ctx = await testContext();
const AREAS = {
  "a patient": "/dashboard/user",
  "a provider": "/dashboard/provider",
  "a reviewer": "/dashboard/revision",
  "an administrator with a second step": "/dashboard/admin",
} as const;
type Who = keyof typeof AREAS;
let site: WholeSite;
let cookies: Record<Who, string>;

beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookies = await peopleAtTheDoor(ctx, site, Object.keys(AREAS) as Who[]);
});

async function pageOf(path: string, who: Who): Promise<Document> {
  const answer = await site.ask(path, { cookie: cookies[who] });
  expect([path, answer.status]).toEqual([path, 200]);
  return new JSDOM(await answer.text()).window.document;
}
const menuOf = (page: Document) => [...page.querySelectorAll("aside nav a")];
const addresses = (links: readonly Element[]) => links.map((link) => link.getAttribute("href"));

test.each(Object.entries(AREAS) as [Who, string][])("%s finds security in a menu, and the same menu around it", async (who, area) => {
  const home = await pageOf(area, who);
  const here = area === "/dashboard/admin" ? [...home.querySelectorAll("header [popover] a")] : menuOf(home);
  expect(addresses(here)).toContain("/seguridad");
  const security = await pageOf("/seguridad", who);
  expect(addresses(menuOf(security))).toEqual(addresses(menuOf(home)));
  const marked = addresses([...security.querySelectorAll("aside nav a[aria-current]")]);
  expect(marked).toEqual(area === "/dashboard/admin" ? [] : ["/seguridad"]);
  expect(security.querySelector("#menu-movil"), "no frame of visitors around it").toBeNull();
  expect(security.querySelector("main h1")!.textContent).toContain("Seguridad");
});

test("the settings of a center lead to its system and its claims, and their screens stand below them in the menu", async () => {
  const settings = await pageOf("/dashboard/provider/ajustes", "a provider");
  const doors = addresses([...settings.querySelectorAll("main a")]);
  for (const path of ["/dashboard/provider/webhooks", "/claims"]) {
    expect(doors).toContain(path);
    const below = await pageOf(path, "a provider");
    expect(addresses([...below.querySelectorAll("aside nav a[aria-current]")])).toEqual(["/dashboard/provider/ajustes"]);
    expect(addresses(menuOf(below))).not.toContain(path);
  }
});

test("who waits is one number in the menu, at the bell, on the first screen, above the requests and above the notices", async () => {
  const { id: providerId } = await ctx.db
    .selectFrom("provider_profiles")
    .select("id")
    .where("slug", "=", "clinica-luna-de-larimar")
    .executeTakeFirstOrThrow();
  const { total, appointments } = await whoWaits(ctx.db, providerId);
  expect(total).toBeGreaterThan(1);
  const pages = await Promise.all(["", "/solicitudes", "/avisos"].map((path) => pageOf(`/dashboard/provider${path}`, "a provider")));
  for (const page of pages) {
    expect(page.querySelector('header a[href$="/avisos"]')!.getAttribute("aria-label")).toContain(`Te esperan ${total} personas`);
    expect(page.querySelector("header [data-count]")!.getAttribute("data-count")).toBe(total > 9 ? "9+" : String(total));
    expect(page.querySelector('aside nav a[href$="/solicitudes"]')!.textContent).toContain(String(total));
  }
  const [home, requests, notices] = pages.map((page) => page.querySelector("main")!.textContent);
  expect(home).toContain(`Te esperan ${total} personas`);
  expect(requests).toContain(`${total} por responder`);
  // The number above a list that has no appointments says how many of them it counts.
  expect(appointments).toBeGreaterThan(1);
  expect(requests).toContain(`${appointments} están en la agenda.`);
  expect(notices).toContain(`Te esperan ${total} personas`);
});

test("paid places are reached from the wallet, and stand below it in the menu", async () => {
  const wallet = await pageOf("/dashboard/provider/billetera", "a provider");
  expect(addresses([...wallet.querySelectorAll("main a")])).toContain("/dashboard/provider/destacado");
  const places = await pageOf("/dashboard/provider/destacado", "a provider");
  expect(addresses([...places.querySelectorAll("aside nav a[aria-current]")])).toEqual(["/dashboard/provider/billetera"]);
});

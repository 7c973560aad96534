import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { areaOf } from "#app/admin-areas.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { AREAS, type Area, RIGHTS, type Right, rolesIn, TEAM_ROLES, type TeamRole, teamMay } from "#domain/identity/team-roles.ts";
import { AREA_NAMES, TEAM_ROLE_NAMES } from "#texts/roles.ts";
import { testContext } from "./support/context.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { drawPages, routes } from "./support/server-build.ts";
import { type MappedRoute, routesOf } from "./support/site-map.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Each role of our own team against each screen, file and action of administration, cell by cell: the table says who may, and the whole
// site answers 403 to everybody else.

let isDrawn = false;
drawPages(() => isDrawn);
const ctx = await testContext();
const WHO = "an administrator with a second step";
let site: WholeSite;
let cookies: Record<typeof WHO, string>;
let who: string;

beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookies = await peopleAtTheDoor(ctx, site, [WHO]);
  const newest = await ctx.db.selectFrom("user_roles").select("user_id").where("user_id", "!=", idOfPerson("lia")).execute();
  who = newest.at(-1)!.user_id;
});

const take = (role: TeamRole) => ctx.db.updateTable("user_roles").set({ role }).where("user_id", "=", who).execute();

interface Screen extends MappedRoute {
  area: Area | null;
  loader: boolean;
  action: boolean;
}

const screens: Screen[] = routesOf("admin").map((route) => {
  const { loader, action } = routes[route.id ?? route.file.replace(/[.]tsx?$/, "")]!.module;
  return { ...route, area: areaOf(route.pattern)!, loader: loader !== undefined, action: action !== undefined };
});
const addressOf = ({ pattern }: Screen) =>
  pattern
    .replace("*", "lo/que/sea")
    .replace(/\/:\w+[?]/g, "")
    .replace(/:\w+/g, "00000000-0000-4000-8000-000000000000");

/** Asks as the guard treats it: to read a page as its data, which nobody draws; to act with a form that says nothing. */
async function statusOf(screen: Screen, right: Right): Promise<number> {
  const reads = right === "see";
  const path = addressOf(screen) + (reads && screen.file.endsWith(".tsx") ? ".data" : "");
  const answer = await site.ask(path, {
    method: reads ? "GET" : "POST",
    cookie: cookies[WHO],
    ...(!reads && { body: new URLSearchParams({ accion: "" }) }),
  });
  await answer.body?.cancel();
  return answer.status;
}

const isRight = (may: boolean, status: number) => status < 500 && (may ? status !== 401 && status !== 403 : status === 403);

const cells = TEAM_ROLES.flatMap((role) => AREAS.flatMap((area) => RIGHTS.map((right) => [role, area, right] as const)));

test.each(cells)("%s, %s, %s: on every screen as the table says", async (role, area, right) => {
  await take(role);
  const wrong: string[] = [];
  const own = screens.filter((screen) => screen.area === area && (right === "see" ? screen.loader : screen.action));
  for (const screen of own) {
    const status = await statusOf(screen, right);
    if (!isRight(teamMay(role, area, right), status)) wrong.push(`${screen.pattern}: ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
});

test("every page of administration has an area and reads something, so that its guard runs", () => {
  expect(screens.filter(({ area }) => area === undefined).map(({ pattern }) => pattern)).toEqual([]);
  expect(screens.filter(({ file, loader }) => file.endsWith(".tsx") && !loader).map(({ pattern }) => pattern)).toEqual([]);
  const everybodys = screens.filter(({ area }) => area === null).map(({ pattern }) => pattern);
  expect(everybodys).toEqual(["/dashboard/admin", "/dashboard/admin/*", "/admin/*"]);
});

test("an administrator may everything, and nobody else gives roles or runs the site", () => {
  for (const area of AREAS) for (const right of RIGHTS) expect(teamMay("admin", area, right)).toBe(true);
  for (const area of ["team", "operations"] as const) for (const right of RIGHTS) expect(rolesIn(area, right)).toEqual(["admin"]);
  for (const area of AREAS) for (const role of rolesIn(area, "act")) expect(teamMay(role, area, "see")).toBe(true);
});

async function draw(path: string) {
  isDrawn = true;
  const answer = await site.ask(path, { cookie: cookies[WHO] });
  const { document } = new JSDOM(await answer.text()).window;
  isDrawn = false;
  return { status: answer.status, document };
}

const menuIn = (document: Document) => [...document.querySelectorAll("aside a, nav a")].map((link) => link.getAttribute("href")!);

test.each(TEAM_ROLES)("the menu of %s leads to what they see, and nowhere else", async (role) => {
  await take(role);
  const { status, document } = await draw("/dashboard/admin");
  expect(status).toBe(200);
  const menu = menuIn(document);
  const entries = menu.filter((to) => /^\/(dashboard\/)?admin\b/.test(to));
  expect(entries.filter((to) => areaOf(to) && !teamMay(role, areaOf(to)!, "see"))).toEqual([]);
  for (const area of AREAS.filter((one) => one !== "team" && teamMay(role, one, "see")))
    expect(
      entries.some((to) => areaOf(to) === area),
      area,
    ).toBe(true);
  expect(document.querySelector("[data-find]") !== null).toBe(teamMay(role, "people", "see"));
  expect(document.body.textContent!.includes("Cómo va")).toBe(teamMay(role, "operations", "see"));
});

test("a refused role reads in Spanish what is missing and whom to ask, inside its own menu", async () => {
  await take("editor");
  const { status, document } = await draw("/dashboard/admin/recargas");
  expect(status).toBe(403);
  const said = document.querySelector("main")!.textContent!;
  for (const words of ["Tu rol no llega hasta aquí", TEAM_ROLE_NAMES.editor(), AREA_NAMES.money(), "Atención", "Lía Almonte"])
    expect(said).toContain(words);
  expect(menuIn(document)).toContain("/dashboard/admin/contenido");
  expect(menuIn(document)).not.toContain("/dashboard/admin/recargas");
});

test("who only sees an area is told who changes things there", async () => {
  await take("support");
  const { status, document } = await draw("/dashboard/admin/recargas");
  expect(status).toBe(200);
  expect(document.body.textContent).toContain("Con tu rol, Atención, ves esta pantalla. Los cambios los hacen: Administración y Dinero.");
  await take("money");
  expect((await draw("/dashboard/admin/recargas")).document.body.textContent).not.toContain("ves esta pantalla");
});

test("the link in a mail about a message opens for support, and for no other role", async () => {
  for (const role of TEAM_ROLES) {
    await take(role);
    const status = async (method: string) =>
      (await site.ask("/bandeja/algo", { method, cookie: cookies[WHO], ...(method === "POST" && { body: new URLSearchParams() }) })).status;
    const expected = teamMay(role, "people", "see") ? 404 : 403;
    expect([role, await status("GET"), await status("POST")]).toEqual([role, expected, expected]);
  }
});

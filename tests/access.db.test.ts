import { beforeAll, describe, expect, test } from "vitest";
import { audienceOf, behind, expectedOf, IN, NOBODY, OWN_PASSWORD, PLACES, TEMPORARY } from "./support/access-table.ts";
import { testContext } from "./support/context.ts";
import { PEOPLE, type Person, peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { routes } from "./support/server-build.ts";
import { type MappedRoute, routesOf, siteMap } from "./support/site-map.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Who may open what: every route of app/routes.ts × every kind of person × every method, as the whole site answers. ownership.db.test.ts
// tests whose rows they are shown.

const ctx = await testContext();
let site: WholeSite;
let cookies: Record<Person, string>;
let keptMail: number;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookies = await peopleAtTheDoor(ctx, site);
  const raw = Buffer.from("Subject: Hola\r\nContent-Type: text/html\r\n\r\n<p>Hola</p>");
  const mail = { mail_from: "a@cuna.example", rcpt_to: ["b@correo.example"], subject: "Hola", raw };
  keptMail = (await ctx.db.insertInto("local_mail").values(mail).returning("id").executeTakeFirstOrThrow()).id;
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const JSON_BODY = { "content-type": "application/json" };

interface Way {
  name: string;
  kind: "read" | "write";
  method: string;
  suffix?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Returns the ways to request one route: as a page, as data for React Router, and as the data of that route alone. */
function waysTo(route: MappedRoute): Way[] {
  const { default: page, loader, action } = routes[idOf(route)]!.module;
  const data = `.data?_routes=${encodeURIComponent(idOf(route))}`;
  const reads: Way[] = [
    { name: "GET", kind: "read", method: "GET" },
    { name: "HEAD", kind: "read", method: "HEAD" },
    { name: "GET of its data", kind: "read", method: "GET", suffix: ".data" },
    { name: "GET of its own data alone", kind: "read", method: "GET", suffix: data },
  ];
  const writes: Way[] = [
    { name: "POST", kind: "write", method: "POST", body: "accion=", headers: FORM },
    { name: "POST of JSON", kind: "write", method: "POST", body: "{}", headers: JSON_BODY },
    { name: "POST to its data", kind: "write", method: "POST", suffix: ".data", body: "accion=", headers: FORM },
  ];
  return [...(page || loader ? reads : []), ...(action ? writes : [])];
}

const idOf = ({ id, file }: MappedRoute) => id ?? file.replace(/[.]tsx?$/, "");
/** Returns an address of the pattern, taken from a sent mail if there is one, and otherwise of nothing that exists. */
const pathOf = ({ pattern }: MappedRoute) =>
  pattern
    .replace("/dev/correo/:id", `/dev/correo/${keptMail}`)
    .replace("*", "lo/que/sea")
    .replace(/\/:\w+[?]/g, "")
    .replace(/:\w+/g, "algo");

/** Returns the address to which an answer redirects, or its status. */
async function leadsTo(answer: Response): Promise<string> {
  const inData = async () => (answer.status === 202 ? /"redirect","([^"]*)"/.exec(await answer.text())?.[1] : undefined);
  const location = answer.headers.get("location") ?? (await inData());
  // Who had a session is told why, at the same door.
  if (location !== undefined) return location.replace(/[?]sesion=vencida$/, "");
  if (answer.status === 202) return "202";
  await answer.body?.cancel();
  return String(answer.status);
}

const DOORS = ["/login", "/admin-login", OWN_PASSWORD, "/segundo-paso", ...Object.values(PLACES)];
/** Returns whether somebody was let in, whatever they then read or did. People without anything begin at the first page of their area. */
function isIn(route: MappedRoute, found: string): boolean {
  if (/^\d+$/.test(found)) return Number(found) < 500 && !["401", "403", "405"].includes(found);
  return !DOORS.includes(found) || found === PLACES[audienceOf(route) as keyof typeof PLACES];
}

/** The methods that everybody tries, since the guards treat all methods alike. */
const WHOLE = ["GET", "POST"];
/** Enough people for the other methods, and for routes that answer everybody alike. */
const EVERY_KIND: readonly Person[] = [
  "a visitor",
  "a patient",
  "a provider",
  "a reviewer",
  "an administrator with a second step",
  TEMPORARY[0],
  NOBODY[3],
];

/** Yields each person and method whose answer differs from the expected one. */
async function* complaints(route: MappedRoute, among: readonly Person[] = PEOPLE): AsyncGenerator<string> {
  const expected = expectedOf(route);
  for (const way of waysTo(route)) {
    const wanted = expected[way.kind];
    const alike = among.every((who) => wanted[who] === wanted[among[0]!]);
    const people = alike || !WHOLE.includes(way.name) ? EVERY_KIND : among;
    for (const who of people) {
      // For people who are let in, one method to read and one to write are enough: no guard treats the others differently.
      if (wanted[who] === IN && !WHOLE.includes(way.name)) continue;
      const found = await answerTo(route, way, who);
      // After an action without effect, the page itself answers.
      const right =
        wanted[who] === IN ? isIn(route, found) || (way.kind === "write" && found === expected.read[who]) : found === wanted[who];
      if (!right) yield `${way.name} ${route.pattern} by ${who}: ${found} instead of ${wanted[who]}`;
    }
  }
}

async function answerTo(route: MappedRoute, { method, suffix = "", body, headers }: Way, who: Person): Promise<string> {
  const path = pathOf(route).replace(/^\/$/, suffix ? "/_root" : "/") + suffix;
  const from = { ...headers, "x-forwarded-for": addressOf(who) };
  return leadsTo(await site.ask(path, { method, cookie: cookies[who], headers: from, ...(body !== undefined && { body }) }));
}

async function all(found: AsyncGenerator<string>): Promise<string[]> {
  const every: string[] = [];
  for await (const one of found) every.push(one);
  return every;
}

/** Each person has an address of their own, so that no limit is reached. */
const addressOf = (who: Person) => `10.0.0.${PEOPLE.indexOf(who) + 1}`;

/** This route signs its people out, so it comes last. */
const LAST = "/salir";
const tried = siteMap.filter(({ pattern }) => pattern !== LAST);

describe("every route lets in the right people, by every way", () => {
  test.each(tried)("$pattern", async (route) => expect(await all(complaints(route))).toEqual([]));
});

test("no route takes another method, for anybody", async () => {
  const wrong: string[] = [];
  for (const route of siteMap)
    for (const method of ["PUT", "PATCH", "DELETE"])
      for (const who of ["a visitor", "a patient", "an administrator with a second step"] as const) {
        const { status } = await site.ask(pathOf(route), { method, cookie: cookies[who] });
        if (status !== 405) wrong.push(`${method} ${route.pattern} by ${who}: ${status}`);
      }
  expect(wrong).toEqual([]);
});

describe("a guard that is taken away is missed, on every route behind it", () => {
  const guarded = Object.values(routes).filter(
    (route) => route?.module.middleware?.length && !/^routes\/(link|account)\/layout$/.test(route.id),
  );

  test.each(guarded.map((route) => route!.id))("%s", async (id) => {
    const module = routes[id]!.module as { middleware?: unknown };
    const { middleware } = module;
    const whole = site;
    module.middleware = [];
    try {
      site = await openWholeSite(ctx);
      const behindIt = siteMap.filter((route) => idOf(route) === id || route.layout?.startsWith(id));
      expect(behindIt.length).toBeGreaterThan(0);
      for (const route of behindIt) {
        const { value: missed } = await complaints(route, ["a visitor", "a patient", "a provider", TEMPORARY[0]]).next();
        expect(missed, route.pattern).toBeDefined();
      }
    } finally {
      module.middleware = middleware;
      site = whole;
    }
  });
});

test("a page that stands in a dashboard's address stands behind the dashboard's guard", () => {
  for (const [audience, root] of Object.entries(PLACES))
    for (const other of ["public", "link", "account", "api", "dev"] as const)
      expect(
        routesOf(other).filter(({ pattern }) => pattern.startsWith(root)),
        `${root} outside ${audience}`,
      ).toEqual([]);
});

test("nobody goes round in a circle: where a guard sends somebody, they come in or are sent on to where they do", () => {
  const guardOf = (place: string) =>
    behind[Object.keys(PLACES).find((key) => PLACES[key as keyof typeof PLACES] === place) as keyof typeof PLACES];
  for (const who of PEOPLE)
    for (const start of Object.values(PLACES)) {
      let at: string = start;
      for (let step = 0; step < 3 && guardOf(at) && guardOf(at)[who] !== IN; step++) at = guardOf(at)[who];
      expect(guardOf(at)?.[who] ?? IN, `${who} from ${start} ends at ${at}`).toBe(IN);
    }
});

test("a passkey is asked for and kept only by who is signed in with a password of their own", async () => {
  for (const accion of ["preguntar-nueva", "guardar"])
    for (const who of PEOPLE) {
      const body = JSON.stringify({ accion, respuesta: {} });
      const { status } = await site.ask("/llave", { method: "POST", cookie: cookies[who], body, headers: JSON_BODY });
      const mayAsk = ![...NOBODY, ...TEMPORARY].includes(who as never);
      expect([accion, who, status === 401]).toEqual([accion, who, !mayAsk]);
    }
});

test("a person who leaves is out everywhere at once, and the browser forgets them", async () => {
  const answer = await site.post(LAST, {}, cookies["a provider"]);
  expect(await leadsTo(answer)).toBe("/");
  expect(answer.headers.getSetCookie().some((cookie) => /^__Host-session=;.*Max-Age=0/.test(cookie))).toBe(true);
  const after = await site.ask("/dashboard/provider", { cookie: cookies["a provider"] });
  expect(await leadsTo(after)).toBe("/login");
});

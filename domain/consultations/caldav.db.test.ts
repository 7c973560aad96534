import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { isPublicAddress } from "#platform/public-address.ts";
import { addOpenCenter } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { onlyPhotoHost, photoHost } from "#tests/support/photo-host.ts";
import { freeSlotsOf } from "./hours-queries.server.ts";
import { addCalendar, calendarsOf, changeCalendar } from "./outside-calendars.server.ts";
import { type CalendarReader, readCalendars } from "./read-calendars.server.ts";

// A small CalDAV server, which answers as RFC 4791 says, and the free times that patients see.

interface Event {
  from: Date;
  until: Date;
}

const LOGIN = { user: "dra.uvero", password: "zqxw-aplicacion: é" };
const ctx = await testContext();
const events: Event[] = [];
const heard: string[] = [];

const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
const moment = (stamped: string) => new Date(stamped.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** A password that its owner has withdrawn. */
let withdrawn = false;

const asked = ({ method, headers }: IncomingMessage) => {
  heard.push(`${method} ${headers.depth} ${headers.authorization ? "with" : "without"} a login`);
  const [user, ...password] = Buffer.from(headers.authorization?.replace("Basic ", "") ?? "", "base64")
    .toString()
    .split(":");
  return !withdrawn && user === LOGIN.user && password.join(":") === LOGIN.password;
};

/** Returns the events of the asked time, each as a resource of its own. */
function multistatus(query: string, from = events): string {
  const [, start, end] = /<c:time-range start="(\w+)" end="(\w+)"\/>/.exec(query)!;
  const resources = from
    .filter(({ from, until }) => from < moment(end!) && until > moment(start!))
    .map(({ from, until }) => {
      const lines = [`UID:${randomUUID()}`, "SUMMARY:Quimioterapia &amp; té", `DTSTART:${stamp(from)}`, `DTEND:${stamp(until)}`];
      const data = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...lines, "END:VEVENT", "END:VCALENDAR"].join("&#13;\n");
      return `<D:response><D:href>/e.ics</D:href><D:propstat><D:prop><C:calendar-data>${data}</C:calendar-data></D:prop></D:propstat></D:response>`;
    });
  return `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${resources.join("")}</D:multistatus>`;
}

const CALENDAR = "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>";
const PRINCIPAL = "<D:current-user-principal><D:href>/dav/principals/uvero/</D:href></D:current-user-principal>";
const homeAt = (href: string) => `<C:calendar-home-set><D:href>${href}</D:href></C:calendar-home-set>`;
const answer = (things: readonly (readonly [href: string, props: string])[]) =>
  `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${things
    .map(([href, props]) => `<D:response><D:href>${href}</D:href><D:propstat><D:prop>${props}</D:prop></D:propstat></D:response>`)
    .join("")}</D:multistatus>`;

/** A place of the server, which says what is there to whoever logs in, and has events where it is a calendar. */
const place =
  (things: () => readonly (readonly [href: string, props: string])[], report: (query: string) => string = multistatus): RequestListener =>
  async (request, response) => {
    if (!asked(request)) return response.writeHead(401, { "WWW-Authenticate": "Basic" }).end();
    const query = await text(request);
    const found = things();
    if (request.method === "PROPFIND")
      return response.writeHead(207).end(answer(request.headers.depth === "0" ? found.slice(0, 1) : found));
    if (request.method !== "REPORT" || !found[0]![1].includes("<C:calendar/>")) return response.writeHead(405).end();
    return response.writeHead(207, { "Content-Type": "application/xml" }).end(report(query));
  };
const calendar = (report?: (query: string) => string) => place(() => [["", CALENDAR]], report);
const moved =
  (location: () => string): RequestListener =>
  (request, response) => {
    asked(request);
    response.writeHead(302, { location: location() }).end();
  };

/** What is in the doctor's home. A test may put more there. */
const home: [href: string, props: string][] = [];
const HOME = [
  ["/dav/home/", "<D:resourcetype><D:collection/></D:resourcetype>"],
  ["/dav/uvero/", CALENDAR],
  ["clinica/", `${CALENDAR}<C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set>`],
  ["tareas/", `${CALENDAR}<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>`],
  ["cumples/", `${CALENDAR}<C:schedule-calendar-transp><C:transparent/></C:schedule-calendar-transp>`],
] as const;
const clinic: Event[] = [];
const never = () => {
  throw new Error("nobody asks for this one");
};

const elsewhere = await photoHost({});
const host = await photoHost({
  "/dav/uvero/": calendar(),
  "/": (_, response) => response.writeHead(405).end(),
  "/.well-known/caldav": moved(() => "/dav/"),
  "/dav/": place(() => [["/dav/", PRINCIPAL]]),
  "/dav/principals/uvero/": place(() => [["", homeAt("/dav/home/")]]),
  "/dav/home/": place(() => home),
  "/dav/home/clinica/": calendar((query) => multistatus(query, clinic)),
  "/dav/home/tareas/": calendar(never),
  "/dav/home/cumples/": calendar(never),
  "/moved/": moved(() => "/dav/uvero/"),
  "/moved-away/": moved(() => `${elsewhere.url}/dav/uvero/`),
  "/moved-inside/": moved(() => `http://127.0.0.1:${host.port}/dav/uvero/`),
  "/home-away/": place(() => [["", homeAt(`${elsewhere.url}/dav/uvero/`)]]),
  "/home-inside/": place(() => [["", homeAt("http://169.254.169.254/latest/")]]),
  "/no-home/": place(() => [["", "<D:resourcetype><D:collection/></D:resourcetype>"]]),
  "/empty-home/": place(() => [["", homeAt("/no-home/")]]),
  "/page/": (_, response) => response.writeHead(207).end("<html>Inicia sesión</html>"),
  "/page-behind/": calendar(() => "<html>Inicia sesión</html>"),
  "/huge-list/": place(() => [["", CALENDAR + " ".repeat(300_000)]]),
  "/huge/": calendar(() => `<D:multistatus>${"x".repeat(11 * 2 ** 20)}`),
  "/bomb/": calendar(() => answer([["/e.ics", `<C:calendar-data>${"BEGIN:VEVENT\n".repeat(500_000)}</C:calendar-data>`]])),
  "/silent/": () => {},
});

async function connected(path: string, login = LOGIN, reader: Partial<CalendarReader> = {}) {
  const center = await addOpenCenter(ctx, `caldav-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const times = async () => (await freeSlotsOf(ctx.db, center.id)).slots.map(({ startsAt }) => startsAt.getTime());
  expect(await addCalendar(ctx, member, { doctorId: null, url: host.url + path, login })).toBe("done");
  const one = async () => (await calendarsOf(ctx.db, center.id))[0]!;
  const read = async () => {
    await changeCalendar(ctx, member, (await one()).id, "read");
    await readCalendars({ ...ctx, mayReach: onlyPhotoHost, encrypted: false, ...reader });
    return one();
  };
  return { times, read };
}

test("an hour that a CalDAV server says is busy is not offered, and is offered again when its event goes", async () => {
  events.length = 0;
  const { times, read } = await connected("/dav/uvero/");
  const before = await times();
  expect(await read()).toMatchObject({ failure: null, readAt: expect.any(Date), skipped: 0 });
  expect(await times()).toEqual(before);
  events.push({ from: new Date(before[1]!), until: new Date(before[1]! + 60_000) });
  // Nobody asks for what was, nor for the year after next.
  for (const days of [-400, 800])
    events.push({ from: new Date(Date.now() + days * 86_400_000), until: new Date(Date.now() + days * 86_400_000 + 1) });
  expect(await read()).toMatchObject({ failure: null, skipped: 0 });
  expect(await times()).toEqual(before.filter((_, index) => index !== 1));
  expect(heard.at(-1)).toBe("REPORT 1 with a login");
  events.length = 0;
  await read();
  expect(await times()).toEqual(before);
});

test("a refused login says so, and what was read before stays busy", async () => {
  const wrong = await connected("/dav/uvero/", { ...LOGIN, password: "otra" });
  expect(await wrong.read()).toMatchObject({ failure: "no-entry", readAt: null });
  events.length = 0;
  const { times, read } = await connected("/dav/uvero/");
  const before = await times();
  events.push({ from: new Date(before[0]!), until: new Date(before[0]! + 60_000) });
  await read();
  withdrawn = true;
  expect(await read()).toMatchObject({ failure: "no-entry", readAt: expect.any(Date) });
  withdrawn = false;
  expect(await times()).toEqual(before.slice(1));
});

test.each(["/", "/dav/", "/dav/principals/uvero/", "/dav/home/"])(
  "from %s all calendars of whoever logs in are found, and one that is added later",
  async (path) => {
    events.length = clinic.length = home.length = 0;
    home.push([HOME[0][0], `${HOME[0][1]}${PRINCIPAL}`], ...HOME.slice(1).map(([href, props]): [string, string] => [href, props]));
    const { times, read } = await connected(path);
    const before = await times();
    events.push({ from: new Date(before[0]!), until: new Date(before[0]! + 60_000) });
    // Both calendars hold the first hour, and one the third.
    clinic.push(events[0]!, { from: new Date(before[2]!), until: new Date(before[2]! + 60_000) });
    expect(await read()).toMatchObject({ failure: null, skipped: 0 });
    expect(await times()).toEqual(before.filter((_, index) => index !== 0 && index !== 2));
    home.splice(1, 1);
    await read();
    expect(await times()).toEqual(before.filter((_, index) => index !== 0 && index !== 2));
    clinic.length = 0;
    await read();
    expect(await times()).toEqual(before);
    for (let count = 0; count < 10; count++) home.push([`otro-${count}/`, CALENDAR]);
    expect(await read()).toMatchObject({ failure: "too-much" });
  },
);

test("a login follows a redirect on its server, and goes nowhere else", async () => {
  events.length = 0;
  expect(await (await connected("/moved/")).read()).toMatchObject({ failure: null });
  for (const path of ["/moved-away/", "/moved-inside/", "/home-away/", "/home-inside/"]) {
    const { read } = await connected(path);
    heard.length = 0;
    expect([path, await read()]).toMatchObject([path, { failure: "bad-address", readAt: null }]);
    expect(heard).toEqual(["PROPFIND 0 with a login"]);
  }
  expect(elsewhere.asked).toEqual([]);
  const inside = await connected("/dav/uvero/", LOGIN, { mayReach: isPublicAddress });
  heard.length = 0;
  expect(await inside.read()).toMatchObject({ failure: "private-address" });
  expect(heard).toEqual([]);
});

test.each([
  ["/no-home/", "no-calendar"],
  ["/empty-home/", "no-calendar"],
  ["/page/", "no-calendar"],
  ["/page-behind/", "no-calendar"],
  ["/huge-list/", "too-large"],
  ["/huge/", "too-large"],
  ["/bomb/", "too-much"],
  ["/nothing/", "not-found"],
] as const)("nonsense at %s is told as %s, and frees no hour", async (path, failure) => {
  const { times, read } = await connected(path);
  const before = await times();
  expect(await read()).toMatchObject({ failure, failingSince: expect.any(Date), readAt: null });
  expect(await times()).toEqual(before);
});

test("a server that never answers is given up", async () => {
  expect(await (await connected("/silent/", LOGIN, { patienceMs: 200 })).read()).toMatchObject({ failure: "slow" });
});

test("neither the login nor what the events are about stands in the open", async () => {
  events.push({ from: new Date(), until: new Date(Date.now() + 3_600_000) });
  await (await connected("/dav/uvero/")).read();
  const { rows } = await sql<{ open: boolean }>`select exists (select from consultation_calendars k where k::text ~ 'zqxw|uvero')
    or exists (select from consultation_calendars k where position('zqxw'::bytea in k.address) > 0)
    or exists (select from audit_log a where a::text ~ 'zqxw|uvero') or exists (select from consultation_busy b where b::text like '%Quimio%') as open`.execute(
    ctx.db,
  );
  expect(rows).toEqual([{ open: false }]);
});

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { addOpenCenter } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { onlyPhotoHost, photoHost } from "#tests/support/photo-host.ts";
import { freeSlotsOf } from "./hours-queries.server.ts";
import { addCalendar, calendarsOf, changeCalendar } from "./outside-calendars.server.ts";
import { readCalendars } from "./read-calendars.server.ts";

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

const asked = ({ method, headers }: IncomingMessage) => {
  heard.push(`${method} ${headers.depth} ${headers.authorization ? "with" : "without"} a login`);
  const [user, ...password] = Buffer.from(headers.authorization?.replace("Basic ", "") ?? "", "base64")
    .toString()
    .split(":");
  return user === LOGIN.user && password.join(":") === LOGIN.password;
};

/** Returns the events of the asked time, each as a resource of its own. */
function multistatus(query: string): string {
  const [, start, end] = /<c:time-range start="(\w+)" end="(\w+)"\/>/.exec(query)!;
  const resources = events
    .filter(({ from, until }) => from < moment(end!) && until > moment(start!))
    .map(({ from, until }) => {
      const lines = [`UID:${randomUUID()}`, "SUMMARY:Quimioterapia &amp; té", `DTSTART:${stamp(from)}`, `DTEND:${stamp(until)}`];
      const data = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...lines, "END:VEVENT", "END:VCALENDAR"].join("&#13;\n");
      return `<D:response><D:href>/e.ics</D:href><D:propstat><D:prop><C:calendar-data>${data}</C:calendar-data></D:prop></D:propstat></D:response>`;
    });
  return `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${resources.join("")}</D:multistatus>`;
}

const host = await photoHost({
  "/dav/uvero/": async (request, response) => {
    if (!asked(request)) return response.writeHead(401, { "WWW-Authenticate": "Basic" }).end();
    const query = await text(request);
    if (request.method !== "REPORT") return response.writeHead(405).end();
    return response.writeHead(207, { "Content-Type": "application/xml" }).end(multistatus(query));
  },
  "/moved/": (request, response) => {
    asked(request);
    response.writeHead(302, { location: "/dav/uvero/" }).end();
  },
  "/page/": (_, response) => response.writeHead(207).end("<html>Inicia sesión</html>"),
});

async function connected(path: string, login = LOGIN) {
  const center = await addOpenCenter(ctx, `caldav-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const times = async () => (await freeSlotsOf(ctx.db, center.id)).slots.map(({ startsAt }) => startsAt.getTime());
  expect(await addCalendar(ctx, member, { doctorId: null, url: host.url + path, login })).toBe("done");
  const one = async () => (await calendarsOf(ctx.db, center.id))[0]!;
  const read = async () => {
    await changeCalendar(ctx, member, (await one()).id, "read");
    await readCalendars({ ...ctx, mayReach: onlyPhotoHost, encrypted: false });
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

test("a refused login says so, and what was read before stays busy; a page to sign in is no calendar", async () => {
  const wrong = await connected("/dav/uvero/", { ...LOGIN, password: "otra" });
  expect(await wrong.read()).toMatchObject({ failure: "no-entry", readAt: null });
  const page = await connected("/page/");
  expect(await page.read()).toMatchObject({ failure: "no-calendar" });
});

test("a login follows no redirect", async () => {
  const { read } = await connected("/moved/");
  heard.length = 0;
  expect(await read()).toMatchObject({ failure: "too-many-redirects" });
  expect(heard).toEqual(["REPORT 1 with a login"]);
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

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { isPublicAddress } from "#platform/public-address.ts";
import { addOpenCenter, addPatient, requested, wish } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { onlyPhotoHost, photoHost } from "#tests/support/photo-host.ts";
import { agendaView } from "./agenda.server.ts";
import { busyTimesApart } from "./busy-times-apart.server.ts";
import { changeConsultation } from "./change-consultation.server.ts";
import { addDoctor, doctorsOf, possibleDoctors, removeDoctor } from "./doctors.server.ts";
import { freeSlotsOf } from "./hours-queries.server.ts";
import { readCalendarAddress, withoutLogin } from "./outside-calendar.ts";
import { addCalendar, calendarsOf, changeCalendar, collisionsOf, removeCalendar } from "./outside-calendars.server.ts";
import { readCalendars } from "./read-calendars.server.ts";
import { requestConsultation } from "./request-consultation.server.ts";
import { dayIn } from "./slots.ts";

// A doctor's own calendar on a real server, read by the job, and the free times that patients see.

const ctx = await testContext();
const files = new Map<string, string>();
const serve = (path: string) => (_: unknown, response: { writeHead(status: number): { end(): void }; end(text: string): void }) => {
  const text = files.get(path);
  if (text === undefined) response.writeHead(404).end();
  else response.end(text);
};
const PATHS = ["/a.ics", "/b.ics", "/privado-zqxw.ics"];
const host = await photoHost({
  ...Object.fromEntries(PATHS.map((path) => [path, serve(path)])),
  "/moved.ics": (_, response) => response.writeHead(302, { location: "/a.ics" }).end(),
  "/inside.ics": (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${host.port}/a.ics` }).end(),
});
const read = () => readCalendars({ ...ctx, mayReach: onlyPhotoHost, encrypted: false });

const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
const calendar = (...events: { uid?: string; from: Date; until: Date }[]) =>
  [
    "BEGIN:VCALENDAR",
    ...events.flatMap(({ uid = randomUUID(), from, until }) => [
      ...["BEGIN:VEVENT", `UID:${uid}`, "SUMMARY:Quimioterapia de mamá", `DTSTART:${stamp(from)}`, `DTEND:${stamp(until)}`, "END:VEVENT"],
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

async function newAgenda() {
  const center = await addOpenCenter(ctx, `calendario-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const times = async (doctorId: string | null = null) => {
    const { slots } = await freeSlotsOf(ctx.db, center.id, doctorId);
    return slots.map(({ startsAt }) => startsAt.getTime());
  };
  const connect = (path: string, doctorId: string | null = null) => addCalendar(ctx, member, { doctorId, url: host.url + path });
  const one = async () => (await calendarsOf(ctx.db, center.id))[0]!;
  const soon = async () => changeCalendar(ctx, member, (await one()).id, "read");
  return { center, member, times, connect, one, soon };
}

test("an hour at which the doctor is busy elsewhere is not offered, and is free when the calendar says so, pauses or goes", async () => {
  const { center, member, times, connect, one, soon } = await newAgenda();
  const before = await times();
  const { slots } = await freeSlotsOf(ctx.db, center.id);
  const [first, second] = [slots[0]!, slots[1]!];
  files.set("/a.ics", calendar({ from: first.startsAt, until: first.endsAt }));
  expect(await connect("/a.ics")).toBe("done");
  expect(await times()).toEqual(before);
  await read();
  expect(await one()).toMatchObject({ readAt: expect.any(Date), failure: null, skipped: 0, host: new URL(host.url).host });
  expect(await times()).toEqual(before.slice(1));
  const patientId = await addPatient(ctx);
  expect(await requestConsultation(ctx, await wish(ctx, center.id, patientId, { startsAt: first.startsAt }))).toEqual({
    outcome: "not-offered",
  });
  const { id } = await one();
  await changeCalendar(ctx, member, id, "pause");
  expect(await times()).toEqual(before);
  await changeCalendar(ctx, member, id, "resume");
  expect(await times()).toEqual(before.slice(1));
  files.set("/a.ics", calendar({ from: second.startsAt, until: second.endsAt }));
  await soon();
  await read();
  expect(await times()).toEqual(before.filter((_, index) => index !== 1));
  await removeCalendar(ctx, member, id);
  expect(await times()).toEqual(before);
});

test("only the doctor whose calendar it is is busy, and without her nothing of it is left", async () => {
  const { center, member, times, connect } = await newAgenda();
  await addDoctor(ctx, member, (await possibleDoctors(ctx.db, center.id))[0]!.id);
  const [doctor] = await doctorsOf(ctx.db, center.id);
  const other = randomUUID();
  await ctx.db
    .insertInto("consultation_doctors")
    .values({ id: other, provider_id: center.id, user_id: idOfPerson("yadira"), name: "Dra. Otra" })
    .execute();
  const before = await times(doctor!.id);
  files.set("/a.ics", calendar({ from: new Date(before[0]!), until: new Date(before[0]! + 60_000) }));
  expect(await connect("/a.ics")).toBe("unknown");
  expect(await connect("/a.ics", randomUUID())).toBe("unknown");
  expect(await connect("/a.ics", doctor!.id)).toBe("done");
  await read();
  expect([await times(doctor!.id), await times(other)]).toEqual([before.slice(1), before]);
  await removeDoctor(ctx, member, doctor!.id);
  expect(await calendarsOf(ctx.db, center.id)).toEqual([]);
});

test("our own events block nothing, not even of a consultation that was cancelled; those of another center here do", async () => {
  const [{ center, times, connect, soon }, other] = [await newAgenda(), await newAgenda()];
  const patient = await addPatient(ctx);
  const before = await times();
  const [id, theirs] = [await requested(ctx, center.id, patient), await requested(ctx, other.center.id, await addPatient(ctx))];
  const from = new Date(before[0]!);
  const own = { uid: `${id}@cuna.test`, from, until: new Date(before[0]! + 40 * 60_000) };
  files.set("/a.ics", calendar(own));
  await connect("/a.ics");
  await read();
  expect(await times()).toEqual(before.slice(1));
  expect(await collisionsOf(ctx, center.id)).toEqual([]);
  await changeConsultation(ctx, { side: "patient", userId: patient }, id, { act: "cancel" });
  expect(await times()).toEqual(before);
  files.set("/a.ics", calendar({ ...own, uid: `${theirs}@cuna.test` }));
  await soon();
  await read();
  expect(await times()).toEqual(before.slice(1));
});

test("a consultation that collides with the calendar stands, and its center is shown it", async () => {
  const { center, connect, times } = await newAgenda();
  const [at] = await times();
  const id = await requested(ctx, center.id, await addPatient(ctx));
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });
  files.set("/a.ics", calendar({ from: new Date(at! + 60_000), until: new Date(at! + 3_600_000) }));
  await connect("/a.ics");
  await read();
  expect(await collisionsOf(ctx, center.id)).toMatchObject([{ id, status: "confirmed" }]);
});

test("the address and what the events are about stand nowhere in the open", async () => {
  const { connect, one } = await newAgenda();
  files.set("/privado-zqxw.ics", calendar({ from: new Date(), until: new Date(Date.now() + 3_600_000) }));
  await connect("/privado-zqxw.ics");
  await read();
  expect(await one()).toMatchObject({ failure: null });
  const { rows } = await sql<{ open: boolean }>`select exists (select from consultation_calendars k where k::text like '%zqxw%')
    or exists (select from consultation_calendars k where position('zqxw'::bytea in k.address) > 0)
    or exists (select from audit_log a where a::text like '%zqxw%') or exists (select from consultation_busy b where b::text like '%Quimio%') as open`.execute(
    ctx.db,
  );
  expect(rows).toEqual([{ open: false }]);
});

test("what cannot be read says why and since when, is asked less often, and what was read before stays busy", async () => {
  const { times, connect, one, soon } = await newAgenda();
  const before = await times();
  files.set("/b.ics", calendar({ from: new Date(before[0]!), until: new Date(before[0]! + 60_000) }));
  await connect("/b.ics");
  await read();
  for (const [text, failure] of [
    [undefined, "not-found"],
    ["<html>Inicia sesión</html>", "no-calendar"],
    ["\0".repeat(200_000), "no-calendar"],
    [`BEGIN:VCALENDAR\r\n${"x".repeat(11 * 2 ** 20)}`, "too-large"],
  ] as const) {
    if (text === undefined) files.delete("/b.ics");
    else files.set("/b.ics", text);
    await soon();
    await read();
    expect(await one()).toMatchObject({ failure, failingSince: expect.any(Date), readAt: expect.any(Date) });
    expect(await times()).toEqual(before.slice(1));
  }
  await sql`update consultation_calendars set failing_since = now() - interval '2 days', next_at = now() where id = ${(await one()).id}`.execute(
    ctx.db,
  );
  await read();
  const { rows } = await sql<{ later: boolean }>`select next_at > now() + interval '1 hour' as later from consultation_calendars
    where id = ${(await one()).id}`.execute(ctx.db);
  expect(rows).toEqual([{ later: true }]);
});

test("no request goes to a host inside, over a redirect, or unencrypted outside of tests; a redirect in the open is followed", async () => {
  files.set("/a.ics", calendar());
  for (const [path, reach, failure] of [
    ["/moved.ics", { mayReach: onlyPhotoHost, encrypted: false }, null],
    ["/inside.ics", { mayReach: onlyPhotoHost, encrypted: false }, "private-address"],
    ["/a.ics", { mayReach: isPublicAddress, encrypted: false }, "private-address"],
    ["/a.ics", { mayReach: onlyPhotoHost, encrypted: true }, "bad-address"],
  ] as const) {
    const { connect, one } = await newAgenda();
    await connect(path);
    await readCalendars({ ...ctx, ...reach });
    expect([path, (await one()).failure]).toEqual([path, failure]);
  }
});

test("a calendar that takes too long is given up, and the thread with it", async () => {
  const events = Array.from({ length: 4_000 }, () =>
    ["BEGIN:VEVENT", "DTSTART:19000101T000000Z", "DURATION:PT1H", "RRULE:FREQ=HOURLY;BYMINUTE=0,1,2,3,4,5,6,7", "END:VEVENT"].join("\n"),
  );
  const bytes = new TextEncoder().encode(["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"].join("\n"));
  const now = Date.now();
  const as = { answered: false, zone: "America/Santo_Domingo", from: now, until: now + 90 * 86_400_000, ownUids: new Set<string>() };
  expect(await busyTimesApart({ calendars: [bytes], ...as }, 300)).toEqual({ ok: false, reason: "too-much" });
});

test.each([
  ["webcal://p01.icloud.example/published/2/abc", "https://p01.icloud.example/published/2/abc"],
  [" https://calendar.example/private-1/basic.ics ", "https://calendar.example/private-1/basic.ics"],
])("%s is taken as %s", (typed, url) => expect(readCalendarAddress(typed)).toEqual({ url }));

test.each([
  ["http://calendar.example/a.ics", "not-https"],
  ["https://10.0.0.1/a.ics", "private"],
  ["https://ana:clave@calendar.example/a.ics", "not-an-address"],
  ["webcal:", "not-an-address"],
  ["\0", "not-an-address"],
  [`https://calendar.example/${"a".repeat(3_000)}`, "not-an-address"],
])("%s is refused: %s", (typed, mistake) => expect(readCalendarAddress(typed)).toEqual({ mistake }));

test.each([
  ["https://ana:cl%40ve-100%25@dav.example/ana/", "https://dav.example/ana/", { user: "ana", password: "cl@ve-100%" }],
  ["https://ana%40correo.example:100%@dav.example/", "https://dav.example/", { user: "ana@correo.example", password: "100%" }],
  ["https://dav.example/ana/", "https://dav.example/ana/", null],
  ["sin dirección", "sin dirección", null],
])("%s is an address and its login", (typed, address, login) => expect(withoutLogin(typed)).toEqual({ address, login }));

test("a week of the agenda shows what a doctor's own calendar holds in that doctor's row, and nothing of it while it is paused", async () => {
  const { center, member, connect, one } = await newAgenda();
  await ctx.db
    .insertInto("provider_accounts")
    .values({ user_id: idOfPerson("yadira"), provider_id: center.id, role: "manager" })
    .execute();
  for (const { id } of await possibleDoctors(ctx.db, center.id)) await addDoctor(ctx, member, id);
  const [doctor] = await doctorsOf(ctx.db, center.id);
  const { slots } = await freeSlotsOf(ctx.db, center.id, doctor!.id);
  const { startsAt, endsAt } = slots[0]!;
  files.set("/b.ics", calendar({ from: startsAt, until: endsAt }));
  expect(await connect("/b.ics", doctor!.id)).toBe("done");
  await read();
  const shown = async () => {
    const { rows } = await agendaView(ctx, center.id, { day: dayIn(startsAt, "America/Santo_Domingo"), view: "week", doctorId: null });
    return rows.map((row) => ({
      id: row.doctor?.id,
      readAt: row.calendar?.readAt ?? null,
      busy: row.days.flatMap(({ busy }) => busy.map(({ from, until }) => [from.getTime(), until.getTime()])),
    }));
  };
  const [theirs, ...others] = await shown();
  expect(theirs).toEqual({ id: doctor!.id, readAt: expect.any(Date), busy: [[startsAt.getTime(), endsAt.getTime()]] });
  expect(others).toEqual([{ id: expect.any(String), readAt: null, busy: [] }]);
  await changeCalendar(ctx, member, (await one()).id, "pause");
  expect((await shown()).flatMap(({ busy }) => busy)).toEqual([]);
});

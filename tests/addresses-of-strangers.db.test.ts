import { beforeAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { openPatientFeed, openProviderFeed } from "#domain/consultations/feeds.server.ts";
import { patientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { closeFeed, openFeed } from "#domain/patients/calendar-feed.server.ts";
import { sendQuote } from "#domain/quotes/send-quote.server.ts";
import { removePerson } from "#domain/team/invitations.server.ts";
import { accessLine } from "#server/access-log.ts";
import { routeTree } from "#server/route-tree.ts";
import { testContext } from "./support/context.ts";
import { addTwoManaged, routed } from "./support/leads.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { routes } from "./support/server-build.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Calendars and quotes have secret addresses: anybody with the address can read them. These tests use other addresses, addresses that
// were revoked, and those of somebody else.

const ctx = await testContext();
const amaranta = idOfPerson("amaranta");
const maria = idOfPerson("maria");
const by = { ...ctx, actor: "cli" as const };

let site: WholeSite;
let center: { id: string };
/** The secret of each address, and what revokes it. */
let doors: { pattern: string; token: string; type: string; end: () => Promise<unknown> }[];
beforeAll(async () => {
  site = await openWholeSite(ctx);
  const [ours, other] = await addTwoManaged(ctx);
  center = ours;
  const member = { userId: amaranta, providerId: center.id };
  await ctx.db.insertInto("provider_accounts").values({ user_id: maria, provider_id: center.id, role: "owner" }).execute();
  const receivers = receiversToken(ctx.keys, { originId: center.id, receivers: [ours, other] }, new Date());
  const { leadId } = await routed(ctx, { kind: "center", originSlug: ours.slug, receiversToken: receivers, ticked: [ours.id] });
  const offer = await ctx.db
    .updateTable("offers")
    .set({ status: "purchased" })
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", center.id)
    .returning("id")
    .executeTakeFirstOrThrow();
  const answers = { "fiv-propios": { kind: "price" as const, amountCents: 490_000, note: null } };
  await sendQuote(ctx, member, { after: 0, answers, validUntil: "2027-02-26", message: "", visits: 6, requestId: offer.id });
  const { created_at } = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  const feeds = "/calendario/consultas/:token";
  const calendar = "text/calendar; charset=utf-8";
  doors = [
    { pattern: "/calendario/:token", token: await openFeed(by, maria), type: calendar, end: () => closeFeed(by, maria) },
    { pattern: feeds, token: await openPatientFeed(by, maria), type: calendar, end: () => openPatientFeed(by, maria) },
    {
      ...{ pattern: feeds, token: (await openProviderFeed(by, member))!, type: calendar },
      end: () => removePerson(by, { userId: maria, providerId: center.id }, amaranta),
    },
    {
      ...{ pattern: "/solicitud/:token/presupuestos.pdf", token: patientToken(ctx.keys, leadId, created_at), type: "application/pdf" },
      end: () => eraseLead(by, { leadId }),
    },
  ];
});

const ask = (pattern: string, token: string, options: Parameters<WholeSite["ask"]>[1] = {}) =>
  site.ask(pattern.replace(":token", token), options);

test("each address opens its own file, whole, to be kept by nobody, whatever a program asks of it besides", async () => {
  for (const { pattern, token, type } of doors) {
    const whole = await ask(pattern, token);
    const bytes = await whole.arrayBuffer();
    expect([whole.status, whole.headers.get("content-type")], pattern).toEqual([200, type]);
    expect(whole.headers.get("cache-control"), pattern).toMatch(/no-store/);
    expect(whole.headers.get("referrer-policy"), pattern).toBe("same-origin");
    expect(whole.headers.get("x-content-type-options"), pattern).toBe("nosniff");
    expect(whole.headers.get("etag"), pattern).toBeNull();
    const head = await ask(pattern, token, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), (await head.arrayBuffer()).byteLength]).toEqual([200, type, 0]);
    const besides: Record<string, string>[] = [
      { range: "bytes=0-0" },
      { range: "bytes=999999999-" },
      { range: `bytes=${"0-1,".repeat(500)}2-3` },
      { "if-none-match": "*" },
      { "if-none-match": '"x"', "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" },
      { "if-range": '"x"', range: "bytes=0-3" },
    ];
    for (const headers of besides) {
      const answer = await ask(pattern, token, { headers });
      // A PDF contains the time when it was made, so only its size is compared.
      const size = (await answer.arrayBuffer()).byteLength;
      expect([answer.status, Math.abs(size - bytes.byteLength) < 50], JSON.stringify(headers)).toEqual([200, true]);
    }
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const answer = await ask(pattern, token, { method, body: "x=1" });
      expect([answer.status, answer.headers.get("allow")], `${method} ${pattern}`).toEqual([405, expect.stringContaining("GET")]);
    }
  }
});

test("a token that is another's, of another kind, bent or made up opens nothing", async () => {
  for (const { pattern, token } of doors) {
    const bent = [
      ...[
        token.slice(0, -1),
        `${token}A`,
        `${token}=`,
        token.toUpperCase(),
        token.toLowerCase(),
        `${token}%00`,
        `${token}%20`,
        `%20${token}`,
      ],
      ...[
        token.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
        `${token.slice(0, 16)}/${token.slice(16)}`,
        "..%2f..%2f",
        "a".repeat(32),
      ],
      ...["'%20or%201=1--", "%f0%9f%91%b6", "a".repeat(4000), "%ff", idOfPerson("maria"), `${token}x.data`],
      ...doors.filter((other) => other.pattern !== pattern).map((other) => other.token),
    ];
    for (const other of bent.filter((one) => one !== token)) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await ask(pattern, other, { method });
        expect([400, 404, 414], `${method} ${pattern} ${other}`).toContain(answer.status);
        const said = await answer.text();
        expect(said).not.toMatch(/BEGIN:VCALENDAR|%PDF/);
      }
    }
  }
});

test("no line of the log has a token, of whichever address", () => {
  for (const { pattern, token } of doors) {
    const path = pattern.replace(":token", token);
    const [url, answered] = [`${path}?token=${token}`, { statusCode: 200, getHeader: () => undefined }];
    const line = accessLine(routeTree({ routes }), new Map(), { method: "GET", url } as never, answered as never, 1);
    expect(JSON.stringify(line)).not.toContain(token);
    expect(line.route).toContain(":token");
  }
});

test("a file about somebody else's row is not found by anybody", async () => {
  const cookies = await peopleAtTheDoor(ctx, site, ["a patient", "another patient", "a provider", "a visitor"]);
  await ctx.db
    .insertInto("consultation_hours")
    .values({ provider_id: center.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const consultation = await ctx.db
    .selectFrom("consultations")
    .select("id")
    .where("patient_id", "=", maria)
    .where("starts_at", "is not", null)
    .executeTakeFirstOrThrow();
  const path = `/dashboard/user/consultas/${consultation.id}/cita.ics`;
  const own = await site.ask(path, { cookie: cookies["a patient"] });
  expect([own.status, (await own.text()).startsWith("BEGIN:VCALENDAR")]).toEqual([200, true]);
  for (const who of ["another patient", "a provider", "a visitor"] as const) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await site.ask(path, { cookie: cookies[who], method });
      expect([303, 302, 404], `${method} by ${who}`).toContain(answer.status);
      expect(await answer.text()).not.toContain("VCALENDAR");
    }
  }
  expect((await site.ask("/dashboard/user/progreso/calendario.ics")).status).not.toBe(200);
  expect((await site.ask("/dashboard/user/presupuestos/comparacion.pdf")).status).not.toBe(200);
});

test("an address ends when it is replaced or taken away, when its maker leaves the center, and when its person is erased", async () => {
  for (const { pattern, token, end } of doors) {
    expect((await ask(pattern, token)).status, pattern).toBe(200);
    await end();
    for (const method of ["GET", "HEAD"]) expect((await ask(pattern, token, { method })).status, `${method} ${pattern}`).toBe(404);
  }
});

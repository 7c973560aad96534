import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "#domain/identity/viewer.ts";
import { acknowledgeWithdrawal } from "#domain/offers/acknowledge-withdrawal.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { listen } from "#platform/db/listen.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { openInboxStream } from "./inbox-stream.ts";

const ctx = await testContext();
const ending = new AbortController();
const stream = openInboxStream({ db: ctx.db, closing: ending.signal }, async (c) => viewers.get(c.req.header("x-who") ?? "") ?? null);
const viewers = new Map<string, Viewer>();
let port: number;
let center: Awaited<ReturnType<typeof addCenter>>;

beforeAll(async () => {
  const server = http.createServer(getRequestListener(stream.routes.fetch, { overrideGlobalObjects: false }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  const changes = await listen(ctx.databaseUrl, ["inbox_changed"], (_channel, id) => void stream.changed(id));
  afterAll(async () => {
    await changes.close();
    server.closeAllConnections();
    server.close();
  });
  center = await addCenter(ctx, "en-vivo");
  const other = await addCenter(ctx, "en-otra-parte");
  await addPerson("lola", center.id);
  await addPerson("ajena", other.id);
  await addPerson("nadie", null);
});

/** Adds somebody with an open session, who manages a center. */
async function addPerson(id: string, centerId: string | null) {
  const now = sql`now()`;
  await sql`insert into users (id, name, email, email_verified) values (${id}, ${id}, ${`${id}@centro.example`}, true)`.execute(ctx.db);
  await sql`insert into user_sessions (id, user_id, session_token, expires_at) values (${id}, ${id}, ${id}, ${now} + interval '1 day')`.execute(
    ctx.db,
  );
  if (centerId) await ctx.db.insertInto("provider_accounts").values({ user_id: id, provider_id: centerId, role: "owner" }).execute();
  viewers.set(id, { userId: id, sessionId: id, temporaryPassword: false } as Viewer);
}

/** Opens a stream, and collects all that is ever written into it. */
async function follow(who: string) {
  const request = http.get({ port, host: "127.0.0.1", path: "/api/solicitudes/cambios", headers: { "x-who": who }, agent: false });
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  const heard = { status: answer.statusCode, text: "", ended: false };
  answer.on("error", () => {});
  answer.on("data", (bytes: Buffer) => {
    heard.text += bytes.toString();
  });
  answer.on("end", () => {
    heard.ended = true;
  });
  return heard;
}
const events = ({ text }: { text: string }) => text.split("event: inbox").length - 1;

test("an open inbox hears of a new offer, its purchase and its end, without a word of it, and nobody else does", async () => {
  expect([(await follow("")).status, (await follow("nadie")).status]).toEqual([401, 403]);
  const [own, foreign] = [await follow("lola"), await follow("ajena")];
  const { leadId } = await routed(ctx, { originSlug: center.slug, form: person({ nombre: "Zenaida" }) });
  await expect.poll(() => events(own)).toBe(1);
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const member = { userId: "lola", providerId: center.id };
  expect(await purchaseLead(ctx, member, offer.id)).toEqual({ outcome: "purchased" });
  await expect.poll(() => events(own)).toBe(2);
  await ctx.db.updateTable("offers").set({ status: "withdrawn" }).where("id", "=", offer.id).execute();
  await expect.poll(() => events(own)).toBe(3);
  await acknowledgeWithdrawal(ctx, member, offer.id);
  await expect.poll(() => events(own)).toBe(4);
  expect(own.text.replaceAll(/event: inbox|data: ?|retry: 5000|[:\s]/g, "")).toBe("");
  expect(events(foreign)).toBe(0);
});

test("who does not manage the center any more hears nothing, and a session that ended takes its stream along", async () => {
  const own = await follow("lola");
  await ctx.db.updateTable("user_sessions").set({ is_active: false, ended_at: sql`now()` }).where("id", "=", "lola").execute();
  const foreign = await follow("ajena");
  await ctx.db.updateTable("provider_accounts").set({ provider_id: center.id }).where("user_id", "=", "ajena").execute();
  const moved = await follow("ajena");
  await ctx.db.deleteFrom("provider_accounts").where("user_id", "=", "ajena").execute();
  await stream.changed(center.id);
  await expect.poll(() => own.ended).toBe(true);
  expect([events(own), events(foreign), events(moved)]).toEqual([0, 0, 0]);
});

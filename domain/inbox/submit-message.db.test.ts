import { sql } from "kysely";
import { expect, test } from "vitest";
import { chainHolds } from "#domain/vault/evidence.ts";
import { testContext } from "#tests/support/context.ts";
import { message, messageOf, sentMessage } from "#tests/support/messages.ts";
import { leaveOfActor } from "./message-access.ts";
import { unsealMessage } from "./sealed-message.server.ts";
import { submitMessage } from "./submit-message.server.ts";

const ctx = await testContext();
const stored = (id: string) => ctx.db.selectFrom("inbox_messages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const count = async (table: "inbox_messages" | "subject_keys" | "inbox_consents" | "evidence" | "mail_messages" | "audit_log") => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(ctx.db);
  return rows[0]!.n;
};
const counts = () =>
  Promise.all((["inbox_messages", "subject_keys", "inbox_consents", "evidence", "mail_messages", "audit_log"] as const).map(count));

test("an accepted message is stored whole: message, key, consent, evidence, audit line and both mails", async () => {
  const { messageId, number, replay } = await sentMessage(ctx);
  expect(number).toMatch(/^ME-20\d\d-\d{5,}$/);
  expect(replay).toBe(false);
  expect(await stored(messageId)).toMatchObject({ number, kind: "contact", status: "new", spam_code: null, answered_at: null });
  const box = await ctx.db.selectFrom("inbox_consents").selectAll().where("message_id", "=", messageId).executeTakeFirstOrThrow();
  expect(box).toMatchObject({ text: "Acepto que el equipo lea este mensaje.", text_version: "test-1", granted: true });
  const links = await ctx.db.selectFrom("evidence").selectAll().where("subject_id", "=", messageId).execute();
  expect(links).toMatchObject([{ subject_kind: "message", kind: "submission" }]);
  expect(chainHolds({ kind: "message", id: messageId }, links)).toBe(true);
  const audit = await ctx.db.selectFrom("audit_log").selectAll().where("subject_id", "=", messageId).execute();
  expect(audit).toMatchObject([{ actor: "visitor", action: "message.submitted", detail: { evidence: links[0]!.digest.toString("hex") } }]);
  const mails = await ctx.db
    .selectFrom("mail_messages")
    .select("template")
    .where("inbox_message_id", "=", messageId)
    .orderBy("template")
    .execute();
  expect(mails).toEqual([{ template: "inbox-notice" }, { template: "inbox-receipt" }]);
});

test("who writes, and about what, is sealed: no column of any row can be read", async () => {
  const form = messageOf({ telefono: "+1 809 555 0199", mensaje: "canariomensaje", estado: "pareja-femenina", servicio: "ovodonacion" });
  const { messageId } = await sentMessage(ctx, { form });
  const { rows } = await sql<{ row: string }>`
    select m::text as row from inbox_messages m where id = ${messageId} union all select k::text from subject_keys k where subject_id = ${messageId}
    union all select e::text from evidence e where subject_id = ${messageId} union all select a::text from audit_log a where subject_id = ${messageId}
    union all select m::text from mail_messages m where inbox_message_id = ${messageId} union all select data::text from pgboss.job`.execute(
    ctx.db,
  );
  const { sealed } = await stored(messageId);
  const seen = rows.map(({ row }) => row).join("\n") + sealed!.toString("latin1");
  for (const canary of ["Quintanilla", "canariomensaje", form.email, "8095550199", "198.51.100", "pareja-femenina", "ovodonacion"])
    for (const hidden of [canary, Buffer.from(canary).toString("hex"), Buffer.from(canary).toString("base64")])
      expect(seen).not.toContain(hidden);
  expect(
    await unsealMessage(ctx.keys, ctx.db, leaveOfActor("admin:lia", { id: messageId, kind: "contact" }), { sealed, request: null }),
  ).toMatchObject({
    form,
    phone: { e164: "+18095550199" },
  });
});

test("one message is one, however often it is sent at once; another with its key is a conflict", async () => {
  const same = message({ idempotencyKey: "thirty-at-once" });
  const results = await Promise.all(Array.from({ length: 30 }, () => submitMessage(ctx, same)));
  const accepted = results.filter((result) => result.outcome === "accepted");
  expect(accepted).toHaveLength(30);
  expect(new Set(accepted.map(({ number }) => number)).size).toBe(1);
  expect(accepted.filter(({ replay }) => !replay)).toHaveLength(1);
  expect(await submitMessage(ctx, message({ idempotencyKey: "thirty-at-once" }))).toEqual({ outcome: "conflict" });
});

test("without a key, the same words on the same day are one message", async () => {
  const form = messageOf();
  const first = await sentMessage(ctx, { form });
  expect(await sentMessage(ctx, { form })).toMatchObject({ number: first.number, replay: true });
  expect(await sentMessage(ctx, { form: { ...form, mensaje: "Otra cosa" } })).toMatchObject({ replay: false });
});

test("a person who falls into the trap is told of success, and nobody hears of it", async () => {
  const { messageId } = await sentMessage(ctx, { form: messageOf({ website: "filled" }) });
  expect(await stored(messageId)).toMatchObject({ status: "closed", spam_code: "honeypot" });
  expect(await ctx.db.selectFrom("mail_messages").select("id").where("inbox_message_id", "=", messageId).execute()).toEqual([]);
});

test("a person has five messages an hour, an address sixty; replays are not counted", async () => {
  const form = messageOf();
  const burst = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      submitMessage(ctx, message({ form: { ...form, mensaje: `Pregunta ${index}` }, idempotencyKey: `burst-${index}` })),
    ),
  );
  expect(burst.filter(({ outcome }) => outcome === "accepted")).toHaveLength(5);
  const again = burst.findIndex(({ outcome }) => outcome === "accepted");
  const replayed = message({ form: { ...form, mensaje: `Pregunta ${again}` }, idempotencyKey: `burst-${again}` });
  expect(await submitMessage(ctx, replayed)).toMatchObject({ replay: true });
  const limited = await submitMessage(ctx, message({ form: { ...form, email: form.email.toUpperCase() } }));
  expect(limited).toMatchObject({ outcome: "limited", by: "person" });
  const evidence = { ip: "203.0.113.9", userAgent: null, pageUrl: null };
  const crowd = await Promise.all(Array.from({ length: 63 }, () => submitMessage(ctx, message({ evidence }))));
  expect(crowd.filter(({ outcome }) => outcome === "accepted")).toHaveLength(60);
});

test("names that do not exist are refused by their field", async () => {
  const form = messageOf({ pais: "Atlántida", ciudad: "Ys", idioma: "xx", servicio: "no-such-service" });
  expect(await submitMessage(ctx, message({ kind: "trip", form }))).toEqual({
    outcome: "invalid",
    errors: { pais: "invalid", ciudad: "invalid", idioma: "invalid", servicio: "invalid" },
  });
});

test("when a mail cannot be left, nothing is", async () => {
  const before = await counts();
  const broken = { ...ctx, jobs: { ...ctx.jobs, enqueue: () => Promise.reject(new Error("no queue")) } };
  await expect(submitMessage(broken, message())).rejects.toThrow("no queue");
  expect(await counts()).toEqual(before);
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { keepMails } from "#tests/support/kept-mails.ts";
import { message, messageOf, sentMessage } from "#tests/support/messages.ts";
import { confirmMailbox, isMailboxConfirmed } from "./confirm-mailbox.server.ts";
import { eraseMessage, eraseOldMessages } from "./erase-message.server.ts";
import { messageForPerson, messageForTeam, messageOfReceipt, teamReplies } from "./inbox-queries.server.ts";
import { personToken, teamToken } from "./inbox-tokens.ts";
import { markMessage } from "./mark-message.server.ts";
import { submitMessage } from "./submit-message.server.ts";

const ctx = await testContext();
const createdAt = async (id: string) =>
  (await ctx.db.selectFrom("inbox_messages").select("created_at").where("id", "=", id).executeTakeFirstOrThrow()).created_at;

test("each link opens its own view and no other", async () => {
  const form = messageOf({ telefono: "809 555 0123", servicio: "icsi" });
  const { messageId, number, receipt } = await sentMessage(ctx, { form });
  const person = personToken(ctx.keys, messageId, await createdAt(messageId));
  const team = teamToken(ctx.keys, messageId, await createdAt(messageId));
  const own = await messageForPerson(ctx, person);
  expect(own).toMatchObject({ number, firstName: "Ana", status: "new" });
  expect(JSON.stringify(own)).not.toContain(form.email);
  expect(await messageForTeam(ctx, team)).toMatchObject({ form, phone: "+18095550123", service: "ICSI" });
  expect(await messageOfReceipt(ctx, receipt)).toMatchObject({ number });
  for (const wrong of [team, receipt, `${person}x`, "", "\0"]) expect(await messageForPerson(ctx, wrong)).toBeNull();
  for (const wrong of [person, receipt]) expect(await messageForTeam(ctx, wrong)).toBeNull();
});

test("an erased person is nowhere, and is not found again; the proof of consent stays", async () => {
  const form = messageOf();
  const { messageId } = await sentMessage(ctx, { form });
  const person = personToken(ctx.keys, messageId, await createdAt(messageId));
  expect(await eraseMessage({ ...ctx, actor: "link:message" }, { messageId })).toEqual({ outcome: "erased" });
  expect(await eraseMessage({ ...ctx, actor: "link:message" }, { messageId })).toEqual({ outcome: "gone" });
  expect(await messageForPerson(ctx, person)).toBeNull();
  expect(await ctx.db.selectFrom("subject_keys").select("subject_id").where("subject_id", "=", messageId).execute()).toEqual([]);
  expect(await ctx.db.selectFrom("inbox_consents").select("granted").where("message_id", "=", messageId).execute()).toEqual([
    { granted: true },
  ]);
  expect(await submitMessage(ctx, message({ form: { ...form, mensaje: "Otra vez" } }))).toMatchObject({ outcome: "accepted" });
});

test("receipt and notice of an erased message leave the development mailbox too, and nobody else's", async () => {
  const mine = await sentMessage(ctx);
  const other = await sentMessage(ctx);
  const kept = await keepMails(ctx);
  const about = async (id: string) =>
    (await ctx.db.selectFrom("mail_messages").select("message_id").where("inbox_message_id", "=", id).execute()).map(
      ({ message_id }) => message_id,
    );
  const [gone, stays] = [await about(mine.messageId), await about(other.messageId)];
  expect([gone, stays]).toEqual([
    [expect.any(String), expect.any(String)],
    [expect.any(String), expect.any(String)],
  ]);
  await eraseMessage({ ...ctx, actor: "link:message" }, { messageId: mine.messageId });
  const left = await kept();
  expect(left.filter((id) => gone.includes(id))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(stays));
});

test("a mailbox gets one receipt until its owner presses the button behind its link, whatever it is about", async () => {
  const form = messageOf();
  const first = await sentMessage(ctx, { form });
  const second = await sentMessage(ctx, { form: { ...form, mensaje: "Y otra pregunta" } });
  const receiptOf = async (id: string) => {
    const rows = ctx.db.selectFrom("mail_messages").select("status").where("inbox_message_id", "=", id);
    return (await rows.where("template", "=", "inbox-receipt").executeTakeFirstOrThrow()).status;
  };
  expect([await receiptOf(first.messageId), await receiptOf(second.messageId)]).toEqual(["queued", "withheld"]);
  const token = personToken(ctx.keys, first.messageId, await createdAt(first.messageId));
  expect([await confirmMailbox(ctx, "nonsense"), await isMailboxConfirmed(ctx, first.messageId)]).toEqual([{ outcome: "gone" }, false]);
  expect([await confirmMailbox(ctx, token), await isMailboxConfirmed(ctx, first.messageId)]).toEqual([{ outcome: "confirmed" }, true]);
  expect(await receiptOf(second.messageId)).toBe("queued");
});

test("after 24 months a message is forgotten, and not a day before", async () => {
  const old = await sentMessage(ctx);
  const young = await sentMessage(ctx);
  await sql`update inbox_messages set created_at = now() - interval '24 months' - interval '1 hour' where id = ${old.messageId}`.execute(
    ctx.db,
  );
  await sql`update inbox_messages set created_at = now() - interval '24 months' + interval '1 day' where id = ${young.messageId}`.execute(
    ctx.db,
  );
  await eraseOldMessages(ctx);
  const left = await ctx.db
    .selectFrom("inbox_messages")
    .select("id")
    .where("sealed", "is not", null)
    .where("id", "in", [old.messageId, young.messageId])
    .execute();
  expect(left).toEqual([{ id: young.messageId }]);
});

test("the first answer stops the clock for good, and each change has its line", async () => {
  const { messageId } = await sentMessage(ctx);
  const mark = (to: "answered" | "closed") => markMessage({ ...ctx, actor: "link:inbox" }, { messageId, to });
  expect(await mark("answered")).toEqual({ outcome: "marked" });
  const { answered_at: first } = await ctx.db
    .selectFrom("inbox_messages")
    .select("answered_at")
    .where("id", "=", messageId)
    .executeTakeFirstOrThrow();
  expect(await mark("answered")).toEqual({ outcome: "unchanged" });
  expect(await mark("closed")).toEqual({ outcome: "marked" });
  expect(await mark("answered")).toEqual({ outcome: "marked" });
  expect(await ctx.db.selectFrom("inbox_messages").select(["status", "answered_at"]).where("id", "=", messageId).execute()).toEqual([
    { status: "answered", answered_at: first },
  ]);
  const lines = await ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", messageId).orderBy("id").execute();
  expect(lines.map(({ action }) => action)).toEqual(["message.submitted", "message.answered", "message.closed", "message.answered"]);
});

test("our own promise is measured over five cases and more: those answered in time, of all that could have been", async () => {
  await sql`update inbox_messages set created_at = now() - interval '91 days'`.execute(ctx.db);
  const sent = [];
  for (let index = 0; index < 7; index++) sent.push((await sentMessage(ctx)).messageId);
  // Two are answered in time, one late, one waits past its time, one still within it, and two are closed without an answer.
  const answer = (id: string, hours: number) =>
    sql`update inbox_messages set created_at = now() - interval '48 hours', status = 'answered',
      answered_at = now() - interval '48 hours' + make_interval(hours => ${hours}) where id = ${id}`.execute(ctx.db);
  await answer(sent[0]!, 1);
  await answer(sent[1]!, 23);
  await answer(sent[2]!, 30);
  await sql`update inbox_messages set created_at = now() - interval '25 hours' where id = ${sent[3]!}`.execute(ctx.db);
  await sql`update inbox_messages set status = 'closed' where id in (${sent[5]!}, ${sent[6]!})`.execute(ctx.db);
  expect(await teamReplies(ctx.db, 24)).toBeNull();
  const { messageId } = await sentMessage(ctx);
  await answer(messageId, 2);
  expect(await teamReplies(ctx.db, 24)).toEqual({ share: 3 / 5, cases: 5 });
});

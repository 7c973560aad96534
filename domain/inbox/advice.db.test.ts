import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { waitingCounts } from "#domain/desk/waiting.server.ts";
import { leaveOfActor } from "#domain/leads/lead-access.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { closeLead } from "#domain/offers/close-lead.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { confirmReceivers } from "#domain/receivers/confirm-receivers.server.ts";
import { previewMoreReceivers } from "#domain/receivers/preview-receivers.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, words } from "#tests/support/leads.ts";
import { sentMessage } from "#tests/support/messages.ts";
import { assignMessage } from "./assign-message.server.ts";
import { eraseMessage } from "./erase-message.server.ts";
import { teamReplies } from "./inbox-queries.server.ts";
import type { AskedMessages } from "./listed-message.ts";
import { markMessage } from "./mark-message.server.ts";
import { openMessage, openReplies } from "./open-message.server.ts";
import { adviceForPatient } from "./own-advice.server.ts";
import { receiveAnswer } from "./receive-answer.server.ts";
import { replyToMessage } from "./reply-message.server.ts";
import { adviceStanding, messagesPage } from "./team-list.server.ts";

const lia = idOfPerson("lia");
const ctx = { ...(await testContext()), actor: `admin:${lia}` as const };
const evidence = { ip: "203.0.113.1", userAgent: "test", pageUrl: null };

async function advised() {
  const form = person({ nombre: "Quiteria", mensaje: "canario de la orientación" });
  return { form, ...(await routed(ctx, { kind: "advice", form })) };
}
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const reply = (messageId: string, text: string, seen: number) => replyToMessage(ctx, { messageId, authorId: lia, text, seen });
const mailBack = (to: string, from: string, text: string) =>
  receiveAnswer(ctx, to, { from, messageId: `<${text.length}@correo.example>`, raw: Buffer.from(text), text });
const listed = async (asked: Partial<AskedMessages>) => {
  const bare = { search: null, view: "asesoramiento", sort: "llegada", descending: false, page: 1, kind: null, unassigned: null } as const;
  return (await messagesPage(ctx.db, { ...bare, userId: lia, ...asked })).rows;
};
const linesOf = async (id: string) =>
  (await ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", id).orderBy("id").execute()).map(({ action }) => action);

test("a request for advice waits among the messages without its person, and is somebody's once they take it", async () => {
  const before = await waitingCounts(ctx.db);
  const { leadId, number, form } = await advised();
  expect(await waitingCounts(ctx.db)).toEqual({ ...before, advice: before.advice + 1 });
  expect(await assignMessage(ctx, { messageId: leadId, to: lia, seen: null })).toEqual({ outcome: "assigned" });
  const rows = await listed({ search: number });
  expect(rows).toMatchObject([{ id: leadId, number, kind: "request", status: "new", assigneeId: lia, replies: 0 }]);
  expect(await listed({ search: number, view: "mias" })).toHaveLength(1);
  for (const canary of [form.nombre, form.email, form.mensaje]) expect(JSON.stringify(rows)).not.toContain(canary);
  expect(await openMessage(ctx, leadId)).toMatchObject({ number, form: { mensaje: form.mensaje, email: form.email }, replies: [] });
  expect(await linesOf(leadId)).toEqual(["lead.submitted", "lead.advice", "message.assigned", "message.opened"]);
});

test("what is answered and mailed back is one sealed conversation, which its person reads too; the first answer stops the clock", async () => {
  const before = await waitingCounts(ctx.db);
  const { leadId, form } = await advised();
  expect(await reply(leadId, "Empieza por una consulta.", 0)).toEqual({ outcome: "sent" });
  expect(await waitingCounts(ctx.db)).toEqual(before);
  const first = await adviceStanding(ctx.db, leadId);
  expect(first).toMatchObject({ status: "answered", assigneeId: lia, replies: 1 });
  expect(await leadOf(leadId)).toMatchObject({ status: "advice" });

  expect(await mailBack(leadId, "otra@correo.example", "¿Y yo?")).toBe("not-a-party");
  expect(await mailBack(leadId, form.email, "¿Cuánto cuesta esa consulta?")).toBe("sent");
  expect((await waitingCounts(ctx.db)).advice).toBe(before.advice + 1);
  expect(await adviceForPatient(ctx, leadId)).toMatchObject({
    status: "new",
    replies: [
      { text: "Empieza por una consulta.", fromWriter: false },
      { text: "¿Cuánto cuesta esa consulta?", fromWriter: true },
    ],
  });
  expect(await openReplies(ctx, leaveOfActor(ctx.actor, leadId))).toHaveLength(2);
  await reply(leadId, "Entre 3,000 y 5,000 pesos.", 2);
  expect((await adviceStanding(ctx.db, leadId))!.answeredAt).toEqual(first!.answeredAt);
  const kept = await ctx.db.selectFrom("inbox_replies").select("sealed").where("message_id", "=", leadId).execute();
  expect(Buffer.concat(kept.map(({ sealed }) => sealed)).includes("consulta")).toBe(false);
});

test("closing one closes the request with its reason, and its person opens it again by writing", async () => {
  const { leadId, number, form } = await advised();
  expect(await markMessage(ctx, { messageId: leadId, to: "closed", reason: "by-phone" })).toEqual({ outcome: "marked" });
  expect(await markMessage(ctx, { messageId: leadId, to: "closed", reason: "solved" })).toEqual({ outcome: "unchanged" });
  expect(await leadOf(leadId)).toMatchObject({ status: "closed" });
  expect(await listed({ search: number, view: "cerradas" })).toMatchObject([{ closeReason: "by-phone" }]);
  expect(await mailBack(leadId, form.email, "Me quedó una duda.")).toBe("sent");
  expect(await leadOf(leadId)).toMatchObject({ status: "advice" });
  expect(await listed({ search: number })).toMatchObject([{ closeReason: null }]);
});

test("it leaves our team's hands with the center that its person names, or with its person's own end", async () => {
  const city = "Barahona";
  await addCenter(ctx, "consejo", { city });
  const { leadId } = await routed(ctx, { kind: "advice", form: person({ ciudad: city }) });
  const token = patientToken(ctx.keys, leadId, (await leadOf(leadId)).created_at);
  const preview = (await previewMoreReceivers(ctx, token))!;
  await confirmReceivers(ctx, { token, receiversToken: preview.token, ticked: preview.receivers.map(({ id }) => id), words, evidence });
  expect(await routeLead(ctx, { leadId, round: 2 })).toMatchObject({ outcome: "routed" });
  expect(await adviceStanding(ctx.db, leadId)).toMatchObject({ status: "closed", closeReason: "with-center" });
  await markMessage(ctx, { messageId: leadId, to: "answered" });
  expect(await leadOf(leadId)).toMatchObject({ status: "routed" });

  const other = await advised();
  await closeLead({ ...ctx, actor: "link:lead" }, { leadId: other.leadId, evidence });
  expect(await adviceStanding(ctx.db, other.leadId)).toMatchObject({ status: "closed", closeReason: null });
});

test("erasing the request leaves nothing of the conversation, and the inbox cannot erase it by itself", async () => {
  const { leadId, form } = await advised();
  await reply(leadId, "Te llamamos mañana.", 0);
  expect(await eraseMessage(ctx, { messageId: leadId })).toEqual({ outcome: "gone" });
  expect(await adviceStanding(ctx.db, leadId)).not.toBeNull();
  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
  expect([await openMessage(ctx, leadId), await adviceForPatient(ctx, leadId), await adviceStanding(ctx.db, leadId)]).toEqual([
    null,
    null,
    null,
  ]);
  const { rows } = await sql`select from inbox_replies where message_id = ${leadId}
    union all select from mail_messages where inbox_message_id = ${leadId}`.execute(ctx.db);
  expect(rows).toEqual([]);
  expect(await reply(leadId, "Tarde.", 0)).toEqual({ outcome: "not-found" });
  expect(await mailBack(leadId, form.email, "Tarde.")).toBe("not-found");
});

test("requests count in our own promise, and not in the limits of messages", async () => {
  const arrivalOf = async ({ messageId }: { messageId: string }) => {
    const { rows } = await sql<{ arrival: string }>`select arrival::text from inbox_messages where id = ${messageId}`.execute(ctx.db);
    return Number(rows[0]!.arrival);
  };
  const first = await arrivalOf(await sentMessage(ctx));
  const before = (await teamReplies(ctx.db, 24))?.cases ?? 0;
  for (let one = 0; one < 6; one++) await reply((await advised()).leadId, "Con gusto.", 0);
  expect((await teamReplies(ctx.db, 24))!.cases).toBeGreaterThanOrEqual(before + 6);
  expect(await arrivalOf(await sentMessage(ctx))).toBe(first + 1);
});

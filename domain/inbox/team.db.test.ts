import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { messageOf, sentMessage } from "#tests/support/messages.ts";
import { assignMessage } from "./assign-message.server.ts";
import { eraseMessage } from "./erase-message.server.ts";
import type { AskedMessages } from "./listed-message.ts";
import { markMessage } from "./mark-message.server.ts";
import { openMessage } from "./open-message.server.ts";
import { replyToMessage } from "./reply-message.server.ts";
import { messageCounts, messagesPage } from "./team-list.server.ts";

const lia = idOfPerson("lia");
const ctx = { ...(await testContext()), actor: `admin:${lia}` as const };
const listed = async (asked: Partial<AskedMessages>) => {
  const bare = {
    search: null,
    view: "abiertas",
    sort: "llegada",
    descending: false,
    page: 1,
    kind: null,
    unassigned: null,
    userId: lia,
  } as const;
  return (await messagesPage(ctx.db, { ...bare, ...asked })).rows;
};
const linesOf = async (id: string) =>
  (await ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", id).orderBy("id").execute()).map(({ action }) => action);

test("a message is listed without its writer, and each opening by an administrator is in the log", async () => {
  const form = messageOf();
  const { messageId, number } = await sentMessage(ctx, { kind: "contact", form });
  const trapped = await sentMessage(ctx, { form: messageOf({ website: "https://robot.example" }) });
  const rows = await listed({ search: number.toLowerCase() });
  expect(rows).toMatchObject([{ id: messageId, number, status: "new", assignee: null }]);
  for (const canary of [form.nombre, form.email, form.mensaje]) expect(JSON.stringify(rows)).not.toContain(canary);
  expect(await openMessage(ctx, messageId)).toMatchObject({ form, replies: [] });
  await openMessage(ctx, messageId);
  expect(await linesOf(messageId)).toEqual(["message.submitted", "message.opened", "message.opened"]);
  expect([await openMessage(ctx, trapped.messageId), await openMessage(ctx, "no-es-uno")]).toEqual([null, null]);
  expect(await listed({ search: trapped.number, view: "cerradas" })).toEqual([]);
});

test("a person who takes a message that another took in the meantime is told so; only administrators look after one", async () => {
  const { messageId, number } = await sentMessage(ctx);
  expect(await assignMessage(ctx, { messageId, to: idOfPerson("maria"), seen: null })).toEqual({ outcome: "not-found" });
  expect(await assignMessage(ctx, { messageId, to: lia, seen: null })).toEqual({ outcome: "assigned" });
  expect(await assignMessage(ctx, { messageId, to: null, seen: null })).toEqual({ outcome: "changed" });
  expect(await listed({ view: "mias", search: number })).toMatchObject([{ id: messageId, assigneeId: lia }]);
  await markMessage(ctx, { messageId, to: "closed", reason: "by-phone" });
  expect(await listed({ view: "mias", search: number })).toEqual([]);
  expect(await listed({ view: "cerradas", search: number })).toMatchObject([{ closeReason: "by-phone" }]);
});

test("of two replies from the same page one is sent; it stops the clock, is kept sealed, and leaves with its message", async () => {
  const { messageId } = await sentMessage(ctx);
  const before = await messageCounts(ctx.db, lia);
  const reply = (text: string, seen: number) => replyToMessage(ctx, { messageId, authorId: lia, text, seen });
  expect(await reply("   ", 0)).toEqual({ outcome: "invalid", code: "required" });
  const outcomes = await Promise.all([reply("Escríbenos cuando quieras.", 0), reply("Llámanos cuando quieras.", 0)]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "sent"]);
  expect(await reply("Y otra cosa.", 1)).toEqual({ outcome: "sent" });
  expect(await openMessage(ctx, messageId)).toMatchObject({
    status: "answered",
    assigneeId: lia,
    replies: [{ author: "Lía Almonte", mail: "queued" }, { text: "Y otra cosa." }],
  });
  expect((await messageCounts(ctx.db, lia)).abiertas).toBe(before.abiertas - 1);
  const rows = () => ctx.db.selectFrom("inbox_replies").select("sealed").where("message_id", "=", messageId).execute();
  expect(Buffer.concat((await rows()).map(({ sealed }) => sealed)).includes("cuando quieras")).toBe(false);
  await eraseMessage(ctx, { messageId });
  expect([await openMessage(ctx, messageId), await rows(), await reply("Tarde", 2)]).toEqual([null, [], { outcome: "not-found" }]);
});

import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { messageOf, sentMessage } from "#tests/support/messages.ts";
import { eraseMessage } from "./erase-message.server.ts";
import { markMessage } from "./mark-message.server.ts";
import { openMessage } from "./open-message.server.ts";
import { receiveAnswer } from "./receive-answer.server.ts";

const lia = idOfPerson("lia");
const ctx = { ...(await testContext()), actor: `admin:${lia}` as const };

test("what its writer mails back stands sealed in the conversation, once, and the message waits again", async () => {
  const form = messageOf();
  const { messageId } = await sentMessage(ctx, { form });
  await markMessage(ctx, { messageId, to: "closed", reason: "by-phone" });
  const mail = { messageId: "<una@correo.example>", raw: Buffer.from("una"), text: "¿Y los sábados?" };
  const answer = (from: string, changed = {}) => receiveAnswer(ctx, messageId, { from, ...mail, ...changed });

  expect(await answer("otra.persona@correo.example")).toBe("not-a-party");
  expect(await answer(form.email, { text: "  " })).toBe("invalid");
  expect((await openMessage(ctx, messageId))?.status).toBe("closed");

  expect((await Promise.all([answer(form.email), answer(form.email)])).sort()).toEqual(["repeated", "sent"]);
  expect(await openMessage(ctx, messageId)).toMatchObject({ status: "new", replies: [{ text: "¿Y los sábados?" }] });
  const kept = await ctx.db.selectFrom("inbox_replies").select("sealed").where("message_id", "=", messageId).execute();
  expect(kept.map(({ sealed }) => sealed.includes("sábados"))).toEqual([false]);

  await eraseMessage(ctx, { messageId });
  expect(await answer(form.email, { messageId: "<tarde@correo.example>" })).toBe("not-found");
});

test("a program that answers without end is stopped after twenty mails of a day", async () => {
  const form = messageOf();
  const { messageId } = await sentMessage(ctx, { form });
  const outcomes: string[] = [];
  for (let number = 0; number < 22; number++)
    outcomes.push(
      await receiveAnswer(ctx, messageId, { from: form.email, messageId: `<${number}@x>`, raw: Buffer.from(""), text: "Otra vez." }),
    );
  expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(20);
  expect(outcomes.slice(20)).toEqual(["limited", "limited"]);
});

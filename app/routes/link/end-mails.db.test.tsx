import { expect, test } from "vitest";
import { endMailsToken } from "#domain/notices/notice-tokens.ts";
import { wishesOf } from "#domain/notices/wishes.server.ts";
import { addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import EndMails, { action, loader } from "./end-mails.tsx";

const ctx = await testContext();

test("a visit ends nothing; the button, and a mail program's one click, end the mails of that topic; a damaged link ends none", async () => {
  const userId = await addPatient(ctx);
  const token = endMailsToken(ctx.keys, { userId, topic: "reviews" }, new Date());
  const address = `https://cuna.test/baja/${token}`;
  const visited = loader(routeArgs(ctx, new Request(address), { token })) as { data: object };
  expect(drawPage(EndMails, { loaderData: visited.data, params: { token } })).toContain("«Reseñas»");
  expect((await wishesOf(ctx.db, userId)).reviews.mail).toBe(true);
  const strange = `${token}x`;
  const click = { method: "POST", body: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } };
  const refused = await action(routeArgs(ctx, new Request(`https://cuna.test/baja/${strange}`, click), { token: strange }));
  expect(refused).toMatchObject({ data: { ended: false }, init: { status: 404 } });
  const ended = (await action(routeArgs(ctx, new Request(address, click), { token }))) as { data: object };
  expect(drawPage(EndMails, { loaderData: visited.data, actionData: ended.data, params: { token } })).toContain("Listo.");
  const { reviews, consultations } = await wishesOf(ctx.db, userId);
  expect([reviews.mail, consultations.mail]).toEqual([false, true]);
});

import { expect, test } from "vitest";
import { ownCompanion } from "#domain/companions/companion-queries.server.ts";
import { inviteCompanion } from "#domain/companions/invite.server.ts";
import { endCompanion } from "#domain/companions/take-part.server.ts";
import { testContext } from "#tests/support/context.ts";
import { demoViewer } from "#tests/support/sign-in.ts";
import { composeMail } from "./compose-mail.ts";

const ctx = await testContext();
const maria = demoViewer("maria");

test("the mail names the patient and what would be seen, and is not written once the invitation is gone", async () => {
  await inviteCompanion(ctx, maria, { email: "julio@correo.example", sees: ["consultas"], tellsCenters: false });
  const { id } = (await ownCompanion(ctx.db, maria.userId))!;
  const queued = { template: "companion-invitation", companionId: id } as Parameters<ReturnType<typeof composeMail>>[0];
  const write = () => ctx.db.transaction().execute((tx) => composeMail(ctx)(queued, tx));
  const mail = (await write())!;
  expect(mail.to.address).toBe("julio@correo.example");
  expect(mail.subject).toContain("María");
  expect(mail.text).toContain("Consultas");
  expect(mail.text).not.toContain("Presupuestos");
  expect(mail.text).toContain("/dashboard/user/pareja");
  await endCompanion(ctx, maria.userId, id);
  expect(await write()).toBeNull();
});

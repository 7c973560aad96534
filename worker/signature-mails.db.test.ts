import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { askCredit } from "#domain/credits/ask-credit.server.ts";
import { settleCredit } from "#domain/credits/settle-credit.server.ts";
import { askRole } from "#domain/identity/change-role.server.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { brandOf } from "./compose-mail.ts";
import { composeSignatureMail } from "./signature-mails.ts";

const ctx = await testContext();
const { db } = ctx;
const [lia, maria, yadira] = [idOfPerson("lia"), idOfPerson("maria"), idOfPerson("yadira")];
await db.insertInto("user_roles").values({ user_id: yadira, role: "admin" }).execute();

/** Returns the mails of a template that wait to be sent, as they would be written. */
async function written(template: string) {
  const rows = await db
    .selectFrom("mail_messages")
    .where("template", "=", template)
    .select(["template", "user_id as userId", "account_event_id as accountEventId"])
    .execute();
  const brand = await brandOf(db, ctx.publicUrl);
  return Promise.all(rows.map((row) => composeSignatureMail(ctx, row as never, brand)));
}

test("a credit that waits is mailed to each who may sign it, with who asks, how much, why and where; once decided, to nobody", async () => {
  const { center } = await aBuyer(ctx);
  const asked = {
    id: randomUUID(),
    providerId: center.id,
    amountCents: 80_00,
    motive: "ours",
    reason: "Dos ofertas fallaron.",
    by: lia,
  } as const;
  expect(await askCredit(ctx, asked)).toBe("waits");
  expect(await askCredit(ctx, asked), "the same form again").toBe("waits");
  const [mail, ...others] = await written("credit-waits");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: { address: "yadira.polanco@caracola.example" } });
  for (const told of ["Lía Almonte", "80.00", "Dos ofertas fallaron.", `${ctx.publicUrl}/dashboard/admin/creditos`])
    expect(mail!.text).toContain(told);
  await settleCredit(ctx, { id: asked.id, by: yadira, signs: false, note: "No consta." });
  expect(await written("credit-waits")).toEqual([null]);
});

test("a role that waits is mailed to the other administrators", async () => {
  expect(await askRole(ctx, { by: lia, userId: maria, role: "support", reason: "Atiende el teléfono" })).toBe("waits");
  const [mail, ...others] = await written("role-waits");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: { address: "yadira.polanco@caracola.example" } });
  for (const told of ["Lía Almonte", "María Rosario", "Atiende el teléfono", `${ctx.publicUrl}/dashboard/admin/equipo`])
    expect(mail!.text).toContain(told);
});

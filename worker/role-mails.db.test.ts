import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { askRole, settleRole } from "#domain/identity/change-role.server.ts";
import type { TeamRole } from "#domain/identity/team-roles.ts";
import { testContext } from "#tests/support/context.ts";
import { TEAM_ROLE_NAMES } from "#texts/roles.ts";
import { composeAccountMail } from "./account-mails.ts";
import { brandOf } from "./compose-mail.ts";

const ctx = await testContext();
const { db } = ctx;
const [lia, yadira, maria] = [idOfPerson("lia"), idOfPerson("yadira"), idOfPerson("maria")];

/** Takes the mails about roles that wait to be sent, as they would be written. */
async function written() {
  const rows = await db
    .deleteFrom("mail_messages")
    .where("template", "=", "role-changed")
    .returning(["template", "user_id as userId", "account_event_id as accountEventId"])
    .execute();
  const brand = await brandOf(db, ctx.publicUrl);
  return Promise.all(rows.map((row) => composeAccountMail(ctx, row as never, brand)));
}
const ask = (role: TeamRole | null) => askRole(ctx, { by: lia, userId: maria, role, reason: "Atiende el teléfono" });

test("whoever gets another role is mailed which, why and where it is used, once it is theirs", async () => {
  expect(await ask("support")).toBe("done");
  const [mail, ...others] = await written();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: { address: "maria.rosario@correo.example" }, subject: expect.stringContaining("Tu rol en el equipo") });
  for (const told of [`«${TEAM_ROLE_NAMES.support()}»`, "Atiende el teléfono", `${ctx.publicUrl}/dashboard/admin`])
    expect(mail!.text).toContain(told);
});

test("what waits for a second administrator, or is dropped, mails nobody; who leaves is told too", async () => {
  await db.insertInto("user_roles").values({ user_id: yadira, role: "admin" }).execute();
  const settle = async (confirms: boolean) => {
    expect(await ask(null)).toBe("waits");
    expect(await written()).toEqual([]);
    const { id } = await db.selectFrom("team_role_changes").select("id").where("decided_at", "is", null).executeTakeFirstOrThrow();
    return settleRole(ctx, { by: yadira, id, confirms });
  };
  expect(await settle(false)).toBe("dropped");
  expect(await written()).toEqual([]);
  expect(await settle(true)).toBe("done");
  const [mail] = await written();
  expect(mail!.text).toContain("Ya no estás en el equipo");
  expect(mail!.text).not.toContain("/dashboard/admin");
});

import { verifyPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { createAdmin, inviteToTeam } from "./create-admin.server.ts";

const db = await testDatabase();
const rolesOf = (userId: string) => db.selectFrom("user_roles").select("role").where("user_id", "=", userId).execute();
const auditOf = (userId: string) => db.selectFrom("audit_log").select(["actor", "action"]).where("subject_id", "=", userId).execute();

test("the first administrator can sign in with the temporary password, which is kept as a hash and must be changed", async () => {
  const made = await createAdmin({ db }, " Jefa@Cuna.example ");
  if (made.outcome !== "created") throw new Error(made.outcome);
  const account = await db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.user_id", "users.id")
    .innerJoin("profiles", "profiles.user_id", "users.id")
    .select(["users.email", "accounts.provider_id", "accounts.account_id", "accounts.password", "profiles.has_temporary_password"])
    .where("users.id", "=", made.userId)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    email: "jefa@cuna.example",
    provider_id: "credential",
    account_id: made.userId,
    has_temporary_password: true,
  });
  expect(made.temporaryPassword.length).toBeGreaterThanOrEqual(12);
  expect(account.password).not.toContain(made.temporaryPassword);
  expect(await verifyPassword({ hash: account.password!, password: made.temporaryPassword })).toBe(true);
  expect(await rolesOf(made.userId)).toEqual([{ role: "admin" }]);
  expect(await auditOf(made.userId)).toEqual([{ actor: "cli", action: "admin.created" }]);
});

test("run again, it says so and changes nothing: the password stays", async () => {
  const made = await createAdmin({ db }, "segunda@cuna.example");
  const hash = () => db.selectFrom("accounts").select("password").where("user_id", "=", made.userId).execute();
  const before = await hash();
  expect(await createAdmin({ db }, "SEGUNDA@cuna.example")).toEqual({ outcome: "has-role", userId: made.userId });
  expect(await hash()).toEqual(before);
  expect(await auditOf(made.userId)).toHaveLength(1);
});

test("the command line gives another role too, and changes the role of somebody who has one", async () => {
  const made = await createAdmin({ db }, "dinero@cuna.example", "money");
  expect([made.outcome, await rolesOf(made.userId)]).toEqual(["created", [{ role: "money" }]]);
  expect((await createAdmin({ db }, "dinero@cuna.example", "money")).outcome).toBe("has-role");
  expect((await createAdmin({ db }, "dinero@cuna.example")).outcome).toBe("promoted");
  expect(await rolesOf(made.userId)).toEqual([{ role: "admin" }]);
});

test("of several at once, one creates", async () => {
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => createAdmin({ db }, "tercera@cuna.example")));
  expect(outcomes.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === "has-role")).toHaveLength(4);
});

test("a person with an account gains the role and keeps the account", async () => {
  await db.insertInto("users").values({ id: "u-ana", name: "Ana", email: "ana@cuna.example" }).execute();
  expect(await createAdmin({ db }, "ana@cuna.example")).toEqual({ outcome: "promoted", userId: "u-ana" });
  expect(await rolesOf("u-ana")).toEqual([{ role: "admin" }]);
  expect(await db.selectFrom("accounts").selectAll().where("user_id", "=", "u-ana").execute()).toEqual([]);
});

test("an administrator opens accounts for mailboxes without one alone, without a role, and none once they administer no longer", async () => {
  const { userId: by } = await createAdmin({ db }, "cuarta@cuna.example");
  const made = await inviteToTeam({ db }, { by, email: "Quinta@cuna.example" });
  if (made.outcome !== "created") throw new Error(made.outcome);
  expect(await rolesOf(made.userId)).toEqual([]);
  expect(await auditOf(made.userId)).toEqual([{ actor: `admin:${by}`, action: "role.invited" }]);
  await db.insertInto("users").values({ id: "u-eva", name: "Eva", email: "eva@cuna.example" }).execute();
  expect(await inviteToTeam({ db }, { by, email: "EVA@cuna.example" })).toEqual({ outcome: "exists", userId: "u-eva" });
  expect(await rolesOf("u-eva")).toEqual([]);

  await db.deleteFrom("user_roles").where("user_id", "=", by).execute();
  expect(await inviteToTeam({ db }, { by, email: "sexta@cuna.example" })).toEqual({ outcome: "not-allowed" });
  expect(await inviteToTeam({ db }, { by: "u-eva", email: "sexta@cuna.example" })).toEqual({ outcome: "not-allowed" });
  expect(await db.selectFrom("users").select("id").where("email", "=", "sexta@cuna.example").execute()).toEqual([]);
});

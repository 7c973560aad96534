import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { settleRole } from "#domain/identity/change-role.server.ts";
import { AREAS, RIGHTS, TEAM_ROLES, type TeamRole, teamMay } from "#domain/identity/team-roles.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Team, { action, loader } from "./team.tsx";

const ctx = await testContext();
const { db } = ctx;
const ADDRESS = "https://cuna.test/dashboard/admin/equipo";
const lia = demoViewer("lia");
const yadira = { ...demoViewer("yadira"), teamRole: "admin" as const };
const maria = idOfPerson("maria");

const roleOf = async (userId: string) =>
  (await db.selectFrom("user_roles").select("role").where("user_id", "=", userId).executeTakeFirst())?.role ?? null;
const give = (userId: string, role: TeamRole) => db.insertInto("user_roles").values({ user_id: userId, role }).execute();
const post = (fields: Record<string, string>, viewer: typeof lia = lia) =>
  action(routeArgs({ ...ctx }, formPost(ADDRESS, fields), {}, {}, viewer) as never).catch((thrown: unknown) => thrown) as Promise<never>;
const asked = {
  accion: "pedir",
  correo: "Maria.Rosario@correo.example",
  rol: "support",
  motivo: "Atiende el teléfono",
  prueba: DEMO_PASSWORD,
};
const ledTo = async (answer: Promise<never>) => ((await answer) as Response).headers.get("location");
const waiting = () => db.selectFrom("team_role_changes").select("id").where("decided_at", "is", null).executeTakeFirst();
const linesOf = async (userId: string) =>
  (
    await db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", userId)
      .where("action", "like", "role.%")
      .orderBy("id")
      .execute()
  ).map(({ action: one }) => one);
const page = async () => {
  const loaderData = await loader(routeArgs(ctx, new Request(ADDRESS), {}, {}, lia) as never);
  return drawPage(Team as never, { loaderData });
};

test("nothing is asked without a person, a role, a reason and the proof", async () => {
  for (const [field, wrong] of [
    ["correo", "nadie"],
    ["correo", "nadie@correo.example"],
    ["correo", "lia.almonte@cuna.example"],
    ["rol", "jefa"],
    ["rol", "fuera"],
    ["motivo", ""],
    ["prueba", "no es esta"],
  ] as const)
    expect(await post({ ...asked, [field]: wrong }), `${field} ${wrong}`).toMatchObject({ init: { status: 422 } });
  expect([await roleOf(maria), await waiting()]).toEqual([null, undefined]);
});

test("with one administrator a role is given at once, with its lines in the log", async () => {
  expect(await ledTo(post(asked))).toBe("/dashboard/admin/equipo?hecho=done");
  expect(await roleOf(maria)).toBe("support");
  expect(await linesOf(maria)).toEqual(["role.asked", "role.granted"]);
});

test("with two, it waits: who asked does not confirm, the second one does, with a proof", async () => {
  await give(yadira.userId, "admin");
  expect(await ledTo(post({ ...asked, rol: "money" }))).toBe("/dashboard/admin/equipo?hecho=waits");
  expect(await roleOf(maria)).toBe("support");
  expect(await post({ ...asked, rol: "editor" }), "one change at a time").toMatchObject({ init: { status: 409 } });
  const { id } = (await waiting())!;
  expect(await page()).toContain("Lo confirma otra persona con Administración");
  const confirm = { accion: "confirmar", cambio: id, prueba: DEMO_PASSWORD };
  expect(await post(confirm)).toMatchObject({ init: { status: 403 } });
  expect(await post({ ...confirm, prueba: "no es esta" }, yadira)).toMatchObject({ init: { status: 422 } });
  expect(await roleOf(maria)).toBe("support");
  expect(await ledTo(post(confirm, yadira))).toBe("/dashboard/admin/equipo?hecho=confirmed");
  expect(await roleOf(maria)).toBe("money");
  expect(await post(confirm, yadira), "twice").toMatchObject({ init: { status: 409 } });
});

test("a change that is dropped changes nothing; one asked on another role is not confirmed", async () => {
  await post({ ...asked, rol: "fuera" });
  const { id } = (await waiting())!;
  expect(await post({ accion: "otra", cambio: id }), "no act of this screen").toMatchObject({ init: { status: 422 } });
  await db.updateTable("user_roles").set({ role: "editor" }).where("user_id", "=", maria).execute();
  expect(await settleRole(ctx, { by: yadira.userId, id, confirms: true })).toBe("changed");
  expect(await ledTo(post({ accion: "descartar", cambio: id }))).toBe("/dashboard/admin/equipo?hecho=dropped");
  expect([await roleOf(maria), await waiting()]).toEqual(["editor", undefined]);
  expect((await linesOf(maria)).at(-1)).toBe("role.dropped");
});

test("nobody is left without an administrator, and no other role gives roles", async () => {
  await post({ ...asked, correo: yadira.email, rol: "fuera" });
  const { id } = (await waiting())!;
  await db.updateTable("user_roles").set({ role: "editor" }).where("user_id", "=", lia.userId).execute();
  expect(await settleRole(ctx, { by: yadira.userId, id, confirms: true })).toBe("last");
  expect(await settleRole(ctx, { by: lia.userId, id, confirms: true })).toBe("not-allowed");
  expect(await post(asked), "asked by an editor").toMatchObject({ init: { status: 403 } });
  await db.updateTable("user_roles").set({ role: "admin" }).where("user_id", "=", lia.userId).execute();
  expect(await settleRole(ctx, { by: yadira.userId, id, confirms: true }), "she agrees to leave").toBe("done");
  expect(await roleOf(yadira.userId)).toBeNull();
});

test("the table on the screen is that of the code", async () => {
  const drawn = await page();
  const yes = AREAS.flatMap((area) => RIGHTS.flatMap((right) => TEAM_ROLES.filter((role) => teamMay(role, area, right)))).length;
  expect(drawn.match(/>Sí</g)).toHaveLength(yes);
  expect(drawn.match(/>No</g)).toHaveLength(AREAS.length * RIGHTS.length * TEAM_ROLES.length - yes);
});

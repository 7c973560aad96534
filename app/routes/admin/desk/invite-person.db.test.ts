import { beforeAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { peopleAtTheDoor } from "#tests/support/people-at-the-door.ts";
import { drawPages } from "#tests/support/server-build.ts";
import { openWholeSite, type WholeSite } from "#tests/support/whole-site.ts";
import { visit } from "#tests/support/without-script.ts";

drawPages();
const ctx = await testContext();
const PATH = "/dashboard/admin/usuarios/invitar";
let site: WholeSite;
let cookie: string;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookie = (await peopleAtTheDoor(ctx, site, ["an administrator with a second step"]))["an administrator with a second step"];
});

const rolesOf = (userId: string) => ctx.db.selectFrom("user_roles").select("role").where("user_id", "=", userId).execute();

test("a mistyped mailbox that belongs to somebody makes nobody an administrator: it asks first, by name and with a reason", async () => {
  const maria = idOfPerson("maria");
  const page = await visit(site, cookie, PATH);
  const asking = await page.press("Invitar", { correo: "Maria.Rosario@correo.example" });
  expect([asking.status, asking.text]).toEqual([200, expect.stringContaining("Ya hay una cuenta con ese correo")]);
  expect(asking.text).toContain("María");
  expect(await rolesOf(maria)).toEqual([]);
  const silent = await asking.press("Dar administración (1)");
  expect([silent.status, silent.text]).toEqual([422, expect.stringContaining("Escribe el motivo: queda en el registro.")]);
  expect(await rolesOf(maria)).toEqual([]);
  const done = await silent.press("Dar administración (1)", { motivo: "Entra al equipo." });
  expect(done.text).toContain("Administración dada. Quedó en el registro.");
  expect(await rolesOf(maria)).toEqual([{ role: "admin" }]);
  const lines = ctx.db
    .selectFrom("audit_log")
    .select(["action", "detail"])
    .where("subject_id", "=", maria)
    .where("actor", "like", "admin:%");
  expect(await lines.execute()).toEqual([{ action: "role.granted", detail: expect.objectContaining({ reason: "Entra al equipo." }) }]);
  const again = await page.press("Invitar", { correo: "maria.rosario@correo.example" });
  expect([again.status, again.text]).toEqual([409, expect.stringContaining("Esa persona ya administra el sitio.")]);
});

test("a mailbox without an account gets one, with a password that is shown once; what is no mailbox is asked for again", async () => {
  const page = await visit(site, cookie, PATH);
  const wrong = await page.press("Invitar", { correo: "yudelka" });
  expect([wrong.status, wrong.valueOf("correo"), wrong.text]).toEqual([
    422,
    "yudelka",
    expect.stringContaining("Escribe un correo completo"),
  ]);
  const made = await wrong.press("Invitar", { correo: "yudelka@cuna.example" });
  expect(made.text).toMatch(/Cuenta creada\. .*: [\w-]{20}/);
});

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

test("a mailbox that belongs to somebody leads to the team's screen, and gives nobody a role", async () => {
  const maria = idOfPerson("maria");
  const page = await visit(site, cookie, PATH);
  const team = await page.press("Invitar", { correo: "Maria.Rosario@correo.example" });
  expect([team.status, team.valueOf("correo")]).toEqual([200, "maria.rosario@correo.example"]);
  expect(await rolesOf(maria)).toEqual([]);
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
  expect(made.text).toMatch(/Cuenta creada\. Todavía no es del equipo.*: [\w-]{20}/);
});

import { expect, test } from "vitest";
import { areaOf } from "#app/admin-areas.ts";
import { adminPlaces } from "#app/components/desk/admin-places.ts";
import { FIND_LIST_PATH, FIND_PATH } from "#app/forms/desk/found.ts";
import { TEAM_ROLES } from "#domain/identity/team-roles.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submitted } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { siteMap } from "#tests/support/site-map.ts";
import Find, { loader } from "./find.tsx";
import { action } from "./find-list.ts";

const ctx = await testContext();
const lia = demoViewer("lia");
const list = async (q: string) => {
  const answer = await action(routeArgs(ctx, formPost(`https://cuna.test${FIND_LIST_PATH}`, { q }), {}, {}, lia) as never);
  return ((await answer.json()) as { hits: { to: string; name: string; detail: string | null }[] }).hits;
};
const lookUps = async () =>
  (await ctx.db.selectFrom("audit_log").select("subject_id").where("action", "=", "person.looked-up").orderBy("id").execute()).map(
    ({ subject_id }) => subject_id,
  );

test("screens, acts, centers and accounts are listed by a part of their name, each with what it is; nothing for nothing", async () => {
  const { id } = await addCenter(ctx, "pena-gris");
  expect(await list("PENA-gr")).toEqual([
    { to: `/dashboard/admin/centros/${id}`, name: "Centro pena-gris", detail: expect.stringContaining("Centro") },
  ]);
  expect((await list("lía alm")).map(({ to }) => to)).toContain(`/dashboard/admin/usuarios/${lia.userId}`);
  expect((await list("registro de ca")).map(({ to }) => to)).toContain("/dashboard/admin/registro");
  expect((await list("anotar llam")).map(({ to }) => to)).toEqual(["/dashboard/admin/solicitudes/nueva"]);
  expect(await list("  ")).toEqual([]);
  expect(await list("zzzz")).toEqual([]);
  expect(await lookUps()).toEqual([]);
});

test("a whole telephone, mailbox or number is looked up with its line in the log; a part of one, and a name, are not", async () => {
  const { leadId, number } = await submitted(ctx, { originSlug: "pena-gris", form: person({ telefono: "+1 809 555 0977" }) });
  expect(await list("809 555 09")).toEqual([]);
  await list("Ana Pére");
  expect(await lookUps()).toEqual([]);
  expect((await list("809 555 0977")).map(({ to }) => to)).toContain(`/dashboard/admin/solicitudes/${leadId}`);
  expect((await list(number)).map(({ to }) => to)).toContain(`/dashboard/admin/solicitudes/${leadId}`);
  expect(await lookUps()).toEqual(["phone", "number"]);
});

test("the search screen, which works without script, lists the same screens and acts, and opens the only one at once", async () => {
  const open = (q: string) =>
    Promise.resolve(
      loader(routeArgs(ctx, new Request(`https://cuna.test${FIND_PATH}?q=${encodeURIComponent(q)}`), {}, {}, lia) as never),
    ).catch((thrown: unknown) => thrown as Response);
  const only = await open("anotar llamada");
  expect(only instanceof Response && only.headers.get("location")).toBe("/dashboard/admin/solicitudes/nueva");
  const several = await open("exporta");
  if (several instanceof Response) throw new Error("Two screens were taken for one.");
  expect(drawPage(Find as never, { loaderData: several })).toContain('href="/dashboard/admin/exportar"');
});

test("a role is led only where it may go, and every act leads to a screen that is there", () => {
  const patterns = siteMap.map(({ pattern }) => pattern);
  for (const role of TEAM_ROLES)
    for (const letter of "aeio")
      for (const { to } of adminPlaces(role, letter)) {
        const path = to.split(/[?#]/)[0]!;
        expect(
          patterns.some((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path)),
          path,
        ).toBe(true);
        if (role === "support") expect(["operations", "team", "texts"]).not.toContain(areaOf(path));
      }
  const names = (role: "editor" | "admin") => adminPlaces(role, "exportacion").map(({ to }) => to);
  expect([names("admin"), names("editor")]).toEqual([["/dashboard/admin/exportar"], []]);
});

import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { topUpById } from "#domain/topups/top-up-queries.server.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { topUpOf } from "#tests/support/paid-top-up.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import TopUpForTeam, { action, loader } from "./top-up.tsx";

const ctx = await testContext();
const { db } = ctx;
const lia = demoViewer("lia");
const maria = { ...demoViewer("maria"), teamRole: "money" as const };
await db
  .insertInto("user_roles")
  .values({ user_id: idOfPerson("maria"), role: "money" })
  .execute();
beforeEach(() => db.deleteFrom("tries").execute());

test("a refund above the limit is asked for with a proof, waits with who asked, and is booked when another person signs with theirs", async () => {
  const { member } = await aBuyer(ctx);
  const { topUp: id } = await topUpOf(ctx, member, pdf);
  const address = `https://cuna.test/dashboard/admin/recargas/${id}`;
  const post = (fields: Record<string, string>, viewer: typeof lia = lia) =>
    Promise.resolve(action(routeArgs(ctx, formPost(address, fields), { id }, {}, viewer) as never)).catch((thrown: unknown) => thrown);
  const page = async (viewer: typeof lia, actionData?: unknown) =>
    drawPage(TopUpForTeam as never, {
      loaderData: await loader(routeArgs(ctx, new Request(address), { id }, {}, viewer) as never),
      actionData,
    });
  const ask = { accion: "devolver", motivo: "Pagó dos veces.", prueba: DEMO_PASSWORD };
  for (const wrong of [{ motivo: " " }, { prueba: "no es esta" }]) {
    const answer = (await post({ ...ask, ...wrong })) as { init: object; data: object };
    expect(answer.init).toEqual({ status: 422 });
    if ("prueba" in wrong) expect(await page(lia, answer.data)).toContain("Pagó dos veces.");
  }
  expect(await page(lia)).toContain("María Rosario");
  expect(((await post(ask)) as Response).headers.get("location")).toContain("hecho=pedida");
  expect(await post(ask)).toMatchObject({ init: { status: 409 } });
  expect(await page(lia)).toContain("Quien la pide no la firma");
  expect(await page(maria)).toContain("Firmar la devolución de US$");
  expect(await post({ accion: "firmar", prueba: DEMO_PASSWORD }, lia)).toMatchObject({ init: { status: 403 } });
  expect(await post({ accion: "firmar", prueba: "no" }, maria)).toMatchObject({ init: { status: 422 } });
  expect((await topUpById(db, id, "any"))!.status).toBe("paid");
  expect(await page({ ...maria, teamRole: "support" } as never)).not.toContain("Firmar la devolución");
  expect(((await post({ accion: "firmar", prueba: DEMO_PASSWORD }, maria)) as Response).headers.get("location")).toContain("hecho=firmada");
  expect((await topUpById(db, id, "any"))!.status).toBe("refunded");
  // Whoever signs pays it back in the bank afterwards, so that nothing says that this was done.
  expect(await page(maria)).toMatch(/Anotamos la devolución de US\$\u00a0[\d.]+ el .*: Pagó dos veces/);
  expect(await post({ accion: "firmar", prueba: DEMO_PASSWORD }, maria)).toMatchObject({ init: { status: 409 } });
});

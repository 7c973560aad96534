import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Credit, { action as give, loader as openOne } from "./credit.tsx";
import Credits, { loader as openAll, action as sign } from "./credits.tsx";

const ctx = await testContext();
const { db } = ctx;
const ADDRESS = "https://cuna.test/dashboard/admin/creditos";
const lia = demoViewer("lia");
const maria = { ...demoViewer("maria"), teamRole: "money" as const };
await db
  .insertInto("user_roles")
  .values({ user_id: idOfPerson("maria"), role: "money" })
  .execute();
beforeEach(() => db.deleteFrom("tries").execute());

const sent = (answer: Promise<unknown>) => answer.catch((thrown: unknown) => thrown) as Promise<never>;
const post = (id: string, fields: Record<string, string>, viewer: typeof lia = lia) =>
  sent(give(routeArgs(ctx, formPost(`${ADDRESS}/${id}`, fields), { id }, {}, viewer) as never));
const decide = (fields: Record<string, string>, viewer: typeof lia) =>
  sent(sign(routeArgs(ctx, formPost(ADDRESS, fields), {}, {}, viewer) as never));
const ledTo = async (answer: Promise<never>) => ((await answer) as Response).headers.get("location");
const page = async (viewer: typeof lia, actionData?: unknown) =>
  drawPage(Credits as never, { loaderData: await openAll(routeArgs(ctx, new Request(ADDRESS), {}, {}, viewer) as never), actionData });
const asked = () => ({
  ...{ credito: randomUUID(), monto: "60", porque: "ours", motivo: "Dos ofertas salieron con otra hora." },
  prueba: DEMO_PASSWORD,
});

test("nothing is given without an amount within the limit, a motive, a reason and the proof; what was typed stays", async () => {
  const { center } = await aBuyer(ctx);
  for (const [field, wrong] of [
    ["monto", "mucho"],
    ["monto", "500.01"],
    ["porque", "suerte"],
    ["motivo", "Falla"],
    ["prueba", "no es esta"],
  ] as const) {
    const answer = await post(center.id, { ...asked(), [field]: wrong });
    expect(answer, `${field} ${wrong}`).toMatchObject({
      init: { status: 422 },
      data: { [field === "porque" ? "reason" : "motive"]: field === "porque" ? asked().motivo : "ours" },
    });
  }
  expect(await balanceOf(db, center.id)).toBe(0);
  const loaderData = await openOne(routeArgs(ctx, new Request(`${ADDRESS}/${center.id}`), { id: center.id }, {}, lia) as never);
  const { data: actionData } = (await post(center.id, { ...asked(), monto: "mucho" })) as { data: object };
  const html = drawPage(Credit as never, { loaderData, actionData });
  expect(html).toContain('value="mucho"');
  expect(html).toContain("le quedan US$");
  expect(html).toContain("María Rosario");
});

test("below the limit it is in the wallet at once; above it a second person signs on the list, with a proof of their own", async () => {
  const { center } = await aBuyer(ctx);
  expect(await ledTo(post(center.id, { ...asked(), monto: "12.50" }))).toBe(`/dashboard/admin/creditos/${center.id}?hecho=dado`);
  expect(await balanceOf(db, center.id)).toBe(12_50);
  const form = asked();
  expect(await ledTo(post(center.id, form))).toBe(`/dashboard/admin/creditos/${center.id}?hecho=pedido`);
  expect(await post(center.id, asked())).toMatchObject({ init: { status: 409 } });
  const firmar = { credito: form.credito, accion: "firmar", prueba: DEMO_PASSWORD };
  expect(await page(lia)).toContain("Quien lo pide no lo firma");
  expect(await page(maria)).toContain("Firmar US$");
  expect(await decide(firmar, lia)).toMatchObject({ init: { status: 403 } });
  expect(await decide({ ...firmar, prueba: "no es esta" }, maria)).toMatchObject({ init: { status: 422 } });
  expect(await decide({ credito: form.credito, accion: "no-firmar", motivo: " " }, maria)).toMatchObject({ init: { status: 422 } });
  expect(await balanceOf(db, center.id)).toBe(12_50);
  expect(await ledTo(decide(firmar, maria))).toBe("/dashboard/admin/creditos?hecho=firmado");
  expect(await balanceOf(db, center.id)).toBe(72_50);
  expect(await decide(firmar, maria), "twice").toMatchObject({ init: { status: 409 } });
  expect(await page(maria)).toContain("Lía Almonte y María Rosario, dos firmas");
});

test("support sees them and decides none; an address of no center leads nowhere", async () => {
  const { center } = await aBuyer(ctx);
  await post(center.id, asked());
  expect(await page({ ...maria, teamRole: "support" } as never)).not.toContain("Firmar US$");
  const open = (id: string) => sent(openOne(routeArgs(ctx, new Request(`${ADDRESS}/${id}`), { id }, {}, lia) as never));
  for (const id of [randomUUID(), "nada"]) expect(await open(id)).toMatchObject({ init: { status: 404 } });
  expect(await post(randomUUID(), asked())).toMatchObject({ init: { status: 404 } });
});

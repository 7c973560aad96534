import { expect, test } from "vitest";
import { erasePath } from "#app/forms/people/erase-path.ts";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submitted } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Find, { action as find } from "../desk/find.tsx";
import ErasePerson, { action, loader } from "./erase-person.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const center = await addCenter(ctx, "borrado-del-faro");

test("what is typed to find a person is posted: a telephone finds them in place, and other words become an address", async () => {
  const { number } = await submitted(ctx, { originSlug: center.slug, form: person({ telefono: "+1 849 555 0303" }) });
  const post = (q: string) =>
    find(routeArgs(ctx, formPost("https://cuna.test/dashboard/admin/buscar", { q }), {}, {}, lia)).catch((thrown: unknown) => thrown);
  const found = await post("849-555-0303");
  expect(found).toMatchObject({ phone: "+18495550303", hits: [{ name: `Solicitud ${number}`, erase: expect.any(String) }] });
  expect(drawPage(Find as never, { loaderData: { words: null, groups: [] }, actionData: found })).toContain("Borrar a esta persona");
  const answer = (await post("clínica")) as Response;
  expect(answer.headers.get("location")).toBe(`/dashboard/admin/buscar?q=${encodeURIComponent("clínica")}`);
});

test("nothing is begun without who asks, a reason, the word and the proof; then the receipt opens", async () => {
  const { leadId, number } = await submitted(ctx, { originSlug: center.slug, form: person() });
  const start = { kind: "lead", id: leadId } as const;
  const params = { what: "solicitud", id: leadId };
  const address = `https://cuna.test${erasePath(start)}`;
  const send = (fields: Record<string, string>) =>
    action(routeArgs({ ...ctx }, formPost(address, fields), params, {}, lia)).catch((thrown: unknown) => thrown) as Promise<never>;
  const whole = { pide: "phone", motivo: "Llamó desde el número de su solicitud", prueba: DEMO_PASSWORD, palabra: "borrar" };

  const { person: shown } = await loader(routeArgs(ctx, new Request(address), params, {}, lia));
  const page = drawPage(ErasePerson as never, { loaderData: { person: shown, secondFactor: false } });
  expect(page).toContain(number);
  expect(page).toContain("Lo que un centro ya copió");
  for (const [field, wrong] of [
    ["pide", ""],
    ["motivo", "porque sí"],
    ["palabra", "sí"],
    ["prueba", "no es esta"],
  ] as const) {
    const refused = await send({ ...whole, [field]: wrong });
    expect(refused, field).toMatchObject({ init: { status: 422 } });
  }
  expect(await ctx.db.selectFrom("erasures").select("id").execute()).toEqual([]);
  const done = (await send(whole)) as Response;
  const { id } = await ctx.db.selectFrom("erasures").select("id").executeTakeFirstOrThrow();
  expect(done.headers.get("location")).toBe(`/dashboard/admin/borrados/${id}`);
  const line = await ctx.db.selectFrom("audit_log").select("detail").where("action", "=", "person.erasure-begun").executeTakeFirstOrThrow();
  expect(line.detail).toMatchObject({ kind: "phone", reason: whole.motivo });
});

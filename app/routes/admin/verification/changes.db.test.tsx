import { expect, test } from "vitest";
import type { Held } from "#app/forms/three-way.ts";
import Profile, { loader as edit, action as save } from "#app/routes/provider/listing/profile.tsx";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import VerificationOne, { action as decide, loader as open } from "./profile.tsx";
import Queue, { loader as queue } from "./queue.tsx";

const ctx = await testContext();
const [lia, yadira] = [demoViewer("lia"), demoViewer("yadira")];
await ctx.db.deleteFrom("provider_accounts").where("user_id", "=", idOfPerson("yadira")).execute();
const { id, name } = await addCenter(ctx, "pide-cambios", { verification_status: "verified", verified: true });
await ctx.db.insertInto("provider_accounts").values({ provider_id: id, user_id: yadira.userId, role: "owner" }).execute();

const PROFILE = "https://cuna.test/dashboard/provider/perfil";
const ONE = `https://cuna.test/dashboard/admin/verificacion/${id}`;
type Answer = { status?: number; data?: { change?: { reason: string; version: string | null } }; init?: { status: number } };

const onlyTexts = (values: Held) =>
  Object.fromEntries(Object.entries(values).filter((field): field is [string, string] => typeof field[1] === "string"));

async function post(fields: Record<string, string>) {
  const { values } = await edit(routeArgs(ctx, new Request(PROFILE), {}, {}, yadira));
  const shown = onlyTexts(values);
  const request = formPost(PROFILE, { centro: id, mostrado: JSON.stringify(shown), ...shown, ...fields });
  return save(routeArgs(ctx, request, {}, {}, yadira)).catch((thrown: unknown) => thrown) as Promise<Answer>;
}
const editor = async (actionData?: unknown) =>
  drawPage(Profile as never, { loaderData: await edit(routeArgs(ctx, new Request(PROFILE), {}, {}, yadira)), actionData });
const opened = () => open(routeArgs(ctx, new Request(ONE), { id }, {}, lia));
const act = (fields: Record<string, string>) =>
  decide(routeArgs(ctx, formPost(ONE, fields), { id }, {}, lia)).catch((thrown: unknown) => thrown) as Promise<Answer>;

test("a center reads what it asked, what is public in the meantime and since when; it saves the rest at once, and takes the change back", async () => {
  expect(await post({ nombre: "Clínica Luna Larimar", descripcion: "Nueva" })).toMatchObject({ status: 303 });
  const html = await editor();
  expect(html).toContain('value="Clínica Luna Larimar"');
  expect(html).toContain(`Mientras tanto se lee «${name}»`);
  expect(html).toContain("Nueva</textarea>");
  const [button] = html.match(/<button[^>]*name="retirar"[^>]*>/)!;
  const retirar = /value="([\w-]+)"/.exec(button)![1]!;
  const withdrawn = await post({ retirar, resumen: "A medio escribir" });
  expect(withdrawn).toMatchObject({ data: { kind: "withdrawn" } });
  expect(await editor()).not.toContain("Mientras tanto");
  const beside = await editor(withdrawn.data);
  expect(beside, "what was typed beside it").toContain('value="A medio escribir"');
  expect(beside, "the name that is public").toContain(`name="nombre" value="${name}"`);
  const again = await post({ retirar });
  expect(again).toMatchObject({ init: { status: 409 } });
  expect(await editor(again.data)).toContain("Ese cambio ya no espera");
});

test("a person who saves another field in an older window asks for nothing, and takes nothing back", async () => {
  const older = await editor();
  const shown = JSON.parse(/name="mostrado" value="([^"]*)"/.exec(older)![1]!.replaceAll("&quot;", '"')) as Held;
  await post({ nombre: "Clínica Luna Larimar" });
  expect(await post({ nombre: name, resumen: "Otro resumen", mostrado: JSON.stringify(onlyTexts(shown)) })).toMatchObject({ status: 303 });
  const html = await editor();
  expect(html).toContain('value="Clínica Luna Larimar"');
  expect(html).toContain('value="Otro resumen"');
});

test("our team reads both side by side, whom the name may be taken for, and decides once; a reason that is missing loses nothing", async () => {
  const loaderData = await opened();
  const html = drawPage(VerificationOne as never, { loaderData });
  expect(html).toMatch(/Público hoy.*Pide.*<mark[^>]*>/s);
  expect(html).toMatch(
    /El nombre que pide se parece a otros.*href="\/dashboard\/admin\/centros\/[\w-]+"[^>]*>Clínica Luna de Larimar, Santo Domingo/s,
  );
  const [change] = loaderData.changes;
  const fields = { cambio: change!.id, parte: "name", version: change!.version };
  const listed = await queue(routeArgs(ctx, new Request("https://cuna.test/dashboard/admin/verificacion?vista=changes"), {}, {}, lia));
  expect(drawPage(Queue as never, { loaderData: listed })).toMatch(
    /pide-cambios.*1 cambio pedido.*Nombre parecido.*Clínica Luna de Larimar/s,
  );
  expect(await act({ ...fields, accion: "rechazar-cambio" })).toMatchObject({ init: { status: 422 } });
  expect(await act({ ...fields, accion: "aceptar-cambio", version: "otra" })).toMatchObject({ init: { status: 409 } });
  expect(await act({ ...fields, accion: "rechazar-cambio", motivo: "Es el nombre de otro centro." })).toMatchObject({ status: 303 });
  const late = await act({ ...fields, accion: "rechazar-cambio", motivo: "Otra razón" });
  expect(late).toMatchObject({ init: { status: 409 }, data: { change: { reason: "Otra razón", version: null } } });
  expect(drawPage(VerificationOne as never, { loaderData: await opened(), actionData: late.data })).toContain("Otra razón");
  expect(await editor()).toContain("Este es el motivo: Es el nombre de otro centro.");
});

test("a change of another profile's address is not found", async () => {
  await post({ nombre: "Centro Tres" });
  const [change] = (await opened()).changes;
  const other = (await addCenter(ctx, "ajeno-cambios")).id;
  const request = formPost(ONE, { accion: "aceptar-cambio", cambio: change!.id, parte: "name", version: change!.version });
  const answer = await decide(routeArgs(ctx, request, { id: other }, {}, lia)).catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ init: { status: 404 } });
});

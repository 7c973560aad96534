import { expect, test } from "vitest";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { action as quoteAction } from "../quotes/quote.tsx";
import Templates, { loader, action as save } from "./templates.tsx";
import Thread, { action, loader as loadThread } from "./thread.tsx";

const ctx = await testContext();
const amaranta = demoViewer("amaranta");
const { center, member, offer } = await aBuyer(ctx);
await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", center.id).execute();

const SCREEN = "https://cuna.test/dashboard/provider/solicitudes/plantillas";
const threadOf = (id: string) => `https://cuna.test/dashboard/provider/solicitudes/${id}/mensajes`;
const BODY = "Hola, {nombre}: {tratamiento} cuesta desde {precio_desde}. Te saluda {firma}, de {centro}.";

interface Answer {
  data: { typed?: string | Record<string, string>; error?: string; errors?: Record<string, string>; both?: string[] };
  init: { status?: number } | null;
}
const answered = async (run: Promise<unknown>): Promise<Answer & { to?: string | null }> => {
  const answer = await run.catch((thrown: unknown) => thrown);
  return answer instanceof Response
    ? { data: {}, init: { status: answer.status }, to: answer.headers.get("Location") }
    : (answer as Answer);
};
const saved = (fields: Record<string, string>, shown: Record<string, string> = {}) =>
  answered(
    save(
      routeArgs(ctx, formPost(SCREEN, { centro: center.id, mostrado: JSON.stringify(shown), ...fields }), {}, {}, amaranta),
    ) as Promise<unknown>,
  );
const pressed = (id: string, fields: Record<string, string>) =>
  answered(action(routeArgs(ctx, formPost(threadOf(id), fields), { id }, {}, amaranta)) as Promise<unknown>);
const messages = (leadId: string) => ctx.db.selectFrom("thread_messages").select("id").where("lead_id", "=", leadId).execute();

test("a saved reply goes into an answer with what is known of the request, after what was typed, and nobody reads a mark", async () => {
  expect((await saved({ "nombre-1": "Precio", "texto-1": BODY })).to).toContain("hecho=guardado");
  const form = person();
  const asks = await offer({ ...form, email: "otra.persona@correo.example", telefono: "+1 829 555 0188", respuesta: "pregunta" });

  // Before the contact is open nothing tells what the person is called.
  const masked = await pressed(asks.id, { accion: "plantilla-1", mensaje: "" });
  expect(masked.data.typed).toContain("Hola, {nombre}:");
  expect(JSON.stringify(masked)).not.toContain(form.nombre);
  expect(masked.data.error).toContain("{nombre}");

  const { id, lead_id } = await offer(form);
  expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
  const loaderData = await loadThread(routeArgs(ctx, new Request(threadOf(id)), { id }, {}, amaranta));
  expect(drawPage(Thread, { loaderData, actionData: undefined, params: { id } })).toContain('value="plantilla-1"');
  const { data } = await pressed(id, { accion: "plantilla-1", mensaje: "Buenos días." });
  expect(data.typed).toMatch(
    new RegExp(`^Buenos días\\.\n\nHola, ${form.nombre}: .+ cuesta desde \\{precio_desde\\}. Te saluda .+, de ${center.name}\\.$`),
  );
  expect(data.error).toBe("Falta llenar: {precio_desde}. Escríbelo tú o quítalo antes de enviar.");
  const refused = await pressed(id, { accion: "escribir", mensaje: String(data.typed) });
  expect([refused.init?.status, refused.data.typed, await messages(lead_id)]).toEqual([422, data.typed, []]);
  await pressed(id, { accion: "escribir", mensaje: String(data.typed).replace("{precio_desde}", "US$ 4900") });
  expect(await messages(lead_id)).toHaveLength(1);

  // The same into a quote, which is not sent with a mark either.
  const quoted = (fields: Record<string, string>) =>
    answered(quoteAction(routeArgs(ctx, formPost(`${SCREEN}/x`, fields), { id }, {}, amaranta)) as Promise<unknown>);
  const inQuote = (await quoted({ accion: "plantilla-1", mensaje: "" })) as unknown as Answer["data"];
  expect((inQuote.typed as Record<string, string>).mensaje).toContain(`Hola, ${form.nombre}:`);
  const unsent = await quoted({ accion: "enviar", despues: "0", mensaje: "Desde {precio_desde}" });
  expect([unsent.init?.status, unsent.data.errors?.mensaje]).toEqual([422, expect.stringContaining("{precio_desde}")]);
});

test("what two colleagues save is kept side by side, and where both changed the same reply the second looks at it", async () => {
  const before = { "nombre-2": "", "texto-2": "", "nombre-3": "", "texto-3": "" };
  expect((await saved({ "nombre-2": "Hora", "texto-2": "¿Te viene bien el martes?" }, before)).to).toContain("hecho=guardado");
  expect((await saved({ "nombre-3": "Estudios", "texto-3": "Trae tu AMH." }, before)).to).toContain("hecho=guardado");
  const both = await saved({ "nombre-2": "Otra", "texto-2": "¿El jueves?" }, before);
  expect([both.init?.status, both.data.both]).toEqual([409, ["nombre-2", "texto-2"]]);
  const wrong: readonly [Record<string, string>, string][] = [
    [{ "nombre-4": "", "texto-4": "Hola" }, "nombre-4"],
    [{ "nombre-4": "Hola", "texto-4": "" }, "texto-4"],
    [{ "nombre-4": "Hola", "texto-4": "Hola, {apellido}" }, "texto-4"],
    [{ "nombre-4": "x".repeat(41), "texto-4": "Hola" }, "nombre-4"],
  ];
  for (const [fields, field] of wrong) {
    const { init, data } = await saved(fields, {});
    expect([init?.status, Object.keys(data.errors!)], JSON.stringify(fields)).toEqual([422, [field]]);
  }
  const drawn = async () => {
    const loaderData = await loader(routeArgs(ctx, new Request(SCREEN), {}, {}, amaranta));
    return drawPage(Templates, { loaderData, actionData: undefined, params: {} });
  };
  expect(await drawn()).toMatch(/Precio[\s\S]*Hora[\s\S]*Estudios[\s\S]*name="nombre-4"/);
  expect((await saved({ "nombre-2": "", "texto-2": "" }, { "nombre-2": "Hora", "texto-2": "¿Te viene bien el martes?" })).to).toContain(
    "hecho",
  );
  expect(await drawn()).not.toContain("martes");
});

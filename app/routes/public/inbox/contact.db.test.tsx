import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import AdvicePage, { action as adviceAction, loader as adviceLoader } from "./advice.tsx";
import ContactPage, { action, loader } from "./contact.tsx";
import MessageSent, { loader as sentLoader } from "./message-sent.tsx";

const ctx = await testContext();
const good = {
  nombre: "Ana Peña",
  email: "ana@correo.example",
  asunto: "solicitud",
  mensaje: "canariomensaje",
  consentimiento: "on",
};
const post = async (fields: Record<string, string>) =>
  Promise.resolve(action(routeArgs(ctx, formPost("https://cuna.test/contacto", fields)))).then(
    (result) => ({ redirected: null, result: result as { data: { values: object; errors: object }; init: { status: number } } }),
    (thrown: Response) => ({ redirected: thrown, result: null }),
  );

test("a message that is right leads to its receipt, and nothing personal is in the address", async () => {
  const { redirected } = await post(good);
  expect(redirected!.status).toBe(303);
  expect(redirected!.headers.get("location")).toBe("/mensaje-enviado");
  const cookie = redirected!.headers.get("set-cookie")!;
  expect(cookie).toContain("HttpOnly");
  for (const canary of ["ana", "Peña", "canario"]) expect(cookie).not.toContain(canary);
  const request = new Request("https://cuna.test/mensaje-enviado", { headers: { cookie: cookie.split(";")[0]! } });
  const sent = (await sentLoader(routeArgs(ctx, request))) as unknown as { data: unknown };
  const page = drawPage(MessageSent as never, { loaderData: sent.data });
  expect(page).toContain("Ana");
  expect(page).toMatch(/ME-20\d\d-\d{5}/);
  expect(page).not.toContain("canariomensaje");
  expect(page).not.toContain("ana@correo.example");
  const stranger = (await sentLoader(routeArgs(ctx, new Request("https://cuna.test/mensaje-enviado")))) as unknown as { data: unknown };
  expect(drawPage(MessageSent as never, { loaderData: stranger.data })).not.toContain("Ana");
});

test("a message that is wrong comes back with everything typed, each error beside its field", async () => {
  const { result } = await post({ ...good, email: "ana@", consentimiento: "" });
  expect(result!.init.status).toBe(422);
  const html = drawPage(ContactPage as never, {
    loaderData: await loader(routeArgs(ctx, new Request("https://cuna.test/contacto"))),
    actionData: result!.data,
  });
  for (const kept of ["Ana Peña", "ana@", "canariomensaje"]) expect(html).toContain(kept);
  expect(html).toContain('href="#contact-email"');
  expect(html).toContain('id="contact-email-error"');
  expect(html).toMatch(/name="asunto"[^>]*checked=""[^>]*value="solicitud"|value="solicitud"[^>]*checked=""/);
  expect(html).not.toMatch(/name="consentimiento"[^>]*checked/);
});

test("whatever is sent, the answer is a form in Spanish, never a failure", async () => {
  for (const fields of [{}, { ...good, nombre: "a\0b" }, { ...good, mensaje: "x".repeat(100_000) }, { ...good, asunto: "__proto__" }])
    expect((await post(fields)).result!.init.status).toBe(422);
  const noForm = new Request("https://cuna.test/contacto", { method: "POST", body: "{", headers: { "content-type": "application/json" } });
  expect(await action(routeArgs(ctx, noForm))).toMatchObject({ init: { status: 422 } });
  const twice = new Request("https://cuna.test/contacto", {
    method: "POST",
    body: new URLSearchParams([...Object.entries(good), ["email", "b@correo.example"]]),
  });
  expect(await action(routeArgs(ctx, twice))).toMatchObject({ data: { errors: { email: "invalid" } } });
});

test("the promise of an answer never stands without its figure, or the words that there is none", async () => {
  const draw = async () =>
    drawPage(AdvicePage as never, { loaderData: await adviceLoader(routeArgs(ctx, new Request("https://cuna.test/asesoramiento"))) });
  expect(await draw()).toContain("aún sin datos suficientes");
  for (let index = 0; index < 5; index++) {
    const fields = { ...good, metodoContacto: "email", email: `cinco${index}@correo.example`, servicio: "fiv" };
    await Promise.resolve(adviceAction(routeArgs(ctx, formPost("https://cuna.test/asesoramiento", fields)))).catch(() => {});
  }
  await ctx.db.updateTable("inbox_messages").set({ status: "answered", answered_at: new Date() }).execute();
  expect(await draw()).toMatch(/100 %/);
});

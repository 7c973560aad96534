import { expect, test } from "vitest";
import { loader as rootLoader } from "#app/root.tsx";
import { action as contact } from "#app/routes/public/inbox/contact.tsx";
import { action as newsletter } from "#app/routes/public/newsletter/newsletter.tsx";
import { testContext } from "#tests/support/context.ts";
import { formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { action, loader } from "./section.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const call = async (answer: Promise<unknown>) => (await answer.catch((thrown: unknown) => thrown)) as { status?: number; data?: never };
const section = "consentimiento-mensajes";
const save = (fields: Record<string, string>) =>
  call(action(routeArgs(ctx, formPost(`https://cuna.test/dashboard/admin/ajustes/${section}`, fields), { section }, {}, lia)));
const message = { nombre: "Ana Peña", email: "ana@correo.example", asunto: "solicitud", mensaje: "Hola", consentimiento: "on" };
const write = (fields: Record<string, string>) =>
  call(Promise.resolve(contact(routeArgs(ctx, formPost("https://cuna.test/contacto", { ...message, ...fields })))));
const kept = () => ctx.db.selectFrom("inbox_consents").select(["text", "text_version"]).orderBy("message_id").execute();

test("a consent's next wording names the site and its reason; a person who ticked the one before reads the new one first, and evidence keeps both", async () => {
  const { values, version } = await loader(routeArgs(ctx, new Request(`https://cuna.test/${section}`), { section }, {}, lia));
  expect(values.texto).toContain("[sitio]");
  const opened = { ...values, version: String(version) };
  expect(await save({ ...opened, motivo: "Nada" })).toMatchObject({ data: { errors: { texto: expect.any(String) } } });
  const next = { ...opened, texto: "Acepto que lo lea el equipo de [sitio].", motivo: "" };
  expect(await save({ ...next, texto: "Acepto." })).toMatchObject({
    data: { errors: { texto: expect.any(String), motivo: expect.any(String) } },
  });
  expect(await write({})).toMatchObject({ status: 303 });
  const released = await kept();
  expect(await save({ ...next, motivo: "Más corto" })).toMatchObject({ status: 303 });
  expect(await save({ ...next, texto: "Acepto todo, [sitio].", motivo: "Otra" })).toMatchObject({ data: { conflict: true } });

  expect(await write({})).toMatchObject({
    init: { status: 409 },
    data: { refusal: { kind: "reworded" }, values: { mensaje: "Hola", consentimiento: false } },
  });
  expect(await kept()).toEqual(released);
  const { consents } = await rootLoader(routeArgs(ctx, new Request("https://cuna.test/")));
  const redaccion = consents.consent_message!.version;
  expect(await write({ mensaje: "Otra", redaccion })).toMatchObject({ status: 303 });
  expect(await kept()).toEqual(
    expect.arrayContaining([...released, { text: "Acepto que lo lea el equipo de Cuna.", text_version: redaccion }]),
  );
  const { detail } = await ctx.db
    .selectFrom("audit_log")
    .select("detail")
    .where("subject_id", "=", "consent_message")
    .executeTakeFirstOrThrow();
  expect(detail).toMatchObject({ after: { text: next.texto, reason: "Más corto" } });
});

test("a form of the newsletter that shows a wording which is not in force comes back with its address, and subscribes nobody", async () => {
  const posted = formPost("https://cuna.test/boletin", { email: "ana@correo.example", consentimiento: "si", redaccion: "2020-01-01.1" });
  const answer = await call(newsletter(routeArgs(ctx, posted)));
  expect(answer).toMatchObject({ init: { status: 409 }, data: { email: "ana@correo.example", granted: false, reworded: true } });
});

test("the consents of a request name the center, hold no mark that stands for nothing, and are saved as one version with its author", async () => {
  const section = "consentimiento-solicitudes";
  const url = `https://cuna.test/dashboard/admin/ajustes/${section}`;
  const opened = () => loader(routeArgs(ctx, new Request(url), { section }, {}, lia));
  const put = (fields: Record<string, string>) => call(action(routeArgs(ctx, formPost(url, fields), { section }, {}, lia)));
  const { values } = await opened();
  expect(values).toMatchObject({ centro: expect.stringContaining("[centro]"), pregunta: expect.stringContaining("[centro]") });
  const form = { ...values, version: "0", motivo: "Más claro" };
  expect(await put(form)).toMatchObject({ data: { errors: { centro: expect.any(String) } } });
  const wrong = {
    ...form,
    centro: "Acepto que la reciban.",
    casillas: "Acepto que [sitio] la envíe a [centro]:",
    pregunta: "**Acepto que la lea [centro].",
    equipo: "Acepto que la lea [equipo].",
    guias: "**Quiero** guías.",
  };
  const refused = (await put(wrong)) as { data?: { errors: Record<string, string>; typed: object } };
  expect(Object.keys(refused.data!.errors).sort()).toEqual(["casillas", "centro", "equipo", "guias", "pregunta"]);
  expect(refused.data).toMatchObject({ typed: { centro: wrong.centro }, errors: { equipo: expect.stringContaining("[equipo]") } });
  expect((await opened()).version).toBe(0);
  expect(await put({ ...form, centro: "Acepto que [sitio] la envíe a [centro]." })).toMatchObject({ status: 303 });
  const { lines, version } = await opened();
  expect({ version, lines }).toMatchObject({
    version: 1,
    lines: [{ actorName: "Lía Almonte", detail: { after: { reason: "Más claro" } } }],
  });
});

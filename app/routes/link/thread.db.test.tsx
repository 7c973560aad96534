import { expect, test } from "vitest";
import type { ThreadAnswer } from "#app/forms/threads/thread-answer.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { renameSite } from "#tests/support/site-name.ts";
import RequestStatus, { loader as statusLoader } from "./request-status.tsx";
import LinkThread, { action, loader } from "./thread.tsx";

// The page of a thread behind the link of a mail, without a script.

const ctx = await testContext();
const { id: providerId, slug } = await addCenter(ctx, "luna-de-hilos");

const userId = idOfPerson("amaranta");
await ctx.db.insertInto("provider_accounts").values({ user_id: userId, provider_id: providerId, role: "owner" }).execute();

/** Answers as the center. */
async function answer(leadId: string) {
  const { id } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  await writeMessage(ctx, centerOfOffer({ userId, providerId }, id), { text: "Suelen ser cinco visitas.", knowsMasked: true });
}

async function asked() {
  const { leadId } = await routed(ctx, { form: person({ respuesta: "pregunta" }), originSlug: slug });
  const { created_at } = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  const params = { token: patientToken(ctx.keys, leadId, created_at), slug };
  const url = `https://cuna.test/solicitud/${params.token}/mensajes/${slug}`;
  const args = (fields?: Record<string, string>) => routeArgs(ctx, fields ? formPost(url, fields) : new Request(url), params);
  const page = async (actionData?: ThreadAnswer) =>
    drawPage(LinkThread as never, { loaderData: (await loader(args())).data, actionData, params });
  /** Posts the form, and returns the answer that keeps what was typed, or where a sent message leads. */
  const post = async (fields: Record<string, string>) => {
    try {
      return (await action(args(fields)))!.data as ThreadAnswer;
    } catch (thrown) {
      return (thrown as Response).headers.get("Location");
    }
  };
  return { page, post, leadId, params };
}

test("a message with contact data comes back with what the other side would read; only what was shown so is sent so", async () => {
  const { page, post } = await asked();
  const mensaje = "Mi número es 809 555 0147.\r\n¿Me llaman?";
  const returned = (await post({ accion: "escribir", mensaje })) as ThreadAnswer;
  expect(returned.masked?.shown).not.toContain("0147");
  const drawn = await page(returned);
  for (const words of ["Todavía no lo enviamos", "Mi número es 809 555 0147.", "Mi número es •••••", "Enviar así"])
    expect(drawn).toContain(words);
  const other = "Mi correo es ana@correo.example";
  expect(await post({ accion: "enviar-asi", mensaje: other, visto: mensaje })).toMatchObject({ typed: other, masked: {} });
  expect(await post({ accion: "enviar-asi", mensaje, visto: mensaje })).toContain("?hecho=enviado");
  expect(await page()).toContain("Hasta que se abra el contacto, la otra parte lee:");
});

test("an empty, a long and a broken message get a sentence and keep what was typed; a link in one cannot be pressed", async () => {
  const { page, post } = await asked();
  const typed = "a".repeat(2001);
  expect(await post({ accion: "escribir", mensaje: " " })).toMatchObject({ error: "Escribe un mensaje" });
  expect(await post({ accion: "escribir", mensaje: typed })).toMatchObject({ typed, error: expect.stringContaining("2000") });
  expect(await post({ accion: "escribir", mensaje: "a\u0000b" })).toMatchObject({ error: expect.stringContaining("bórralo") });
  const mensaje = "<a href=https://x.example>aquí</a>";
  await post({ accion: "enviar-asi", mensaje, visto: mensaje });
  expect(await page()).not.toMatch(/<a [^>]*x\.example/);
});

test("what a center answered is in the request's own page until its person decides, with the way to decide", async () => {
  const { leadId, params } = await asked();
  const url = `https://cuna.test/solicitud/${params.token}`;
  const page = async () => {
    const { data } = await statusLoader(routeArgs(ctx, new Request(url), params));
    return drawPage(RequestStatus as never, { loaderData: data, params });
  };
  expect(await page()).not.toContain("te respondió");
  await answer(leadId);
  const answered = await page();
  for (const words of ["te respondió", "Suelen ser cinco visitas.", "Leer y decidir", `${params.token}#mensajes`, 'value="aceptar"'])
    expect(answered).toContain(words);
});

test("who read the sentence with the site's name before reads it again, and what is kept is the sentence beside the button", async () => {
  const { post, leadId } = await asked();
  await answer(leadId);
  await renameSite(ctx, "Nido");
  const kept = () =>
    ctx.db.selectFrom("lead_consents").select("text").where("lead_id", "=", leadId).where("purpose", "=", "contact").execute();
  expect(await post({ accion: "aceptar" })).toMatch(/\/mensajes\/luna-de-hilos$/);
  expect(await kept()).toEqual([]);
  await post({ accion: "aceptar", redaccion: "Nido" });
  expect(await kept()).toEqual([{ text: expect.stringMatching(/^Acepto que Nido abra/) }]);
});

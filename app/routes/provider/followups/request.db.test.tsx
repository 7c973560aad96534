import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Request, { action, loader } from "./request.tsx";

const ctx = await testContext();
const amaranta = demoViewer("amaranta");
const { center, member, offer } = await aBuyer(ctx);
await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", center.id).execute();

const addressOf = (id: string) => `https://cuna.test/dashboard/provider/solicitudes/${id}`;
const draw = async (id: string, actionData?: unknown) => {
  const loaderData = await loader(routeArgs(ctx, new globalThis.Request(addressOf(id)), { id }, {}, amaranta));
  return drawPage(Request, { loaderData, actionData, params: { id } });
};
/** Returns a request for a reason, and gives the address that it leads to or the answer. */
const giveBack = async (id: string, motivo: string) => {
  const post = formPost(addressOf(id), { centro: center.id, hacer: "devolver", motivo });
  const answer = await action(routeArgs(ctx, post, { id }, {}, amaranta)).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("Location") : (answer as { data: unknown; init: ResponseInit });
};

test("who asked first and was answered waits for nobody: no deadline, no «Nueva», and the way back to the conversation", async () => {
  const { id } = await offer({ ...person(), respuesta: "pregunta" });
  expect(await draw(id)).toContain("Responde antes del");
  await ctx.db.transaction().execute((tx) => markAnswered(tx, { offerId: id, actor: "worker" }));
  await ctx.db
    .updateTable("offers")
    .set({ answer_by: new Date(Date.now() - 60_000) })
    .where("id", "=", id)
    .execute();
  const answered = await draw(id);
  expect(answered).toContain("Respondida el");
  expect(answered).toContain("Seguir la conversación");
  expect(answered).not.toMatch(/Responde antes del|Nueva<|Venció/);
});

test("a reason that does not stand is said and stays chosen; the telephone is asked about once, and a fact counts all the while", async () => {
  const form = person();
  const [{ id: first }, { id }] = [await offer(form), await offer({ ...form, tratamiento: "ICSI" })];
  for (const bought of [first, id]) expect(await purchaseLead(ctx, member, bought)).toEqual({ outcome: "purchased" });

  const refused = (await giveBack(first, "duplicate")) as { data: unknown; init: ResponseInit };
  expect(refused.init.status).toBe(422);
  const said = await draw(first, refused.data);
  expect(said).toContain("No nos consta esa razón");
  expect(said).toContain('<option value="duplicate" selected="">');
  expect(said).toContain('<option value="wrong-phone">');

  expect(await giveBack(id, "wrong-phone")).toContain("hecho=pedida");
  const asked = await draw(id);
  expect(asked).toContain("No le llega correo nuestro, así que no podemos preguntarle por su teléfono");
  expect(asked).toContain('<option value="duplicate">');
  expect(asked).not.toContain('<option value="wrong-phone">');
  expect(await giveBack(id, "duplicate")).toContain("hecho=devuelta");
});

test("opening one that spends asks once and names the sum; a free one does not ask, and nobody pays what they did not agree to", async () => {
  const buyer = await aBuyer(ctx);
  const openIt = async (id: string, fields: Record<string, string>) => {
    const post = formPost(addressOf(id), { centro: buyer.center.id, hacer: "abrir", ...fields });
    const answer = await action(routeArgs(ctx, post, { id }, {}, amaranta)).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? answer.headers.get("Location")! : JSON.stringify((answer as { data: unknown }).data);
  };
  const drawn = async (id: string) => {
    await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", buyer.center.id).execute();
    return draw(id);
  };
  const { id } = await buyer.offer();
  const free = await drawn(id);
  expect(free).toContain("Abrir gratis");
  expect(free).not.toContain("¿Abrirla por");
  for (let opened = 0; opened < 3; opened++) expect(await openIt((await buyer.offer()).id, { acepta: "0" })).toContain("hecho=abierta");

  await addMoney(ctx, buyer.center.id, 100_00);
  // The page was drawn while it was free. A colleague used the last free one.
  for (const fields of [{ acepta: "0" }, { acepta: "" }, { acepta: "1" }])
    expect(await openIt(id, fields)).toContain("Abrirla cuesta ahora US$ 18.00");
  const asks = await drawn(id);
  expect(asks).toContain("¿Abrirla por US$ 18.00? Tienes US$ 100.00, y te quedan US$ 82.00.");
  expect(asks).toMatch(/name="acepta" value="1800"/);
  expect(await openIt(id, { acepta: "1800" })).toContain("hecho=abierta");
});

test("a note and the day to write again are one form: what either button refuses keeps all that was typed, and says who was faster", async () => {
  await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", center.id).execute();
  const { id } = await offer();
  await addMoney(ctx, center.id, 100_00);
  expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
  const forms = async (actionData?: unknown) =>
    [...new JSDOM(await draw(id, actionData)).window.document.querySelectorAll<HTMLFormElement>("main form")].filter((form) =>
      form.querySelector("textarea"),
    );
  const [form, ...others] = await forms();
  expect(others).toEqual([]);
  const seen = form!.querySelector<HTMLInputElement>('[name="mostrado"]')!.value;
  const day = form!.querySelector<HTMLInputElement>('[name="dia"]')!.value;
  const send = async (hacer: string, fields: Record<string, string>) => {
    const post = formPost(addressOf(id), { centro: center.id, hacer, mostrado: seen, ...fields });
    const answer = await action(routeArgs(ctx, post, { id }, {}, amaranta)).catch((thrown: unknown) => thrown);
    if (answer instanceof Response) return answer.headers.get("Location")!;
    const { data, init } = answer as { data: unknown; init: ResponseInit };
    const [drawn] = await forms(data);
    const [note, typedDay] = ["nota", "dia"].map((name) => drawn!.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value);
    return [init.status, note, typedDay, drawn!.querySelector('[aria-invalid="true"]')!.getAttribute("name")];
  };
  expect(await send("volver", { nota: "Esperaba su laparoscopia", dia: "2001-01-01" })).toEqual([
    422,
    "Esperaba su laparoscopia",
    "2001-01-01",
    "dia",
  ]);
  expect(await send("nota", { nota: " ", dia: day })).toEqual([422, "", day, "nota"]);
  // Enter in the field of the day presses no button by its name.
  expect(await send("", { nota: "Esperaba su laparoscopia", dia: day })).toContain("hecho=volver");
  expect(await send("volver", { nota: "Otra cosa", dia: day })).toEqual([409, "Otra cosa", day, "dia"]);
  expect(await draw(id)).toContain("Esperaba su laparoscopia");
});

test("an answer is written in the request: it goes out, a saved reply goes into it, and the note beside it stays as typed", async () => {
  await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", center.id).execute();
  await ctx.db
    .insertInto("reply_templates")
    .values({ provider_id: center.id, place: 1, name: "Hora", body: "{nombre}, ¿el martes?" })
    .execute();
  const { id, lead_id } = await offer();
  await addMoney(ctx, center.id, 100_00);
  expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
  const read = async (actionData?: unknown) => {
    const { document } = new JSDOM(await draw(id, actionData)).window;
    const [form, ...others] = [...document.querySelectorAll<HTMLFormElement>("main form")].filter((one) => one.querySelector("textarea"));
    expect(others).toEqual([]);
    const field = (name: string) => form!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    return { field, isUnfolded: field("nota").closest("details")!.open, said: document.querySelector("main")!.textContent! };
  };
  const { field } = await read();
  const typed = { mostrado: field("mostrado").value, dia: field("dia").value };
  const send = async (hacer: string, fields: Record<string, string>) => {
    const post = formPost(addressOf(id), { centro: center.id, hacer, ...typed, ...fields });
    const answer = await action(routeArgs(ctx, post, { id }, {}, amaranta)).catch((thrown: unknown) => thrown);
    if (answer instanceof Response) return answer.headers.get("Location")!;
    const { data, init } = answer as { data: unknown; init: ResponseInit };
    const drawn = await read(data);
    return { status: init.status, message: drawn.field("mensaje").value, note: drawn.field("nota").value, ...drawn };
  };
  const sent = async () => (await ctx.db.selectFrom("thread_messages").select("id").where("lead_id", "=", lead_id).execute()).length;
  const notes = () => ctx.db.selectFrom("followup_notes").select("id").where("offer_id", "=", id).execute();

  const inserted = await send("plantilla-1", { mensaje: "Buenos días.", nota: "Llamar antes" });
  expect(inserted).toMatchObject({ status: 200, note: "Llamar antes", isUnfolded: true });
  expect((inserted as { message: string }).message).toMatch(/^Buenos días\.\n\n\p{Lu}\S+, ¿el martes\?$/u);
  expect(await send("escribir", { mensaje: "Cuesta {precio_desde}.", nota: "x" })).toMatchObject({ status: 422, note: "x" });
  expect(await send("escribir", { mensaje: " " })).toMatchObject({ status: 422, note: "", isUnfolded: false });
  expect(await sent()).toBe(0);

  const beside = await send("escribir", { mensaje: "El martes a las tres.", nota: "Llamar antes" });
  expect(beside).toMatchObject({ status: 200, message: "", note: "Llamar antes", isUnfolded: true });
  expect((beside as { said: string }).said).toMatch(/Enviado\..*El martes a las tres\./s);
  // The page of what is left is loaded again.
  expect(await send("escribir", { mensaje: "El martes a las tres.", nota: "Llamar antes" })).toMatchObject({ status: 200, message: "" });
  expect(await sent()).toBe(1);
  expect(await send("nota", { mensaje: "Y traiga su AMH.", nota: "Llamar antes" })).toMatchObject({
    ...{ status: 200, message: "Y traiga su AMH.", note: "", isUnfolded: false },
  });
  expect(await send("nota", { mensaje: "Y traiga su AMH.", nota: "Llamar antes" })).toMatchObject({ status: 200, note: "" });
  expect(await notes()).toHaveLength(1);
  expect(await send("escribir", { mensaje: "Y traiga su AMH." })).toContain("hecho=respondida");
  expect(await sent()).toBe(2);
});

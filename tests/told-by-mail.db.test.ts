import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { enterConsultation } from "#domain/consultations/enter-consultation.server.ts";
import { openMessage } from "#domain/inbox/open-message.server.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { addMoney } from "./support/buyers.ts";
import { testContext } from "./support/context.ts";
import { person, routed } from "./support/leads.ts";
import { sentMessage } from "./support/messages.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { drawPages } from "./support/server-build.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";
import { visit } from "./support/without-script.ts";

// Anybody can type somebody else's mailbox. Until its owner confirms it, it gets no further mail of ours, and no screen says that it
// does.

drawPages();
const ctx = await testContext();
const LUNA = "clinica-luna-de-larimar";
const ADMIN = "an administrator with a second step";

let site: WholeSite;
let cookies: Record<"a provider" | typeof ADMIN, string>;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookies = await peopleAtTheDoor(ctx, site, ["a provider", ADMIN]);
});
const confirmAll = () => ctx.db.updateTable("mail_recipients").set({ confirmed_at: new Date() }).execute();
const mailed = (status: "queued" | "withheld", leadId: string) =>
  ctx.db
    .selectFrom("mail_messages")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("template", "=", "thread-message")
    .where("recipient_digest", "is not", null)
    .where("status", "=", status)
    .execute();

test("a center reads that its answer waits on the patient's page until they confirm their mailbox, and then that we told them", async () => {
  await routed(ctx, { originSlug: LUNA, form: person() });
  const { leadId } = await routed(ctx, { originSlug: LUNA, form: person({ respuesta: "pregunta" }) });
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const lead = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  const own = `/solicitud/${patientToken(ctx.keys, leadId, lead.created_at)}/mensajes/${LUNA}`;
  const thread = await visit(site, cookies["a provider"], `/dashboard/provider/solicitudes/${offer.id}/mensajes`);
  expect(thread.text).toContain("todavía no confirma su correo");
  expect(thread.text).not.toContain("llega por correo");
  const waiting = await visit(site, "", own);
  expect(waiting.text).toContain("cuando confirmes tu correo, también te avisamos");
  expect(waiting.text).not.toContain("Te avisamos por correo.");

  const sent = await thread.press("Enviar mensaje", { mensaje: "Un ciclo cuesta US$ 5,200." });
  expect(sent.text).toContain("Enviado. La paciente lo leerá en su página");
  expect(sent.text).not.toContain("Avisamos por correo");
  expect([await mailed("queued", leadId), await mailed("withheld", leadId)]).toMatchObject([[], [{}]]);

  // Luna's next request that waits is on the screen; the conversation is one link away.
  expect(sent.text).toContain("Esta es la siguiente que espera.");
  await confirmAll();
  const back = await visit(site, cookies["a provider"], `/dashboard/provider/solicitudes/${offer.id}/mensajes`);
  const told = await back.press("Enviar mensaje", { mensaje: "Incluye dos visitas." });
  expect(told.text).toContain("Enviado. Avisamos por correo.");
  expect(await mailed("queued", leadId)).toHaveLength(1);
});

test("a center that sent a quote or asked about a telephone reads what became of the mail, and where none goes, how to tell its person", async () => {
  const form = person({ tratamiento: "FIV", telefono: "+1 809 555 0142" });
  const { leadId } = await routed(ctx, { originSlug: LUNA, form });
  const offer = await ctx.db
    .selectFrom("offers")
    .select(["id", "provider_id as providerId"])
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  await addMoney(ctx, offer.providerId, 50_000);
  await purchaseLead(ctx, { userId: idOfPerson("amaranta"), providerId: offer.providerId }, offer.id);
  const request = `/dashboard/provider/solicitudes/${offer.id}`;
  const page = (path = "") => visit(site, cookies["a provider"], request + path);
  const send = async () => {
    const sent = await (await page("/presupuesto")).press(`Enviar a ${form.nombre}`);
    return sent.text;
  };
  const refuse = () =>
    ctx.db.updateTable("mail_messages").set({ status: "refused", last_error: "550 no such user" }).where("lead_id", "=", leadId).execute();

  expect((await page("/presupuesto")).text).toContain("Todavía no confirma su correo, así que no le escribimos");
  const held = await send();
  expect(held).toContain("Todavía no confirma su correo, así que no le escribimos");
  expect(held).toContain("Avísale tú al número que abriste");
  expect(held).not.toContain("le avisamos por correo");
  const thread = await (await page("/mensajes")).press("Enviar mensaje", { mensaje: "¿La llamo mañana?" });
  expect(thread.text).toContain("Avísale tú al número que abriste");

  await confirmAll();
  expect((await page("/presupuesto")).text).toContain("y le avisamos por correo");
  expect(await send()).toContain("y le avisamos por correo");
  expect((await page("/mensajes")).text).not.toContain("Avísale tú");

  await refuse();
  expect((await page("/presupuesto")).text).toContain("Su correo rechaza nuestros avisos");
  expect((await page("?hecho=enviado")).text).toContain("Su correo rechaza nuestros avisos");
  expect((await page("/mensajes")).text).toContain("Avísale tú al número que abriste");

  const asked = await (await page()).press("Devolver la solicitud", { motivo: "wrong-phone" });
  expect(asked.text).toContain("Le preguntamos por correo por su teléfono");
  await refuse();
  expect((await page()).text).toContain("no podemos preguntarle por su teléfono");
});

test("a center reads of a consultation that it wrote down whether its person was told, and promises no word of a cancellation otherwise", async () => {
  const { id: providerId } = await ctx.db.selectFrom("provider_profiles").select("id").where("slug", "=", LUNA).executeTakeFirstOrThrow();
  const patient = { name: "Belkis Ogando", email: `${randomUUID()}@correo.example`, zone: "America/Santo_Domingo" };
  const enter = async (days: number) => {
    const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000);
    const entered = { patient, startsAt, doctorId: null, kind: "first", mode: "place", videoUrl: null } as const;
    expect(await enterConsultation(ctx, { userId: idOfPerson("amaranta"), providerId }, entered)).toBe("entered");
    const { id } = await ctx.db
      .selectFrom("consultations")
      .select("id")
      .where("provider_id", "=", providerId)
      .where("starts_at", "=", startsAt)
      .executeTakeFirstOrThrow();
    return () => visit(site, cookies["a provider"], `/dashboard/provider/agenda/consulta/${id}`);
  };
  const [first, second] = [await enter(40), await enter(41)];
  expect((await first()).text).not.toContain("no sabe de esto por nosotros");
  const held = (await second()).text;
  expect(held).toContain("Belkis Ogando no sabe de esto por nosotros: ese correo ya recibió uno nuestro y nadie lo ha confirmado.");
  expect(held).toContain("A Belkis Ogando no le llega correo nuestro: avísale tú.");
  expect(held).not.toContain("después avisamos");
  await confirmAll();
  expect((await first()).text).toContain("después avisamos a Belkis Ogando");
});

test("our team reads whether the mailbox that it answers to is known to be the writer's", async () => {
  const { messageId } = await sentMessage(ctx);
  const admin = { ...ctx, actor: `admin:${idOfPerson("lia")}` as const };
  const page = () => visit(site, cookies[ADMIN], `/dashboard/admin/mensajes/${messageId}`);
  expect((await openMessage(admin, messageId))!.mailboxConfirmed).toBe(false);
  expect((await page()).text).toContain("Nadie ha confirmado que");
  await confirmAll();
  expect((await openMessage(admin, messageId))!.mailboxConfirmed).toBe(true);
  expect((await page()).text).not.toContain("Nadie ha confirmado que");
});

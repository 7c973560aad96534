import { beforeAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { openMessage } from "#domain/inbox/open-message.server.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
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

  await confirmAll();
  const told = await sent.press("Enviar mensaje", { mensaje: "Incluye dos visitas." });
  expect(told.text).toContain("Enviado. Avisamos por correo.");
  expect(await mailed("queued", leadId)).toHaveLength(1);
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

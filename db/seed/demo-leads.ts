import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { acceptRoutingRequest } from "#domain/leads/accept-routing-request.server.ts";
import { confirmEmail } from "#domain/leads/confirm-email.server.ts";
import { parseLeadForm } from "#domain/leads/lead-form.ts";
import { EMPTY_LEAD_FORM } from "#domain/leads/lead-form-fields.ts";
import { offerToken, patientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { markOfferOpened } from "#domain/offers/mark-offer-opened.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { centerSlug } from "#domain/providers/slug.ts";
import { seedAnswered } from "./answered.ts";
import { attemptAll } from "./attempt.ts";
import type { DemoLead } from "./data/demo-lead.ts";
import { demoLeads } from "./data/leads.ts";
import { demoLeadIds, rememberDemoLead } from "./demo-lead-ids.ts";
import { ENDS, endLead } from "./ended.ts";
import { seedFollowups } from "./followups.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter } from "./provider-rows.ts";
import { seedQuotes } from "./quotes.ts";
import { seedThreads } from "./threads.ts";
import { seedWallets } from "./wallets.ts";

const evidence = { ip: null, userAgent: "Cuna demo world", pageUrl: null };
const words = {
  version: "demo",
  send: (center: string | null) => `Acepto que Cuna envíe esta solicitud a ${center ?? "su equipo"} para que me responda.`,
  proposed: (center: string) => `Acepto que Cuna envíe esta solicitud a: ${center}`,
  newsletter: "Quiero recibir guías por correo, una vez al mes.",
};

/**
 * Sends the requests of the demo world through the same commands as real ones. Needs the demo centers. Queues their mails like
 * any others. Leaves requests that were sent before as they are. Returns how many were new.
 */
export async function seedDemoLeads(ctx: Context, attempt = attemptAll): Promise<number> {
  const sent = await demoLeadIds(ctx.db);
  await attempt("wallets", () => seedWallets(ctx));
  const fresh = demoLeads.filter((lead) => !(lead.key in sent));
  for (const lead of fresh) {
    await attempt(`request of ${lead.key}`, () => send(ctx, lead));
    await freePlaces(ctx);
  }
  await attempt("quotes", () => seedQuotes(ctx));
  await attempt("followups", () => seedFollowups(ctx));
  await attempt("answers", () => seedAnswered(ctx.db));
  await attempt("threads", () => seedThreads(ctx));
  return fresh.length;
}

/**
 * Removes the demo world's requests from the count that limits how fast requests go on. That limit is meant for visitors, and these
 * all come at one moment.
 */
async function freePlaces({ db }: Context): Promise<void> {
  const ids = Object.values(await demoLeadIds(db));
  await db.deleteFrom("lead_admissions").where("lead_id", "in", ids).execute();
}

/** Sends a request as a program without a partner's key does, so that no center hears of it. */
async function sendByProgram(ctx: Context, { key, to: [origin], serviceId, form }: DemoLead): Promise<void> {
  const { nombre, apellido, email, telefono = "", mensaje } = form;
  const body = {
    name: `${nombre} ${apellido}`,
    email,
    phone_e164: telefono.replaceAll(" ", ""),
    service_id: serviceId,
    notes: `Mensaje: ${mensaje}`,
    origin_center_id: centerSlug(origin!),
  };
  const accepted = await acceptRoutingRequest(ctx, { body, idempotencyKey: `demo-${key}`, ip: null });
  if (accepted.outcome !== "accepted") throw new Error(`demo request ${key}: ${JSON.stringify(accepted)}`);
  await rememberDemoLead(ctx.db, key, accepted.leadId);
}

async function send(ctx: Context, lead: DemoLead): Promise<void> {
  if (lead.byProgram) return sendByProgram(ctx, lead);
  const { now } = await ctx.db.selectNoFrom(sql<Date>`now()`.as("now")).executeTakeFirstOrThrow();
  const form = parseLeadForm(lead.variant, { ...EMPTY_LEAD_FORM, consentimiento: true, ...lead.form }, now.getUTCFullYear());
  if (!form.ok) throw new Error(`demo request ${lead.key}: ${JSON.stringify(form.errors)}`);
  const [origin] = lead.to;
  const receivers = lead.to.map((name) => ({ id: idOfCenter(name), name }));
  const submitted = await submitLead(ctx, {
    form: form.value,
    variant: lead.variant,
    kind: origin ? "center" : "advice",
    ...(origin && {
      originSlug: centerSlug(origin),
      receiversToken: receiversToken(ctx.keys, { originId: idOfCenter(origin), receivers }, now),
      ticked: receivers.map(({ id }) => id),
    }),
    ...(lead.serviceId && { serviceId: lead.serviceId }),
    idempotencyKey: `demo-${lead.key}`,
    evidence,
    words,
  });
  if (submitted.outcome !== "accepted") throw new Error(`demo request ${lead.key}: ${submitted.outcome}`);
  await rememberDemoLead(ctx.db, lead.key, submitted.leadId);
  await routeLead(ctx, { leadId: submitted.leadId, round: 1 });
  await goOn(ctx, submitted.leadId, lead.later);
}

/** Opens the request as somebody of the center. If nobody of the demo world manages the center, Yadira manages it for a moment. */
async function purchase(ctx: Context, { id, provider_id }: { id: string; provider_id: string }): Promise<void> {
  const members = ctx.db.selectFrom("provider_accounts").select("user_id").where("provider_id", "=", provider_id);
  const member = await members.executeTakeFirst();
  const userId = member?.user_id ?? idOfPerson("yadira");
  if (!member) await ctx.db.insertInto("provider_accounts").values({ user_id: userId, provider_id, role: "owner" }).execute();
  const { outcome } = await purchaseLead(ctx, { userId, providerId: provider_id }, id);
  if (!member) await ctx.db.deleteFrom("provider_accounts").where("provider_id", "=", provider_id).execute();
  if (outcome !== "purchased") throw new Error(`demo purchase of ${id}: ${outcome}`);
}

async function goOn(ctx: Context, leadId: string, later: DemoLead["later"]): Promise<void> {
  const end = ENDS.find((known) => known === later);
  if (end) await endLead(ctx, leadId, end, evidence);
  if (later === "erased") await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
  if (later === "email-confirmed") {
    const { created_at } = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
    await confirmEmail(ctx, { token: patientToken(ctx.keys, leadId, created_at), evidence });
    await routeLead(ctx, { leadId, round: 2 });
  }
  if (later === "purchased") {
    const offers = await ctx.db.selectFrom("offers").select(["id", "provider_id"]).where("lead_id", "=", leadId).orderBy("id").execute();
    for (const offer of offers) await purchase(ctx, offer);
  }
  if (later === "opened") {
    const offers = await ctx.db
      .selectFrom("offers")
      .select(["id", "made_at"])
      .where("lead_id", "=", leadId)
      .orderBy("id")
      .limit(1)
      .execute();
    for (const { id, made_at } of offers) await markOfferOpened(ctx, offerToken(ctx.keys, id, made_at));
  }
}

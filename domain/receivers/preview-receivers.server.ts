import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { agreedTo } from "#domain/leads/agreed-to.server.ts";
import { askedAge } from "#domain/leads/asked-age.ts";
import { mayNameMore } from "#domain/leads/lead.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { LeadForm } from "#domain/leads/lead-form-fields.ts";
import { leadToRoute } from "#domain/leads/lead-to-route.server.ts";
import { readPatientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { type ReceiverFacts, receiverFacts } from "#domain/leads/receiver-facts.server.ts";
import { receiverOfSlug } from "#domain/leads/receiver-of-slug.server.ts";
import { groupOfSituation, type PatientGroup } from "#domain/listing/patients.ts";
import { turnsToCome } from "#domain/offers/center-line.server.ts";
import { type Candidate, findCandidates, loadCandidates } from "#domain/offers/routing-candidates.server.ts";
import { loadRoutingPolicy } from "#domain/policy/policy-queries.server.ts";
import { type AgeLimit, type Eggs, excludingAgeLimit } from "#domain/routing/age-limits.ts";
import { MAX_RECEIVERS_OF_ALL, type RoutingPolicy } from "#domain/routing/policy.ts";
import { type LeadToRoute, type PassedReason, route } from "#domain/routing/routing.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { lookupText } from "#domain/submissions/lookup-text.ts";

/** A center with the facts that people see before they consent. */
export interface PreviewedReceiver extends ReceiverFacts {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  claimed: boolean;
  /** True when it says that it treats these patients; false when it says nothing of them. */
  treatsPatients: boolean;
  /** The day on which it reads the request, where it has its requests for today; null when it reads it now. */
  readOn: string | null;
}

/** A center that the visitor chose and that cannot take the request. */
export interface PassedCenter {
  slug: string;
  name: string;
  reason: PassedReason;
  /** The limit that excludes it by the woman's age; null for another reason. */
  ageLimit: { eggs: Eggs; limit: AgeLimit } | null;
}

export interface ReceiversPreview {
  /** The requested service, as the directory knows it; null when none is named. */
  serviceId: string | null;
  /** The patients that it is for; null also for a woman and a man. */
  patientGroup: PatientGroup | null;
  /** The center of the page, which the required box names; null without one, or when it cannot take this request. */
  origin: PreviewedReceiver | null;
  /** In order, the origin first, at most three. Empty when no center fits: our own team would answer. */
  receivers: PreviewedReceiver[];
  /** The centers that the visitor chose and that cannot take this request: the one of the page, or some of those that they picked. */
  passedOver: PassedCenter[];
  /** A signed token that fixes the names for two hours. */
  token: string;
}

export interface MoreReceivers extends ReceiversPreview {
  /** A program sent the request, and its person names centers for the first time. */
  isFirst: boolean;
  /** The question is sent without the person's contact data. */
  askFirst: boolean;
}

export interface PreviewQuestion {
  originCenterSlug?: string;
  /** The centers that the visitor picked: no other is proposed. */
  pickedSlugs?: readonly string[];
  serviceId?: string;
  city?: string;
  /** The country's name, as in the form. */
  country?: string;
  language?: string;
  /** As in the form. */
  situation?: string;
  /** Whose age counts, as far as the form says it. */
  person?: Pick<LeadForm, "anoNacimiento" | "genero" | "subTratamiento">;
}

/** Facts that a preview ignores: what a center takes at the moment is its own affair, and is not told before a request is sent. */
const NOT_ASKED = { ageBand: null, budget: null };

/** Returns the centers that a request would reach, by the same decision that will route it. Unknown names count as missing. */
export async function previewReceivers(ctx: Pick<Context, "db" | "keys">, question: PreviewQuestion): Promise<ReceiversPreview> {
  const { now, lead, picked } = await readQuestion(ctx.db, question);
  const policy = await loadRoutingPolicy(ctx.db);
  const own =
    lead.originId === null && picked.length > 0 ? await pin(ctx, lead, await loadCandidates(ctx.db, picked), policy, now, picked) : null;
  if (own && own.receivers.length > 0) return own;
  const found = await findCandidates(ctx.db, lead);
  if (lead.originId !== null && !found.some((candidate) => candidate.id === lead.originId))
    found.push(...(await loadCandidates(ctx.db, [lead.originId])));
  const preview = await pin(ctx, lead, found, policy, now);
  // None of the picked centers can take it, so others are proposed.
  return own ? { ...preview, passedOver: own.passedOver } : preview;
}

/** Returns the further centers that a patient may name now, or null when the link is invalid or the lead takes no more names. */
export async function previewMoreReceivers(ctx: Pick<Context, "db" | "keys">, token: string): Promise<MoreReceivers | null> {
  const leadId = readPatientToken(ctx.keys, token, await databaseTime(ctx.db));
  return leadId === null ? null : previewOfLead(ctx, leadId);
}

/** Does so for the lead of a link that was read already. */
export async function previewOfLead(ctx: Pick<Context, "db" | "keys">, leadId: string): Promise<MoreReceivers | null> {
  const now = await databaseTime(ctx.db);
  const stored = await leadToRoute(ctx, leaveOfPatient(leadId));
  if (!stored || !mayNameMore(stored.status)) return null;
  const isFirst = stored.awaits === "names";
  // A program named the center, and the person has not been asked yet.
  const lead: LeadToRoute = { ...stored, originId: isFirst ? stored.originId : null };
  const policy = await loadRoutingPolicy(ctx.db);
  const named = await namedAlready(ctx.db, leadId);
  const onlyOrigin = lead.originId !== null && !stored.othersPending;
  const places = onlyOrigin ? 1 : Math.max(0, policy.maxReceivers - named.active);
  const found = onlyOrigin ? [] : (await findCandidates(ctx.db, lead)).filter((candidate) => !named.ids.has(candidate.id));
  if (lead.originId !== null && !found.some(({ id }) => id === lead.originId))
    found.push(...(await loadCandidates(ctx.db, [lead.originId])));
  const preview = await pin(ctx, lead, places === 0 ? [] : found, { ...policy, maxReceivers: Math.max(1, places) }, now);
  return { ...preview, isFirst, askFirst: stored.askFirst };
}

/** Returns the centers that a lead has named with consent, or had reached before a withdrawal, and how many of them may still answer. */
export async function namedAlready(db: Context["db"], leadId: string): Promise<{ ids: Set<string>; active: number }> {
  const agreed = await agreedTo(db, leadId);
  const offers = await db.selectFrom("offers").select(["provider_id", "status"]).where("lead_id", "=", leadId).execute();
  const ids = new Set([...agreed, ...offers.map(({ provider_id }) => provider_id)]);
  return { ids, active: offers.filter((offer) => offer.status === "open" || offer.status === "purchased").length };
}

async function readQuestion(db: Context["db"], asked: PreviewQuestion) {
  const question = {
    originCenterSlug: lookupText(asked.originCenterSlug),
    serviceId: lookupText(asked.serviceId),
    city: lookupText(asked.city),
    country: lookupText(asked.country),
    language: lookupText(asked.language),
  };
  const picked = (asked.pickedSlugs ?? []).slice(0, MAX_RECEIVERS_OF_ALL).flatMap((slug) => lookupText(slug) ?? []);
  const { rows } = await sql<{
    now: Date;
    service: { id: string; listed: boolean } | null;
    country: string | null;
    city: string | null;
    language: string | null;
    origin: string | null;
    picked: string[];
  }>`
    select now() as now,
      (select json_build_object('id', id, 'listed', listed) from service_types where id = ${question.serviceId} and active) as service,
      (select routing_code from countries where name = ${question.country}) as country,
      (select name from cities where name = ${question.city}) as city,
      (select code from languages where code = ${question.language}) as language,
      array(select id::text from provider_profiles where slug = any(${picked}::text[]) and provider_type = 'clinic' and listed) as picked,
      ${receiverOfSlug(question.originCenterSlug)} as origin`.execute(db);
  const row = rows[0]!;
  const lead: LeadToRoute = {
    serviceId: row.service?.id ?? null,
    serviceFilters: row.service?.listed ?? false,
    countryCode: row.country,
    city: row.city,
    language: row.language,
    ...NOT_ASKED,
    patientGroup: groupOfSituation(asked.situation ?? ""),
    age: asked.person
      ? askedAge({ ...asked.person, estado: asked.situation ?? "" }, row.service?.id ?? null, row.now.getUTCFullYear())
      : null,
    originId: row.origin,
  };
  return { now: row.now, lead, picked: row.picked };
}

async function pin(
  ctx: Pick<Context, "db" | "keys">,
  lead: LeadToRoute,
  found: readonly Candidate[],
  policy: RoutingPolicy,
  now: Date,
  /** The centers that the visitor chose themselves, besides that of the page. */
  picked: readonly string[] = [],
): Promise<ReceiversPreview> {
  // The form is about to ask for consent, so every center counts as named here.
  // The centers that the visitor chose take the request for their next day with room; a full one is never proposed.
  const turns = await turnsToCome(
    ctx.db,
    now,
    found.filter(({ id }) => id === lead.originId || picked.includes(id)),
  );
  const asked = found.map((candidate) => ({
    ...candidate,
    consented: true,
    alreadyHasIt: false,
    ...(turns.has(candidate.id) && { offersToday: 0 }),
  }));
  const { candidates } = route(lead, asked, { ...policy, adminQueueServices: [] });
  const chosen = candidates.filter((candidate) => candidate.chosen).map(({ provider_id }) => provider_id);
  const facts = await receiverFacts(ctx.db, chosen, lead.serviceId);
  const receivers = chosen.flatMap((chosenId) => {
    const { id, slug, name, city, claimed, patientsTreated } = found.find((candidate) => candidate.id === chosenId)!;
    const known = facts.get(id);
    const treatsPatients = lead.patientGroup !== null && patientsTreated.includes(lead.patientGroup);
    return known ? [{ id, slug, name, city, claimed, treatsPatients, readOn: turns.get(id) ?? null, ...known }] : [];
  });
  const origin = receivers.find((receiver) => receiver.id === lead.originId) ?? null;
  const passedOver = candidates.flatMap(({ provider_id, chosen: isChosen, reasons }) => {
    if (isChosen || (provider_id !== lead.originId && !picked.includes(provider_id))) return [];
    const center = found.find(({ id }) => id === provider_id)!;
    const reason = reasons[0] as PassedReason;
    const ageLimit = reason === "age_not_treated" ? excludingAgeLimit(lead.age, center) : null;
    return [{ slug: center.slug, name: center.name, reason, ageLimit }];
  });
  const pinned = { originId: origin?.id ?? null, receivers: receivers.map(({ id, name }) => ({ id, name })) };
  return {
    serviceId: lead.serviceId,
    patientGroup: groupOfSituation(lead.patientGroup ?? ""),
    origin,
    receivers,
    passedOver,
    token: receiversToken(ctx.keys, pinned, now),
  };
}

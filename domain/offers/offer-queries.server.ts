import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { agreedToEach } from "#domain/leads/agreed-to.server.ts";
import { leaveToOpen, type MaskedLeave, type MaskedPerson } from "#domain/leads/lead-access.ts";
import type { ServiceName } from "#domain/leads/lead-summaries.server.ts";
import { readOfferToken } from "#domain/leads/lead-tokens.ts";
import type { Exclusivity, OfferStatus } from "#domain/leads/offer.ts";
import { unsealMasked } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { ChosenReason } from "#domain/routing/routing.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { welcomeLeft } from "#domain/wallet/welcome.server.ts";

type Reader = Pick<Context, "db" | "keys">;

export interface OfferView {
  offerId: string;
  number: string;
  status: OfferStatus;
  madeAt: Date;
  openedAt: Date | null;
  answerBy: Date;
  /** By the database's clock. */
  overdue: boolean;
  priceCents: number;
  /** The number of requests that the center may still open for free. */
  welcomeLeft: number;
  exclusivity: Exclusivity;
  /** True when the center answers for free, and the patient then decides whether to open the contact. */
  askFirst: boolean;
  /** The number of other centers with an offer of this lead. */
  others: number;
  reasons: ChosenReason[];
  center: { slug: string; name: string; claimed: boolean };
  createdAt: Date;
  service: ServiceName | null;
  country: string | null;
  city: string | null;
  /** The language in which the patient would like to be treated. */
  careLanguage: ServiceName | null;
  /** The quality of the request, never of the center. */
  quality: { score: number; codes: string[] };
  person: MaskedPerson;
  /** What the same person wrote to this center later, masked; null when withheld. */
  additions: { at: Date; message: string | null }[];
}

/** Returns what the signed link in a center's mail shows. */
export async function offerForCenter(ctx: Reader, token: string): Promise<OfferView | null> {
  const offerId = readOfferToken(ctx.keys, token, await databaseTime(ctx.db));
  return offerId === null ? null : maskedOffer(ctx, offerId);
}

/** Returns the masked lead, even after a purchase. Returns null when it is withdrawn or erased. Only its own center may get it. */
export async function maskedOffer(ctx: Reader, offerId: string): Promise<OfferView | null> {
  const { rows } = await sql<
    Omit<OfferView, "person" | "additions"> & { leadId: string; providerId: string; sealed: Buffer | null; year: number }
  >`
    select o.id as "offerId", l.number, o.status, o.made_at as "madeAt", o.opened_at as "openedAt", o.answer_by as "answerBy",
      o.answer_by < now() as overdue, o.price_cents as "priceCents", o.exclusivity, o.reasons,
      ${welcomeLeft(sql`o.provider_id`)} as "welcomeLeft", l.ask_first as "askFirst",
      (select count(*) from offers x where x.lead_id = l.id and x.id <> o.id and x.status <> 'withdrawn') as others,
      json_build_object('slug', p.slug, 'name', ${calledAs("p")}, 'claimed', p.claimed) as center, l.created_at as "createdAt",
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as service, l.country, l.city,
      case when g.code is not null then json_build_object('id', g.code, 'name', g.name) end as "careLanguage",
      json_build_object('score', coalesce(l.quality_score, 0), 'codes', l.quality_codes) as quality,
      l.id as "leadId", p.id as "providerId", l.sealed, extract(year from now())::int as year
    from offers o join leads l on l.id = o.lead_id join provider_profiles p on p.id = o.provider_id
    left join service_types s on s.id = l.service_type_id left join languages g on g.code = l.care_language
    where o.id = ${offerId}`.execute(ctx.db);
  const row = rows[0];
  if (!row) return null;
  const { leadId, providerId, sealed: bytes, year, ...view } = row;
  const leaveFor = (id: string) => leaveToOpen({ kind: "offer-link", offerId }, id, { id: view.offerId, providerId, status: view.status });
  const person = await unsealMasked(ctx.keys, ctx.db, leaveFor(leadId), bytes, year);
  return person && { ...view, person, additions: await additionsTo(ctx, leadId, providerId, leaveFor, year) };
}

/** Returns later requests of the same person that were attached to the center's lead. */
async function additionsTo(
  ctx: Reader,
  leadId: string,
  providerId: string,
  leaveFor: (id: string) => MaskedLeave | null,
  year: number,
): Promise<OfferView["additions"]> {
  const later = await ctx.db
    .selectFrom("lead_receivers")
    .innerJoin("leads", "leads.id", "lead_receivers.lead_id")
    .select(["leads.id", "leads.sealed", "leads.created_at"])
    .where("lead_receivers.already_at", "=", leadId)
    .where("lead_receivers.provider_id", "=", providerId)
    .where("leads.status", "in", ["routed", "attached"])
    .orderBy("leads.created_at")
    .execute();
  const agreed = await agreedToEach(
    ctx.db,
    later.map(({ id }) => id),
  );
  const additions: OfferView["additions"] = [];
  for (const { id, sealed: bytes, created_at } of later) {
    if (!agreed.get(id)?.has(providerId)) continue;
    const person = await unsealMasked(ctx.keys, ctx.db, leaveFor(id), bytes, year);
    if (person?.message || person?.messageWithheld) additions.push({ at: created_at, message: person.message });
  }
  return additions;
}

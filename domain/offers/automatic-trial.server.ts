import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import { sealedFactsOf } from "#domain/leads/lock-lead.server.ts";
import type { Exclusivity, OfferStatus } from "#domain/leads/offer.ts";
import { unsealLeads } from "#domain/leads/sealed-lead.server.ts";
import { type AutomaticReason, type AutomaticRule, MONTH_DAYS, weighOffer } from "./automatic.ts";

/** What would have happened to an offer. */
export interface TriedOffer {
  offerId: string;
  service: string | null;
  city: string | null;
  madeAt: Date;
  /** The calendar day at the center. */
  day: string;
  priceCents: number;
  bought: boolean;
  reason: AutomaticReason;
  /** The total that would have been spent, including this one. */
  spentCents: number;
}

export interface Trial {
  /** The newest first. */
  offers: TriedOffer[];
  firstDay: string;
  lastDay: string;
  spentCents: number;
  /** The purchases that people of the center made among the same offers. */
  openedByHand: { count: number; cents: number };
}

interface Row {
  offerId: string;
  leadId: string;
  sealed: Buffer | null;
  service: string | null;
  serviceId: string | null;
  countryCode: string | null;
  language: string | null;
  city: string | null;
  madeAt: Date;
  day: string;
  priceCents: number;
  exclusivity: Exclusivity;
  status: OfferStatus;
  quality: number;
  asksFirst: boolean;
  boughtByHand: boolean;
}

/** Tries a rule on the offers of the last thirty days, without spending anything. Erased requests are left out. */
export async function tryRule({ db, keys }: Pick<Context, "db" | "keys">, providerId: string, rule: AutomaticRule): Promise<Trial> {
  const { rows } = await sql<Row>`
    select o.id as "offerId", l.id as "leadId", l.sealed, s.name as service, case when s.listed then s.id end as "serviceId",
      c.routing_code as "countryCode", l.care_language as language, coalesce(l.city, l.country) as city, o.made_at as "madeAt",
      to_char(o.made_at at time zone p.time_zone, 'YYYY-MM-DD') as day, o.price_cents as "priceCents", o.exclusivity, o.status,
      coalesce(l.quality_score, 0) as quality, l.ask_first as "asksFirst", coalesce(o.purchased_by <> 'worker', false) as "boughtByHand"
    from offers o join leads l on l.id = o.lead_id join provider_profiles p on p.id = o.provider_id
    left join service_types s on s.id = l.service_type_id left join countries c on c.name = l.country
    where o.provider_id = ${providerId} and o.made_at > now() - make_interval(days => ${MONTH_DAYS}) order by o.made_at, o.id`.execute(db);
  const { rows: days } = await sql<{ firstDay: string; lastDay: string }>`
    select to_char((now() - make_interval(days => ${MONTH_DAYS - 1})) at time zone time_zone, 'YYYY-MM-DD') as "firstDay",
      to_char(now() at time zone time_zone, 'YYYY-MM-DD') as "lastDay" from provider_profiles where id = ${providerId}`.execute(db);
  const leads = await unsealLeads(
    keys,
    db,
    rows.map(({ leadId, sealed }) => ({ leave: leaveToOpen({ kind: "system", purpose: "automatic-purchase" }, leadId)!, sealed })),
  );
  const offers: TriedOffer[] = [];
  let spentCents = 0;
  const spentOn = new Map<string, number>();
  rows.forEach((row, index) => {
    const lead = leads[index];
    if (!lead) return;
    const { offerId, service, city, madeAt, day, priceCents } = row;
    const todayCents = spentOn.get(day) ?? 0;
    const facts = { ...row, ...sealedFactsOf(lead, row.serviceId, madeAt.getUTCFullYear()) };
    const reason = weighOffer(rule, facts, { todayCents, monthCents: spentCents, unanswered: 0 });
    const bought = reason === "meets-all";
    if (bought) {
      spentCents += priceCents;
      spentOn.set(day, todayCents + priceCents);
    }
    offers.push({ offerId, service, city, madeAt, day, priceCents, bought, reason, spentCents });
  });
  const byHand = rows.filter(({ boughtByHand }) => boughtByHand);
  const cents = byHand.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { offers: offers.toReversed(), ...days[0]!, spentCents, openedByHand: { count: byHand.length, cents } };
}

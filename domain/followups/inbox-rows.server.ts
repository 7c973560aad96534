import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { waitsForPatient } from "#domain/leads/contact-consent.server.ts";
import { leaveToOpen, type MaskedPerson, type OpenLeave, type OpenPerson, openPerson } from "#domain/leads/lead-access.ts";
import type { ServiceName } from "#domain/leads/lead-summaries.server.ts";
import type { Exclusivity, OfferStatus } from "#domain/leads/offer.ts";
import { unsealEachMasked, unsealLeads } from "#domain/leads/sealed-lead.server.ts";
import { openedFree, welcomeLeft } from "#domain/wallet/welcome.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { FollowupState, LostReason } from "./followup.ts";

export type Reader = Pick<Context, "db" | "keys">;

/**
 * What a center may see of a person: everything once it opened the request, before that what `maskedPerson` says, and nothing after a
 * withdrawal.
 */
export type SeenPerson =
  | { readonly sight: "open"; readonly person: OpenPerson }
  | { readonly sight: "masked"; readonly person: MaskedPerson }
  | { readonly sight: "none" };

/**
 * The tab of an offer in the inbox. An offer whose time is over is closed, even if no job has marked it yet. `answered` offers are
 * not opened, and nobody waits for the center: the person asked first, and got an answer. Withdrawn offers have a tab of their own.
 */
export type InboxTab = "new" | "answered" | "opened" | "closed" | "withdrawn";

export interface InboxRow {
  readonly id: string;
  readonly number: string;
  readonly status: OfferStatus;
  readonly tab: InboxTab;
  readonly madeAt: Date;
  readonly openedAt: Date | null;
  readonly purchasedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly acknowledgedAt: Date | null;
  readonly answerBy: Date;
  readonly priceCents: number;
  /** The sum to which the center said yes by answering somebody who asks first; null before. */
  readonly agreedCents: number | null;
  /** The number of requests that this center may still open for free. */
  readonly welcomeLeft: number;
  /** True when this one was opened for free. */
  readonly openedFree: boolean;
  readonly exclusivity: Exclusivity;
  /** The number of other centers with an offer of this lead. */
  readonly others: number;
  readonly reasons: readonly string[];
  readonly service: ServiceName | null;
  readonly country: string | null;
  readonly city: string | null;
  /** The language in which the patient would like to be treated. */
  readonly careLanguage: ServiceName | null;
  /** The quality of the request, never of the center. */
  readonly quality: { readonly score: number; readonly codes: readonly string[] };
  /** True when they asked first, and have not opened their contact data to this center. */
  readonly waitsForPatient: boolean;
  readonly state: FollowupState;
  /** When it first had a consultation, also where it was lost afterwards. */
  readonly consultedAt: Date | null;
  readonly lostReason: LostReason | null;
  /** The day on which its people write again to the person. */
  readonly callbackOn: string | null;
  readonly assignedTo: { readonly id: string; readonly name: string } | null;
}

interface StoredRow extends InboxRow {
  leadId: string;
  providerId: string;
  sealed: Buffer | null;
  year: number;
}

/** Computes the tab of an offer `o`. */
export const TAB = sql`case when o.status = 'purchased' then 'opened' when o.status = 'withdrawn' then 'withdrawn'
  when o.status = 'open' and o.answered_at is not null then 'answered' when o.status = 'open' and o.answer_by >= now() then 'new' else 'closed' end`;

/** The tables of the query, with the aliases that conditions may use: `o` offers, `l` leads, `s` services, `f` followups, `k` callbacks. */
export const FROM = sql`from offers o join leads l on l.id = o.lead_id
  left join service_types s on s.id = l.service_type_id left join followups f on f.offer_id = o.id
  left join followup_callbacks k on k.offer_id = o.id`;

/** Returns offers, the newest first, each with what its center may see of the person. */
export async function inboxRows(
  { db, keys }: { db: Db | Tx; keys: Context["keys"] },
  providerId: string,
  where: RawBuilder<unknown>,
  page: { limit: number; offset: number },
): Promise<(InboxRow & { leadId: string; leave: OpenLeave | null; seen: SeenPerson; year: number })[]> {
  const { rows } = await sql<StoredRow>`
    select o.id, l.id as "leadId", o.provider_id as "providerId", l.number, o.status, ${TAB} as tab, o.made_at as "madeAt",
      o.opened_at as "openedAt", o.purchased_at as "purchasedAt", o.answered_at as "answeredAt", o.acknowledged_at as "acknowledgedAt",
      o.answer_by as "answerBy", o.price_cents as "priceCents", o.agreed_cents as "agreedCents", o.exclusivity, o.reasons, l.country, l.city, l.sealed,
      ${welcomeLeft(sql`${providerId}::uuid`)} as "welcomeLeft", ${openedFree(sql`o.id::text`)} as "openedFree",
      (select count(*) from offers x where x.lead_id = l.id and x.id <> o.id and x.status <> 'withdrawn') as others,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as service,
      case when g.code is not null then json_build_object('id', g.code, 'name', g.name) end as "careLanguage",
      json_build_object('score', coalesce(l.quality_score, 0), 'codes', l.quality_codes) as quality,
      ${waitsForPatient} as "waitsForPatient", coalesce(f.state, 'new') as state, f.consulted_at as "consultedAt", f.lost_reason as "lostReason", k.day as "callbackOn",
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as "assignedTo",
      extract(year from now())::int as year
    ${FROM} left join languages g on g.code = l.care_language left join users u on u.id = f.assigned_to
    where o.provider_id = ${providerId}::uuid and ${where}
    order by o.made_at desc, o.id limit ${page.limit} offset ${page.offset}`.execute(db);
  const leaves = rows.map((row) => leaveToOpen({ kind: "center", providerIds: [providerId] }, row.leadId, row));
  const openLeaves = leaves.map((leave) => (leave?.sight === "open" ? leave : null));
  const maskedLeaves = leaves.map((leave) => (leave?.sight === "masked" ? leave : null));
  const [open, masked] = await Promise.all([
    unsealLeads(
      keys,
      db,
      rows.map(({ sealed }, index) => ({ leave: openLeaves[index]!, sealed })),
    ),
    unsealEachMasked(
      keys,
      db,
      rows.map(({ sealed }, index) => ({ leave: maskedLeaves[index]!, sealed })),
      rows[0]?.year ?? 0,
    ),
  ]);
  return rows.map(({ sealed: _, providerId: __, ...row }, index) => {
    const [lead, person] = [open[index], masked[index]];
    const seen: SeenPerson = lead ? { sight: "open", person: openPerson(lead) } : person ? { sight: "masked", person } : { sight: "none" };
    return { ...row, leave: openLeaves[index]!, seen };
  });
}

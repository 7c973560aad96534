import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { type OpenPerson, openPerson } from "#domain/leads/lead-access.ts";
import type { ServiceName } from "#domain/leads/lead-summaries.server.ts";
import type { OfferStatus } from "#domain/leads/offer.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import type { Reach } from "#domain/mail/reach.ts";
import { reachOf, toldBy } from "#domain/mail/told.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { leaveOfCenter } from "./leave-of-center.ts";
import type { Quote } from "./quote.ts";
import { type QuoteDraft, quoteDraft, quotesOfLead } from "./sealed-quote.server.ts";

/** A request whose contact data a center has opened. It is identified by its offer, which belongs to that center alone. */
export interface OpenedRequest {
  readonly id: string;
  readonly leadId: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly service: ServiceName | null;
  readonly city: string | null;
  readonly person: OpenPerson;
  /** The newest version of this center's quote; 0 when it sent none. */
  readonly quoteVersion: number;
  readonly quotedAt: Date | null;
}

type Row = Omit<OpenedRequest, "person"> & { mailbox: Buffer | null; providerId: string; status: OfferStatus; sealed: Buffer | null };

function rowOf(db: Db | Tx, providerId: string, id: string): Promise<Row | undefined> {
  return sql<Row>`
    select o.id, l.id as "leadId", o.provider_id as "providerId", o.status, l.number, l.email_digest as mailbox, l.created_at as "createdAt", l.city, l.sealed,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as service,
      coalesce(q.version, 0) as "quoteVersion", q.sent_at as "quotedAt"
    from offers o join leads l on l.id = o.lead_id
    left join service_types s on s.id = l.service_type_id
    left join lateral (
      select version, sent_at from quotes where lead_id = o.lead_id and provider_id = o.provider_id order by version desc limit 1
    ) q on true
    where o.provider_id = ${providerId}::uuid and o.status = 'purchased' and o.id = ${id}::uuid`
    .execute(db)
    .then(({ rows }) => rows[0]);
}

async function opened({ db, keys }: Pick<Context, "db" | "keys">, providerId: string, row: Row): Promise<OpenedRequest | null> {
  const lead = await unsealLead(keys, db, leaveOfCenter(providerId, row), row.sealed);
  if (!lead) return null;
  const { providerId: _, status: __, sealed: ___, mailbox: ____, ...request } = row;
  return { ...request, person: openPerson(lead) };
}

/**
 * Returns a request that a center has opened, with its present quote, what became of the mail about it, a draft of the next one, and
 * what would become of the mail about that. Returns null for another center's request, or one that this center has not opened.
 */
export async function openedRequest(
  ctx: Pick<Context, "db" | "keys">,
  providerId: string,
  id: string,
): Promise<(OpenedRequest & { quote: Quote | null; told: Reach | null; draft: QuoteDraft | null; reach: Reach }) | null> {
  if (!isRowId(id)) return null;
  const row = await rowOf(ctx.db, providerId, id);
  const request = row && (await opened(ctx, providerId, row));
  if (!request) return null;
  const leave = leaveOfCenter(providerId, row);
  const [[quote = null], draft, reach] = await Promise.all([
    quotesOfLead(ctx.keys, ctx.db, leave, providerId),
    quoteDraft(ctx.keys, ctx.db, leave, providerId),
    reachOf(ctx.db, row.mailbox),
  ]);
  return { ...request, quote, told: quote && (row.mailbox ? await toldBy(ctx.db, `quote:${quote.id}`) : "no-mailbox"), draft, reach };
}

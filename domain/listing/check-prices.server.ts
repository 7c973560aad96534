import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Db } from "#platform/db/db.ts";
import { every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { REPORTS_PAGE } from "./check-outcomes.server.ts";
import type { MedicationSaid } from "./medication-said.ts";
import { today } from "./price-days.server.ts";

/** A published price beside the price in the center's list. */
export interface PriceToCheck {
  readonly lineId: string;
  readonly label: string;
  readonly detail: string;
  readonly amountCents: number;
  readonly notIncluded: string | null;
  readonly medication: MedicationSaid | null;
  readonly informedOn: string;
  readonly checkedOn: string | null;
}

/** A price list that a center sent, with its published prices. */
export interface PriceListToCheck {
  readonly documentId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly providerId: string;
  readonly name: string;
  readonly since: Date;
  readonly prices: readonly PriceToCheck[];
  /** A decision has to name this version. */
  readonly version: string;
}

/** Selects the newest price of each line of center p. */
const newest = sql`(select distinct on (price_line_id) id, price_line_id, amount_cents, not_included, medication, informed_on, checked_on
  from provider_prices where provider_id = p.id order by price_line_id, informed_on desc)`;
/** Changes with any published price. */
const version = sql<string>`(select coalesce(md5(json_agg(json_build_array(n.id, n.amount_cents, n.not_included, n.medication) order by n.id)::text), 'none') from ${newest} n)`;
/** Whether a list has not been checked and has not been replaced by a newer one. */
const waits = sql`d.kind = 'precios' and d.state = 'received' and not exists (select from provider_documents newer
  where newer.provider_id = d.provider_id and newer.kind = 'precios' and newer.uploaded_at > d.uploaded_at)`;

/** Returns the unchecked price lists, the oldest first. */
export function priceListsToCheck(
  db: Db,
  { search, page }: { search: string | null; page: number },
  size = REPORTS_PAGE,
): Promise<ListPage<PriceListToCheck>> {
  const where = every(waits, search !== null && sql`p.name_norm like '%' || norm(${search}) || '%'`);
  const list = {
    columns: sql`d.id as "documentId", d.file_name as "fileName", d.media_type as "mediaType", d.bytes, p.id as "providerId", p.name,
      d.uploaded_at as since, ${version} as version,
      (select coalesce(json_agg(json_build_object('lineId', l.id, 'label', l.label, 'detail', l.detail, 'amountCents', n.amount_cents,
          'notIncluded', n.not_included, 'medication', n.medication, 'informedOn', n.informed_on, 'checkedOn', n.checked_on) order by l.display_order, l.id), '[]')
        from ${newest} n join price_lines l on l.id = n.price_line_id) as prices`,
    from: sql`from provider_documents d join provider_profiles p on p.id = d.provider_id where ${where}`,
    orders: { turn: sql`d.uploaded_at` },
    key: sql`d.id`,
  };
  return listPage(db, list, { sort: "turn", descending: false, page }, size);
}

export interface PricesVerdict {
  /** The lines whose price matches the list. */
  readonly matching: readonly string[];
  /** The reason why the others do not, which the center's people read. */
  readonly reason: string;
}

/**
 * Says which prices match the center's list: visitors read the day beside each. When some do not, the list goes back with the reason.
 * `changed`: they are not the prices or the list that were opened. `reason`: some do not match, and no reason was given.
 */
export function checkPrices(
  db: Db,
  { providerId, documentId, version: seen }: Pick<PriceListToCheck, "providerId" | "documentId" | "version">,
  { matching, reason }: PricesVerdict,
  actor: Actor,
): Promise<"checked" | "returned" | "changed" | "reason"> {
  return db.transaction().execute(async (tx) => {
    // New prices cannot be published until this is decided.
    await sql`select from provider_profiles where id = ${providerId}::uuid for no key update`.execute(tx);
    const { rows } = await sql<{ version: string; lines: string[] }>`
      select ${version} as version, array(select n.price_line_id from ${newest} n) as lines
      from provider_documents d join provider_profiles p on p.id = d.provider_id
      where d.id = ${documentId}::uuid and p.id = ${providerId}::uuid and ${waits}`.execute(tx);
    const open = rows[0];
    if (open?.version !== seen) return "changed";
    const found = open.lines.filter((line) => matching.includes(line));
    const complete = found.length > 0 && found.length === open.lines.length;
    if (!complete && reason === "") return "reason";
    await sql`update provider_prices set checked_on = case when price_line_id = any(${found}::text[]) then ${today} end,
        checked_by = case when price_line_id = any(${found}::text[]) then ${actor} end
      where id in (select n.id from provider_profiles p, lateral ${newest} n where p.id = ${providerId}::uuid)`.execute(tx);
    await tx
      .updateTable("provider_documents")
      .set({ state: complete ? "accepted" : "returned", reason: complete ? null : reason, checked_at: sql`now()`, checked_by: actor })
      .where("id", "=", documentId)
      .execute();
    const after = complete ? "checked" : "returned";
    const detail = { document: documentId, lines: found, before: "unchecked", after };
    await record(tx, { actor, action: `provider.prices_${after}`, subjectType: "provider", subjectId: providerId, detail });
    if (!complete) {
      const about = { providerId, path: "/dashboard/provider/precios#lista", effectKey: `document-returned:${documentId}` };
      const facts = { document: "precios", reason };
      await leaveNotice(tx, { team: providerId }, { kind: "document-returned", facts, ...about });
    }
    return after;
  });
}

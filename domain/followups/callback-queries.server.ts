import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import type { OfferStatus } from "#domain/leads/offer.ts";
import { openCallback } from "./sealed-callbacks.server.ts";

/** When a center writes again to somebody, as its people read it. */
export interface Callback {
  readonly offerId: string;
  readonly day: string;
  readonly note: string;
  /** True from the beginning of its day. */
  readonly isDue: boolean;
  /** Changes with each change. */
  readonly version: string;
}

/** Returns when a center writes again to those of these offers that have such a day, with its notes. */
export async function callbacksOf(ctx: Pick<Context, "db" | "keys">, providerId: string, ids: readonly string[]): Promise<Callback[]> {
  const { rows } = await sql<Omit<Callback, "note"> & { leadId: string; status: OfferStatus; sealed: Buffer }>`
    select c.offer_id as "offerId", c.day, c.due_at <= now() as "isDue", c.version, c.sealed, o.lead_id as "leadId", o.status
    from followup_callbacks c join offers o on o.id = c.offer_id
    where o.provider_id = ${providerId}::uuid and c.offer_id = any(${ids}::uuid[])`.execute(ctx.db);
  const read = rows.map(async ({ leadId, status, sealed, ...callback }): Promise<Callback[]> => {
    const { offerId: id } = callback;
    const leave = leaveToOpen({ kind: "center", providerIds: [providerId] }, leadId, { id, status, providerId });
    const note = leave?.sight === "open" ? await openCallback(ctx, leave, id, sealed) : null;
    return note === null ? [] : [{ ...callback, note }];
  });
  return (await Promise.all(read)).flat();
}

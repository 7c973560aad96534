import type { ActedOnEach, AskedBulk } from "#app/admin-list.ts";
import type { Confirming } from "#app/components/admin/list-bulk.tsx";
import type { EntryAct } from "#app/forms/catalog/entry-list.ts";
import { m } from "#app/paraglide/messages.js";
import type { List } from "#domain/catalog/catalog.ts";
import { type EntryInUse, entriesByKey } from "#domain/catalog/entry-queries.server.ts";
import { offerEntry } from "#domain/catalog/save-entry.server.ts";
import type { Context } from "#domain/context.ts";

/** Asks before it offers the chosen entries, or offers them no more; each has a line of its own in the log. */
export async function actOnEntries(
  ctx: Context,
  list: List,
  { act, ids, confirmed }: AskedBulk<EntryAct>,
): Promise<{ confirming: Confirming } | ActedOnEach> {
  const chosen = await entriesByKey(ctx.db, list, ids);
  const changing = chosen.filter(({ offered }) => offered !== (act === "ofrecer"));
  if (!confirmed && changing.length > 0) {
    const count = changing.length;
    const said = { names: names(changing), profiles: changing.reduce((sum, { profiles }) => sum + profiles, 0) };
    return {
      confirming: {
        ...{ act, ids, asksReason: false },
        question: act === "ofrecer" ? m.catalog_offer_question({ count }) : m.catalog_retire_question({ count }),
        consequence: act === "ofrecer" ? m.catalog_offer_text(said) : m.catalog_retire_text(said),
        button: act === "ofrecer" ? m.catalog_offer_button({ count }) : m.catalog_retire_button({ count }),
      },
    };
  }
  const left: string[] = [];
  for (const { key, name } of chosen) if ((await offerEntry(ctx, list, key, act === "ofrecer")) !== "done") left.push(name);
  return { count: chosen.length - left.length, left };
}

const names = (some: readonly EntryInUse[]) => some.map(({ name }) => name).join(", ");

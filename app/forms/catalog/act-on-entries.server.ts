import type { EntryAct } from "#app/forms/catalog/entry-list.ts";
import type { ActedOnEach, AskedBulk } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import type { List } from "#domain/catalog/catalog.ts";
import { type EntryInUse, entriesByKey, profilesNaming } from "#domain/catalog/entry-queries.server.ts";
import { offerEntry } from "#domain/catalog/save-entry.server.ts";
import type { Context } from "#domain/context.ts";
import { m } from "#messages/m.ts";

/** Asks for a confirmation before it offers the chosen entries, or stops offering them. Each is logged by itself. */
export async function actOnEntries(
  ctx: Context,
  list: List,
  { act, ids, confirmed }: AskedBulk<EntryAct>,
): Promise<{ confirming: Confirming } | ActedOnEach> {
  const chosen = await entriesByKey(ctx.db, list, ids);
  const changing = chosen.filter(({ offered }) => offered !== (act === "ofrecer"));
  if (!confirmed && changing.length > 0) {
    const keys = changing.map(({ key }) => key);
    const count = keys.length;
    const common = { act, ids: keys, asksReason: false };
    if (act === "ofrecer") {
      const said = { question: m.catalog_offer_question({ count }), button: m.catalog_offer_button({ count }) };
      return { confirming: { ...common, ...said, consequence: m.catalog_offer_text({ names: names(changing) }) } };
    }
    const kept = await profilesNaming(ctx.db, list, keys);
    const consequence = [
      m.catalog_retire_text({ count, names: names(changing) }),
      ...(kept > 0 ? [m.catalog_retire_kept({ count: kept })] : []),
    ].join(" ");
    return {
      confirming: { ...common, question: m.catalog_retire_question({ count }), button: m.catalog_retire_button({ count }), consequence },
    };
  }
  const left = chosen.filter((entry) => !changing.includes(entry)).map(({ name }) => name);
  for (const { key, name } of changing) if ((await offerEntry(ctx, list, key, act === "ofrecer")) !== "done") left.push(name);
  return { count: chosen.length - left.length, left };
}

const names = (some: readonly EntryInUse[]) => some.map(({ name }) => name).join(", ");

import type { ActedOnEach, AskedBulk } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import { removePicture } from "#domain/content/change-pictures.server.ts";
import type { ListedPicture } from "#domain/content/picture-list.ts";
import { picturesById } from "#domain/content/picture-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { m } from "#messages/m.ts";

/** Asks for a confirmation before it removes the chosen pictures. A picture that a text shows stays. */
export async function removePictures(
  ctx: Context,
  userId: string,
  { act, ids, confirmed }: AskedBulk,
): Promise<{ confirming: Confirming } | ActedOnEach> {
  const chosen = await picturesById(ctx.db, ids);
  const free = chosen.filter(({ texts }) => texts.length === 0);
  const used = chosen.filter(({ texts }) => texts.length > 0);
  if (!confirmed && free.length > 0) {
    const sentences = [
      m.pictures_remove_text({ count: free.length, names: names(free) }),
      ...(used.length > 0 ? [m.pictures_left({ count: used.length, names: names(used) })] : []),
    ];
    return {
      confirming: {
        ...{ act, ids: free.map(({ id }) => id), asksReason: false },
        question: m.pictures_ask_remove({ count: free.length }),
        consequence: sentences.join(" "),
        button: m.pictures_button({ count: free.length }),
      },
    };
  }
  const left = used.map(({ alt }) => alt);
  for (const { id, alt } of free) if ((await removePicture(ctx, userId, id)) === "used") left.push(alt);
  return { count: chosen.length - left.length, left };
}

const names = (some: readonly ListedPicture[]) => some.map(({ alt }) => alt).join("; ");

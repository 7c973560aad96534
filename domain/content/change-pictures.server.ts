import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { keepCopies } from "#domain/photos/keep-copies.server.ts";
import { PHOTO_LIMITS } from "#domain/photos/photo.ts";
import type { FileStore } from "#platform/files.ts";
import type { Size } from "#platform/images.ts";
import { lockContent } from "./publish-content.server.ts";

export type PictureRefusal =
  | { readonly reason: "not-an-image" | "damaged" | "too-large" | "empty" }
  | ({ readonly reason: "too-many-pixels" } & Size);

/** Makes copies of a picture in our sizes and stores it for texts. The same picture again gets the new words. */
export async function addPicture(
  ctx: Pick<Context, "db"> & { readonly files: FileStore },
  userId: string,
  { bytes, alt, caption }: { bytes: Uint8Array; alt: string; caption: string },
): Promise<PictureRefusal | { id: string }> {
  if (bytes.length === 0) return { reason: "empty" };
  if (bytes.length > PHOTO_LIMITS.maxBytes) return { reason: "too-large" };
  const kept = await keepCopies(ctx.files, bytes);
  if (!kept.ok) return kept.reason === "too-many-pixels" ? { reason: kept.reason, ...kept.size } : { reason: kept.reason };
  const id = `${kept.photo.digest}-${kept.size.width}x${kept.size.height}`;
  await ctx.db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom("content_pictures").select(["alt", "caption"]).where("id", "=", id).executeTakeFirst();
    await tx
      .insertInto("content_pictures")
      .values({ id, alt, caption, added_by: userId })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ alt, caption }))
      .execute();
    await tx.deleteFrom("removed_pictures").where("id", "=", id).execute();
    const detail = { ...(before && { before: { ...before } }), after: { alt, caption } };
    await record(tx, { actor: `admin:${userId}`, action: "picture.added", subjectType: "picture", subjectId: id, detail });
  });
  return { id };
}

/**
 * Removes a picture. The next sweep deletes its files, and no start brings it back from `content/`. A picture stays if a text shows
 * it, or would show it once published.
 */
export function removePicture(ctx: Context, userId: string, id: string): Promise<"removed" | "used" | "unknown"> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const picture = await tx.selectFrom("content_pictures").select(["alt", "caption"]).where("id", "=", id).executeTakeFirst();
    if (!picture) return "unknown";
    const used = await tx
      .selectFrom("content_versions")
      .select("number")
      .where("state", "in", ["draft", "published", "waiting"])
      .where(sql<boolean>`position(${id} in text) > 0`)
      .executeTakeFirst();
    if (used) return "used";
    await tx.deleteFrom("content_pictures").where("id", "=", id).execute();
    await tx
      .insertInto("removed_pictures")
      .values({ id })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const detail = { before: { ...picture } };
    await record(tx, { actor: `admin:${userId}`, action: "picture.removed", subjectType: "picture", subjectId: id, detail });
    return "removed";
  });
}

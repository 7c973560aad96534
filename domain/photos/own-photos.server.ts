import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/db/db.ts";
import type { StoredPhoto } from "./photo.ts";

/** The prefix of a photo that its own people sent, instead of an address on another host. */
const SENT = "enviada:";

/** Registers a photo whose files are already stored, and returns its name for the profile. */
export async function addOwnPhoto(tx: Tx, providerId: string, { digest, widths }: StoredPhoto): Promise<string> {
  const name = SENT + randomUUID();
  await tx
    .insertInto("provider_photos")
    .values({ provider_id: providerId, source_url: name, state: "stored", digest, widths: [...widths] })
    .execute();
  return name;
}

/** Replaces the files of a photo, for example by a crop of it. */
export async function replaceOwnPhoto(tx: Tx, providerId: string, name: string, { digest, widths }: StoredPhoto): Promise<void> {
  await tx
    .updateTable("provider_photos")
    .set({ digest, widths: [...widths] })
    .where("provider_id", "=", providerId)
    .where("source_url", "=", name)
    .execute();
}

/** Removes a photo. The next sweep deletes its files, unless another profile has the same photo. */
export async function removeOwnPhoto(tx: Tx, providerId: string, name: string): Promise<void> {
  await tx.deleteFrom("provider_photos").where("provider_id", "=", providerId).where("source_url", "=", name).execute();
}

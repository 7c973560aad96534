import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/db/db.ts";
import type { StoredPhoto } from "./photo.ts";

/** How a profile names a photo that its own people sent: by no address of another host. */
const SENT = "enviada:";

/** Remembers a photo whose files are kept already, and returns what the profile names it by. */
export async function addOwnPhoto(tx: Tx, providerId: string, { digest, widths }: StoredPhoto): Promise<string> {
  const name = SENT + randomUUID();
  await tx
    .insertInto("provider_photos")
    .values({ provider_id: providerId, source_url: name, state: "stored", digest, widths: [...widths] })
    .execute();
  return name;
}

/** Puts other files in the place of a photo's, such as those of a part of it. */
export async function replaceOwnPhoto(tx: Tx, providerId: string, name: string, { digest, widths }: StoredPhoto): Promise<void> {
  await tx
    .updateTable("provider_photos")
    .set({ digest, widths: [...widths] })
    .where("provider_id", "=", providerId)
    .where("source_url", "=", name)
    .execute();
}

/** Forgets a photo. Its files go with the next sweep, unless another profile has the same. */
export async function removeOwnPhoto(tx: Tx, providerId: string, name: string): Promise<void> {
  await tx.deleteFrom("provider_photos").where("provider_id", "=", providerId).where("source_url", "=", name).execute();
}

import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { addLastMember } from "#domain/providers/members.server.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { waitingChanges } from "./change-queries.server.ts";
import { writeSection } from "./profile.server.ts";
import type { AskedChange, Facts } from "./profile-change.ts";
import type { ProfileChange } from "./profile-sections.ts";

type Settled = Pick<AskedChange, "id" | "part" | "asked"> & { readonly providerId: string; readonly specialistId: string | null };

/** Writes a requested change into the profile, in the transaction that decides it. `no-city`: the city is no longer in the list. */
export async function acceptChange(tx: Tx, change: Settled, actor: Actor): Promise<"done" | "no-city"> {
  const { id, part, asked, providerId, specialistId } = change;
  if (part === "doctor") await addDoctor(tx, providerId, specialistId!);
  else {
    if (part === "place" && !(await isCity(tx, asked))) return "no-city";
    await writeSection(tx, providerId, asked as ProfileChange, "center");
  }
  await close(tx, id, { state: "accepted", reason: null }, actor);
  return "done";
}

/** Refuses a requested change, in the transaction that decides it. The profile stays as it is, and its people read the reason. */
export const refuseChange = (tx: Tx, { id }: Pick<Settled, "id">, reason: string, actor: Actor): Promise<void> =>
  close(tx, id, { state: "refused", reason }, actor);

/**
 * Writes the waiting changes into a profile that its center sends to be checked: it is not public, and all of it will be checked.
 * Changes of doctors keep waiting, since each is decided separately.
 */
export async function bringInWaiting(tx: Tx, providerId: string, actor: Actor): Promise<void> {
  for (const { id, part, asked } of await waitingChanges(tx, providerId)) {
    if (part === "doctor" || (part === "place" && !(await isCity(tx, asked)))) continue;
    await writeSection(tx, providerId, asked as ProfileChange, "center");
    await close(tx, id, { state: "replaced", reason: null }, actor);
  }
}

async function close(
  tx: Tx,
  id: string,
  decided: { state: "accepted" | "refused" | "replaced"; reason: string | null },
  actor: Actor,
): Promise<void> {
  await tx
    .updateTable("profile_changes")
    .set({ ...decided, decided_by: actor, decided_at: sql`now()` })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

async function isCity(tx: Tx, { city }: Facts): Promise<boolean> {
  if (city === null || city === undefined) return true;
  return (await tx.selectFrom("cities").select("id").where("name", "=", String(city)).executeTakeFirst()) !== undefined;
}

async function addDoctor(tx: Tx, centerId: string, specialistId: string): Promise<void> {
  await addLastMember(tx, centerId, specialistId);
  await writeProfile(tx, centerId, {});
}

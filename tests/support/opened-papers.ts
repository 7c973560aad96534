import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Person } from "#domain/audit/actor.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import { currentPapers } from "#domain/listing/documents.ts";
import { type Item, saidOf } from "#domain/verification/checklist.ts";
import { profileToCheck } from "#domain/verification/profile-to-check.server.ts";
import type { Db } from "#platform/db/db.ts";

/** Leaves the lines that opening the papers of a profile leaves, for papers whose bytes a test does not have. */
export async function opensPapers(db: Db, providerId: string, actor: Person): Promise<void> {
  for (const { id } of currentPapers(await documentsOf(db, providerId)))
    await sql`insert into audit_log (actor, action, subject_type, subject_id) values (${actor}, 'document.read', 'document', ${id})`.execute(
      db,
    );
}

/** Returns a match of an item as somebody finds it who read on the papers what the profile says. */
export async function readsItem(db: Db, providerId: string, item: Item) {
  const profile = (await profileToCheck(db, providerId))!;
  const seen = profile.checks.find((check) => check.item === item)?.id ?? "";
  const read = { typed: item === "identity" ? profile.name : "Leído", picked: saidOf(profile, item), sameName: false };
  return { item, verdict: "matches", ...read, seen, says: profile.says[item] } as const;
}

/** Gives a profile a paper without bytes. */
export async function sendsPaper(db: Db, providerId: string, kind: string): Promise<void> {
  const file = { file_name: `${kind}.pdf`, stored_as: `x/${randomUUID()}`, media_type: "application/pdf", bytes: 9 };
  await db
    .insertInto("provider_documents")
    .values({ provider_id: providerId, kind, ...file })
    .execute();
}

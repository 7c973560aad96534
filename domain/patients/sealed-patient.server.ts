import { CONTENT } from "#domain/vault/subject.ts";
import { unseal, unsealEach } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { PatientHealth } from "./patient.ts";
import type { PatientLeave } from "./patient-access.ts";
import type { ProgressEntry } from "./progress-entry.ts";

/** Opens the patient's health data. Returns null when there is none. */
export const unsealHealth = (keys: Keys, db: Db | Tx, leave: PatientLeave | null, sealed: Buffer | null): Promise<PatientHealth | null> =>
  unseal<PatientHealth>(keys, db, leave, CONTENT, sealed);

/** Returns the place of one entry. Its bytes cannot be opened as another entry. */
export const entryField = (entryId: string): string => `entry:${entryId}`;

/** Opens the patient's entries. */
export const unsealEntries = (
  keys: Keys,
  db: Db | Tx,
  leave: PatientLeave | null,
  rows: readonly { id: string; sealed: Buffer }[],
): Promise<ProgressEntry[]> =>
  unsealEach<ProgressEntry>(
    keys,
    db,
    leave,
    rows.map(({ id, sealed }) => ({ field: entryField(id), sealed })),
  );

export const WHATSAPP_FIELD = "whatsapp";

/** Opens the telephone to which reminders go by WhatsApp. */
export const unsealWhatsapp = (keys: Keys, db: Db | Tx, leave: PatientLeave | null, sealed: Buffer): Promise<{ phone: string } | null> =>
  unseal<{ phone: string }>(keys, db, leave, WHATSAPP_FIELD, sealed);

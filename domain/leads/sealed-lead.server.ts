import { CONTENT } from "#domain/vault/subject.ts";
import { unseal, unsealOfEach } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { SealedLead } from "./lead.ts";
import { type MaskedLeave, type MaskedPerson, maskedPerson, type OpenLeave } from "./lead-access.ts";

/** Opens the sealed part of a lead. Returns null once it was erased, or without leave. */
export async function unsealLead(keys: Keys, db: Db | Tx, leave: OpenLeave | null, sealed: Buffer | null): Promise<SealedLead | null> {
  return unseal<SealedLead>(keys, db, leave, CONTENT, sealed);
}

/** Opens the sealed parts of many leads, as `unsealLead` does for one. */
export const unsealLeads = (
  keys: Keys,
  db: Db | Tx,
  parts: readonly { leave: OpenLeave | null; sealed: Buffer | null }[],
): Promise<(SealedLead | null)[]> => unsealOfEach<SealedLead>(keys, db, CONTENT, parts);

/** Opens what may be shown of the person before the purchase. Returns null once the lead was erased, or without leave. */
export async function unsealMasked(
  keys: Keys,
  db: Db | Tx,
  leave: MaskedLeave | null,
  sealed: Buffer | null,
  currentYear: number,
): Promise<MaskedPerson | null> {
  const lead = await unseal<SealedLead>(keys, db, leave, CONTENT, sealed);
  return lead && maskedPerson(lead, currentYear);
}

/** Opens what may be shown before the purchase for each of many leads, with one query for their keys. */
export async function unsealEachMasked(
  keys: Keys,
  db: Db | Tx,
  parts: readonly { leave: MaskedLeave | null; sealed: Buffer | null }[],
  currentYear: number,
): Promise<(MaskedPerson | null)[]> {
  const leads = await unsealOfEach<SealedLead>(keys, db, CONTENT, parts);
  return leads.map((lead) => lead && maskedPerson(lead, currentYear));
}

import type { Db } from "#platform/db/db.ts";
import type { OpenLeave } from "./lead-access.ts";
import { agreesWithItself, fingerprintOf, type Receipt, type ReceiptBox, readFingerprint, receiptDigest } from "./receipt.ts";

/**
 * The result of checking a receipt. `altered`: it was changed. `unknown`: nothing that we store matches it; this does not reveal whether
 * a request with its number exists.
 */
export type ReceiptCheck = "agrees" | "altered" | "unknown";

/** Returns the receipt of a request in its present state, which its patient may keep. */
export async function receiptOf(db: Db, leave: OpenLeave): Promise<Receipt | null> {
  return (await receiptsOf(db, leave.id)).at(-1) ?? null;
}

/**
 * Compares a receipt from a file with what is stored. It can be found only by its own evidence, which nobody can guess. Consents and
 * digests remain after an erasure, so a receipt can still be checked then.
 */
export async function checkReceipt(db: Db, receipt: Receipt): Promise<ReceiptCheck> {
  const stored = await receiptsOf(db, receipt.request);
  const last = receipt.evidence.at(-1)!;
  const ours = stored.find(({ evidence }) => evidence.length === receipt.evidence.length && evidence.at(-1)!.digest === last.digest);
  if (!ours) return agreesWithItself(receipt) ? "unknown" : "altered";
  return agreesWithItself(receipt) && ours.digest === receipt.digest ? "agrees" : "altered";
}

/** Compares a number and a fingerprint that somebody typed. A wrong fingerprint and an unknown number get the same answer. */
export async function checkFingerprint(db: Db, number: string, typed: string): Promise<Exclude<ReceiptCheck, "altered">> {
  const fingerprint = readFingerprint(typed);
  const lead = await db.selectFrom("leads").select("id").where("number", "=", number.trim().toUpperCase()).executeTakeFirst();
  if (!lead || !fingerprint) return "unknown";
  const stored = await receiptsOf(db, lead.id);
  return stored.some(({ digest }) => fingerprintOf(digest).replaceAll(" ", "") === fingerprint) ? "agrees" : "unknown";
}

/** Returns the receipts of a request, one after each link of its evidence, from rows that remain after an erasure. */
async function receiptsOf(db: Db, leadId: string): Promise<Receipt[]> {
  const [lead, links, consents] = await Promise.all([
    db.selectFrom("leads").select("number").where("id", "=", leadId).executeTakeFirst(),
    db.selectFrom("evidence").selectAll().where("subject_kind", "=", "lead").where("subject_id", "=", leadId).orderBy("position").execute(),
    db.selectFrom("lead_consents").selectAll().where("lead_id", "=", leadId).orderBy("at").orderBy("id").execute(),
  ]);
  if (!lead) return [];
  const boxes = consents.map(
    ({ purpose, provider_ids, granted, text, text_version, at }): ReceiptBox => ({
      purpose,
      centers: provider_ids,
      ticked: granted,
      text,
      version: text_version,
      at: at.toISOString(),
    }),
  );
  const evidence = links.map(({ position, kind, at, previous_digest, digest, sealed }) => ({
    position,
    kind,
    at: at.toISOString(),
    previous: previous_digest.toString("hex"),
    digest: digest.toString("hex"),
    sealed: sealed.toString("base64"),
  }));
  return evidence.map((link, index) => {
    // A consent is written before the link that proves it, and after the previous link.
    const said = {
      format: "cuna-receipt-1" as const,
      number: lead.number,
      request: leadId,
      boxes: boxes.filter(({ at }) => at <= link.at),
      evidence: evidence.slice(0, index + 1),
    };
    return { ...said, digest: receiptDigest(said) };
  });
}

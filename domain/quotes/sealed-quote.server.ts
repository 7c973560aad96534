import type { OpenLeave } from "#domain/leads/lead-access.ts";
import { seal } from "#domain/vault/subject-keys.server.ts";
import { unsealEach } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { Quote, QuoteContent } from "./quote.ts";

const fieldOf = (quoteId: string) => `quote:${quoteId}`;

/** Seals a quote under the key of the lead that it answers. */
export const sealQuote = (leadId: string, key: Buffer, quoteId: string, content: QuoteContent): Buffer =>
  seal({ kind: "lead", id: leadId, key }, fieldOf(quoteId), content);

/** Older quotes have no number of visits. */
type StoredQuote = Omit<QuoteContent, "visits"> & Partial<Pick<QuoteContent, "visits">>;

export interface QuoteOfCenter extends Quote {
  readonly providerId: string;
}

/** Returns every version that centers sent for a lead, the newest first; none without leave, or once the lead was erased. */
export async function quotesOfLead(keys: Keys, db: Db | Tx, leave: OpenLeave | null, providerId?: string): Promise<QuoteOfCenter[]> {
  if (!leave) return [];
  const rows = await db
    .selectFrom("quotes")
    .select(["id", "provider_id as providerId", "version", "sent_at as sentAt", "sealed"])
    .where("lead_id", "=", leave.id)
    .$if(providerId !== undefined, (query) => query.where("provider_id", "=", providerId!))
    .orderBy("sent_at", "desc")
    .orderBy("version", "desc")
    .execute();
  const parts = rows.map(({ id, sealed }) => ({ field: fieldOf(id), sealed }));
  const contents = await unsealEach<StoredQuote>(keys, db, leave, parts);
  return contents.map((content, index) => {
    const { sealed: _, ...row } = rows[index]!;
    return { ...row, visits: null, ...content };
  });
}

/** The fields of the form as typed, valid or not, by name. */
export interface QuoteDraft {
  readonly typed: Readonly<Record<string, string>>;
  readonly savedAt: Date;
}

const draftOf = (providerId: string) => `quote-draft:${providerId}`;

/** Seals a draft under the key of the lead that it answers. */
export const sealDraft = (leadId: string, key: Buffer, providerId: string, typed: QuoteDraft["typed"]): Buffer =>
  seal({ kind: "lead", id: leadId, key }, draftOf(providerId), typed);

/** Opens a center's draft. Returns null when there is none, or without leave for the request. */
export async function quoteDraft(keys: Keys, db: Db | Tx, leave: OpenLeave | null, providerId: string): Promise<QuoteDraft | null> {
  if (!leave) return null;
  const row = await db
    .selectFrom("quote_drafts")
    .select(["sealed", "saved_at as savedAt"])
    .where("lead_id", "=", leave.id)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  if (!row) return null;
  const [typed] = await unsealEach<QuoteDraft["typed"]>(keys, db, leave, [{ field: draftOf(providerId), sealed: row.sealed }]);
  return typed ? { typed, savedAt: row.savedAt } : null;
}

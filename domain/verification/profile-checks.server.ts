import { sql } from "kysely";
import { today } from "#domain/directory/center-cards.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Check, missingOf, type ProviderType } from "./checklist.ts";

export interface ProfileChecks {
  readonly checks: readonly Check[];
  readonly papers: readonly ProviderDocument[];
  readonly missing: ReturnType<typeof missingOf>;
  readonly today: string;
}

/** Returns the newest finding of each item since the profile was sent, its papers, and what is missing. */
export async function checksOf(db: Db | Tx, providerId: string, type: ProviderType): Promise<ProfileChecks> {
  const { rows } = await sql<Check>`
    select distinct on (c.item) c.id::text as id, c.item, c.verdict, c.found, c.checked_by as "checkedBy", c.checked_at as "checkedAt"
    from profile_checks c join provider_profiles p on p.id = c.provider_id
    where c.provider_id = ${providerId}::uuid and c.checked_at >= coalesce(p.submitted_at, '-infinity')
    order by c.item, c.id desc`.execute(db);
  const papers = await documentsOf(db, providerId);
  const day = await sql<{ today: string }>`select ${today} as today`.execute(db);
  const facts = { type, checks: rows, papers, today: day.rows[0]!.today };
  return { checks: rows, papers, today: facts.today, missing: missingOf(facts) };
}

import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { daysBetween } from "#platform/days.ts";
import type { Tx } from "#platform/db/db.ts";
import { documentsOf } from "./document-files.server.ts";
import { currentPapers, type ProviderDocument, requiredDocuments } from "./documents.ts";
import { endOfGrace, GRACE_DAYS, lapsedLicence, TOLD_DAYS } from "./licences.ts";
import { today } from "./price-days.server.ts";

interface Center {
  id: string;
  type: "clinic" | "doctor" | "specialist";
  today: string;
}

/** The number of days after its expiry in which a paper is reported. A worker that was down for longer reports nothing old. */
const NEWS_DAYS = 2 * GRACE_DAYS;
const PATH = "/dashboard/provider/galeria#documentos";

/**
 * Tells centers which papers expire soon or have expired, each once. Takes public profiles whose licence expired longer ago than the
 * grace period back to be checked.
 */
export async function checkDocuments(ctx: Context): Promise<void> {
  const { rows } = await sql<Center>`
    select p.id, p.provider_type as type, ${today} as today from provider_profiles p
    where exists (select from provider_documents d where d.provider_id = p.id and d.expires_on < ${today} + ${TOLD_DAYS + 1}::int)
    order by p.id`.execute(ctx.db);
  for (const center of rows) await ctx.db.transaction().execute((tx) => checkCenter(ctx, tx, center));
}

async function checkCenter(ctx: Context, tx: Tx, { id, type, today }: Center): Promise<void> {
  const { status } = await tx
    .selectFrom("provider_profiles")
    .select("verification_status as status")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isPublic = status === "published" || status === "verified";
  const papers = await documentsOf(tx, id);
  const required = requiredDocuments(type);
  for (const paper of currentPapers(papers)) await tellExpiry(tx, id, paper, today, isPublic && required.includes(paper.kind));
  const lapsed = isPublic ? lapsedLicence(type, papers, today) : null;
  if (!lapsed) return;
  await writeProfile(tx, id, { verification_status: "pending", verified: false, submitted_at: sql`now()` });
  const detail = { was: status, document: lapsed.id, expired: lapsed.expiresOn };
  await record(tx, { actor: ctx.actor, action: "provider.licence_lapsed", subjectType: "provider", subjectId: id, detail });
  const facts = { document: lapsed.kind, on: lapsed.expiresOn! };
  await leaveNotice(
    tx,
    { team: id },
    { kind: "licence-lapsed", facts, effectKey: `licence-lapsed:${lapsed.id}`, providerId: id, path: PATH },
  );
}

async function tellExpiry(tx: Tx, providerId: string, paper: ProviderDocument, today: string, holdsProfile: boolean): Promise<void> {
  const { id, kind, state, expiresOn } = paper;
  if (state === "returned" || expiresOn === null) return;
  const left = daysBetween(today, expiresOn);
  const about = { providerId, path: PATH };
  const facts = { document: kind, on: expiresOn };
  if (left >= 0 && left <= TOLD_DAYS)
    await leaveNotice(tx, { team: providerId }, { kind: "document-expiring", facts, effectKey: `document-expiring:${id}`, ...about });
  else if (left < 0 && left >= -NEWS_DAYS) {
    const until = holdsProfile ? endOfGrace(expiresOn) : null;
    const effectKey = `document-expired:${id}`;
    await leaveNotice(tx, { team: providerId }, { kind: "document-expired", facts: { ...facts, until }, effectKey, ...about });
  }
}

import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { documentsOf, openedPapers } from "./document-files.server.ts";
import type { DocumentKind, Licence } from "./documents.ts";
import { bareNumber } from "./paper-number.ts";

export type DocumentVerdict = { readonly accept: true; readonly licence: Licence } | { readonly accept: false; readonly reason: string };

/**
 * `changed`: somebody has decided on it since it was opened in `state`. The others are about accepting it. `unopened`: whoever accepts it
 * has not opened it. `no-expiry`: its center says that it expires, and no day was read. `stated`: its center says that it bears this
 * number, which is not the one that was read. `numberOf`: the number that was read is that of an accepted paper of this other kind.
 */
export type CheckedDocument =
  | "done"
  | "changed"
  | "unopened"
  | "no-expiry"
  | { readonly stated: string }
  | { readonly numberOf: DocumentKind };

/** Accepts a paper with what our team read on it, or returns it with a reason for its people. */
export function checkDocument(
  db: Db,
  { providerId, documentId, state }: { providerId: string; documentId: string; state: string },
  verdict: DocumentVerdict,
  actor: Actor,
): Promise<CheckedDocument> {
  return db.transaction().execute(async (tx): Promise<CheckedDocument> => {
    const unproven = verdict.accept ? await unprovenBy(tx, { providerId, documentId, state }, verdict.licence, actor) : null;
    if (unproven) return unproven;
    const decided = verdict.accept
      ? {
          state: "accepted" as const,
          reason: null,
          number: verdict.licence.number,
          issuer: verdict.licence.issuer,
          issued_on: verdict.licence.issuedOn,
          expires_on: verdict.licence.expiresOn,
        }
      : { state: "returned" as const, reason: verdict.reason };
    const row = await tx
      .updateTable("provider_documents")
      .set({ ...decided, checked_at: sql`now()`, checked_by: actor })
      .where("id", "=", documentId)
      .where("provider_id", "=", providerId)
      .where("state", "=", state)
      .returning(["id", "kind"])
      .executeTakeFirst();
    if (!row) return "changed";
    const detail = { document: row.id, kind: row.kind, before: state, after: decided.state };
    await record(tx, { actor, action: `provider.document_${decided.state}`, subjectType: "provider", subjectId: providerId, detail });
    if (!verdict.accept) {
      const about = { providerId, path: "/dashboard/provider/galeria#documentos", effectKey: `document-returned:${documentId}` };
      const facts = { document: row.kind, reason: verdict.reason };
      await leaveNotice(tx, { team: providerId }, { kind: "document-returned", facts, ...about });
    }
    return "done";
  });
}

/** Returns why what was read proves nothing about a paper that waits; null when it does, or when the paper waits no longer. */
async function unprovenBy(
  tx: Tx,
  { providerId, documentId, state }: { providerId: string; documentId: string; state: string },
  licence: Licence,
  actor: Actor,
): Promise<CheckedDocument | null> {
  const papers = await documentsOf(tx, providerId);
  const paper = papers.find(({ id }) => id === documentId);
  if (paper?.state !== state) return null;
  if ((await openedPapers(tx, actor, [documentId])).length === 0) return "unopened";
  if (paper.expiresOn !== null && licence.expiresOn === null) return "no-expiry";
  const read = bareNumber(licence.number ?? "");
  if (paper.statedNumber !== null && bareNumber(paper.statedNumber) !== read) return { stated: paper.statedNumber };
  const same = papers.find(
    ({ kind, state: other, number }) => kind !== paper.kind && other === "accepted" && number !== null && bareNumber(number) === read,
  );
  return same ? { numberOf: same.kind } : null;
}

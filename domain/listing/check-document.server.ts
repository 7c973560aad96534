import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { Licence } from "./documents.ts";

export type DocumentVerdict = { readonly accept: true; readonly licence: Licence } | { readonly accept: false; readonly reason: string };

/**
 * Accepts a paper with what our team read on it, or returns it with a reason for its people. `changed`: somebody has decided on it since
 * it was opened in `state`.
 */
export function checkDocument(
  db: Db,
  { providerId, documentId, state }: { providerId: string; documentId: string; state: string },
  verdict: DocumentVerdict,
  actor: Actor,
): Promise<"done" | "changed"> {
  return db.transaction().execute(async (tx): Promise<"done" | "changed"> => {
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

import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { forgetMailsAbout } from "#domain/mail/forget-mails.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Subject } from "./subject.ts";
import { deleteKey } from "./subject-keys.server.ts";

/**
 * Erases a person for good. Their data only ever existed sealed under the subject's own key: without it, the sealed bytes here and in
 * every backup whose keys are gone cannot be read. `blank` empties the noun's own rows, and returns false when that was done before. It
 * makes digests random, so that nobody is found by them again.
 */
export function eraseSubject(
  ctx: Context,
  { kind, id }: Subject<"lead" | "message">,
  blank: (tx: Tx) => Promise<boolean>,
): Promise<{ outcome: "erased" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await blank(tx))) return { outcome: "gone" };
    await deleteKey(tx, { kind, id });
    await forgetMailsAbout(tx, kind === "lead" ? { leadId: id } : { inboxMessageId: id });
    await record(tx, { actor: ctx.actor, action: `${kind}.erased`, subjectType: kind, subjectId: id });
    return { outcome: "erased" };
  });
}

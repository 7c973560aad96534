import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { forgetMailsAbout } from "#domain/mail/forget-mails.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Subject } from "./subject.ts";
import { deleteKey } from "./subject-keys.server.ts";

/**
 * Forgets a person for good. Their data was never anywhere but under the subject's own key: without it the sealed bytes, here
 * and in every backup once its keys are gone, are noise. `blank` empties the noun's own rows, and says false when that was
 * done before; digests become random there, so that nobody is found by them again.
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

import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

/** What the person wrote, and what they added later. */
export function MessagePart({ seen, additions }: Pick<InboxRequest, "seen" | "additions">) {
  if (seen.sight === "none") return null;
  const withheld = seen.sight === "masked" && seen.person.messageWithheld;
  const message = seen.sight === "open" ? seen.person.form.mensaje : seen.person.message;
  return (
    <section>
      <h2 className="title-5">{m.followups_message()}</h2>
      <div className="mt-2 grid gap-3 rounded-lg bg-surface-2 p-4">
        <p className="whitespace-pre-line wrap-anywhere">
          {message || (withheld ? m.followups_message_withheld() : m.followups_message_none())}
        </p>
        {additions.map(({ at, message: added }) => (
          <div key={at.toISOString()} className="border-t pt-3">
            <p className="text-ink-3 text-sm">{m.followups_added({ date: formatDateTime(at) })}</p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{added ?? m.followups_message_withheld()}</p>
          </div>
        ))}
      </div>
      {seen.sight === "masked" && <p className="mt-2 text-ink-2 text-sm">{m.followups_masked_text()}</p>}
    </section>
  );
}

import { Note } from "#app/ui/note.tsx";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";

/** The price of opening the contact for a center, before it answers, and that it waits for a top-up once the patient accepted. */
export function CenterPrice({
  thread: { isAccepted, priceCents, welcomeLeft, person },
}: {
  thread: Pick<ThreadView, "isAccepted" | "priceCents" | "welcomeLeft" | "person">;
}) {
  const price = formatUsd(priceCents);
  return (
    <Note kind={isAccepted ? "caution" : "info"}>
      <b className="block">{isAccepted ? m.threads_center_waits_title() : m.threads_center_price_title()}</b>
      {isAccepted
        ? m.threads_center_waits({ price })
        : priceCents === 0
          ? m.threads_center_price_free()
          : welcomeLeft > 0
            ? m.threads_center_price_welcome({ count: welcomeLeft, total: WELCOME_LEADS })
            : m.threads_center_price({ price })}
      {!person.hasPhone && <span className="block">{m.threads_center_mailbox_only()}</span>}
    </Note>
  );
}

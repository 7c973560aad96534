import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { costWith, WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";

/** What opening the contact costs a center, before it answers; once the patient accepted, what is missing: money, or its word. */
export function CenterPrice({ thread }: { thread: Pick<ThreadView, keyof Costs | "isAccepted" | "offerId" | "person"> }) {
  const { isAccepted, offerId, person, agreedCents, priceCents, welcomeLeft } = thread;
  const isDearer = isAccepted && costWith(welcomeLeft, priceCents) > (agreedCents ?? 0);
  return (
    <Note kind={isAccepted ? "caution" : "info"}>
      <b className="block">{isAccepted ? m.threads_center_waits_title() : m.threads_center_price_title()}</b>
      {isDearer ? m.threads_center_dearer({ price: formatUsd(priceCents) }) : isAccepted ? waitsText(thread) : costText(thread)}
      {isDearer && (
        <TextLink href={href(`/dashboard/provider/solicitudes/${offerId}`)} className="mt-1 block">
          {m.threads_center_dearer_open()}
        </TextLink>
      )}
      {!person.hasPhone && <span className="block">{m.threads_center_mailbox_only()}</span>}
    </Note>
  );
}

type Costs = Pick<ThreadView, "agreedCents" | "priceCents" | "welcomeLeft">;

const waitsText = ({ priceCents, welcomeLeft }: Costs): string =>
  welcomeLeft > 0 ? m.threads_center_soon() : m.threads_center_waits({ price: formatUsd(priceCents) });

function costText({ priceCents, welcomeLeft }: Costs): string {
  const price = formatUsd(priceCents);
  if (priceCents === 0) return m.threads_center_price_free();
  return welcomeLeft > 0
    ? m.threads_center_price_welcome({ count: welcomeLeft, total: WELCOME_LEADS, price })
    : m.threads_center_price({ price });
}

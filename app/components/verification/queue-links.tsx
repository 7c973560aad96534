import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Button } from "#app/ui/button.tsx";
import type { QueuePlace } from "#domain/verification/queue-queries.server.ts";
import { m } from "#messages/m.ts";

interface Props {
  queue: QueuePlace;
  /** What is listed. */
  label?: string;
  /** The words of the link to the first, where this one does not wait. */
  first?: string;
  addressOf: (id: string) => string;
}

/** Links to the waiting profiles before and after this one. A profile that does not wait links to the first of them. */
export function QueueLinks({ queue: { place, total, previous, next }, label, first, addressOf }: Props) {
  if (total === 0) return null;
  return (
    <nav aria-label={label ?? m.verification_queue()} className="flex flex-wrap items-center gap-2">
      {place !== null && <span className="num mr-1 text-ink-2 text-ui">{m.verification_queue_place({ place, total })}</span>}
      {previous && (
        <Button kind="outline" size="s" icon={<ChevronLeft />} href={addressOf(previous)} data-key="k">
          {m.lists_previous()}
        </Button>
      )}
      {next && (
        <Button kind="outline" size="s" iconAfter={<ChevronRight />} href={addressOf(next)} data-key="j">
          {place === null ? (first ?? m.verification_queue_first()) : m.lists_next()}
        </Button>
      )}
    </nav>
  );
}

/** Returns the shortcuts of the available links. */
export const queueHints = ({ previous, next }: QueuePlace) => [
  ...(next ? [{ keys: ["j"], words: m.verification_key_next() }] : []),
  ...(previous ? [{ keys: ["k"], words: m.verification_key_previous() }] : []),
];

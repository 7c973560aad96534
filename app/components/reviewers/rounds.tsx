import { Panel } from "#app/components/dashboard/panel.tsx";
import type { TextReview } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";
import { roundSentence } from "#texts/reviewers.ts";
import { ReviewBadge } from "./review-badge.tsx";

/** Every round of a text's review with its outcome; a signature also has its digest. */
export function Rounds({ rounds }: { rounds: readonly TextReview[] }) {
  return (
    <Panel title={m.reviewers_rounds()} id="rondas">
      <ol className="divide-y">
        {rounds.map((round) => (
          <li key={round.id} className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2 py-3 first:pt-0 last:pb-0">
            <span className="min-w-0">
              <b className="num">v{round.number}</b> {roundSentence(round)}
              {round.digest && (
                <span className="block text-ink-2 text-sm wrap-anywhere">{m.reviewers_digest({ digest: round.digest })}</span>
              )}
            </span>
            <ReviewBadge {...round} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

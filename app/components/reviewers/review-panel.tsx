import { Panel } from "#app/components/dashboard/panel.tsx";
import { textReviewPath } from "#app/forms/reviewers/review-address.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { TextKey } from "#domain/content/content-documents.ts";
import type { ReviewStand } from "#domain/reviewers/review-queries.server.ts";
import { m } from "#messages/m.ts";
import { standSentences } from "#texts/reviewers.ts";
import { ReviewBadge } from "./review-badge.tsx";

/** The state of a text's review in the editor, with the button to send it. */
export function ReviewPanel({ of, stand }: { of: TextKey; stand: ReviewStand | null }) {
  return (
    <Panel title={m.reviewers_review()} id="revision" aside={stand && <ReviewBadge {...stand} />}>
      <div className="grid gap-1 text-ink-2">
        {stand ? standSentences(stand).map((sentence) => <p key={sentence}>{sentence}</p>) : <p>{m.reviewers_review_never()}</p>}
        {stand && stand.openRemarks > 0 && <p>{m.reviewers_open_remarks({ count: stand.openRemarks })}</p>}
      </div>
      <p>
        <Button kind="outline" href={href(textReviewPath(of))}>
          {stand ? m.reviewers_review_open() : m.reviewers_send()}
        </Button>
      </p>
    </Panel>
  );
}

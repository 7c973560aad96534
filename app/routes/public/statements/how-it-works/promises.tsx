import { PromiseFigure } from "#app/components/statements/promise-figure.tsx";
import { Stated } from "#app/components/statements/stated.tsx";
import type { PromisedReviewTime } from "#app/load-review-time.server.ts";
import type { TeamReply } from "#app/load-team-reply.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Promises as OurPromises } from "#domain/statements/promises.server.ts";
import type { ShownStatement } from "#domain/statements/shown-statements.server.ts";
import { MEASURED_DAYS } from "#domain/verification/review-time.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface PromisesProps {
  promises: OurPromises;
  centers: { share: number; cases: number } | null;
  team: TeamReply | null;
  reviews: PromisedReviewTime;
  statements: readonly ShownStatement[];
}

/** Shows each promise beside its measurement; a withdrawn promise is left out and only its measurement shows. */
export function Promises({ promises: { stands, verificationDays }, centers, team, reviews, statements }: PromisesProps) {
  const hours = formatNumber(ANSWER_BUSINESS_HOURS);
  const days = { from: formatNumber(verificationDays.from), to: formatNumber(verificationDays.to) };
  const figures = [
    (stands["center-reply"] || centers) && {
      label: stands["center-reply"] ? m.about_how_promise_centers({ hours }) : m.about_how_measured_centers({ hours }),
      measured: centers,
      detail: (count: number) => m.about_how_promise_centers_detail({ count, number: formatNumber(count) }),
    },
    team && {
      label: (team.promised ? m.about_how_promise_team : m.contact_measured)({ hours: formatNumber(team.hours) }),
      measured: team.measured,
      detail: (count: number) => m.about_how_promise_team_detail({ count, number: formatNumber(count) }),
    },
    stands.verification && {
      label: m.about_how_promise_verify(days),
      measured: reviews.inTime === null ? null : { share: reviews.inTime, cases: reviews.cases },
      detail: (count: number) =>
        m.about_how_promise_verify_detail({ count, number: formatNumber(count), days: formatNumber(MEASURED_DAYS) }),
    },
  ].filter((figure) => figure !== null && figure !== false);
  if (figures.length === 0 && statements.length === 0) return null;
  return (
    <section aria-labelledby="promesas" className="wrap band">
      <h2 id="promesas" className="title-1">
        {m.about_how_promises_title()}
      </h2>
      <p className="mt-3 lead max-w-[58ch]">{m.about_how_promises_lead()}</p>
      {figures.length > 0 && (
        <div className="mt-9 grid gap-5 md:grid-cols-3 md:gap-6">
          {figures.map((figure) => (
            <Card key={figure.label}>
              <dl>
                <PromiseFigure {...figure} />
              </dl>
            </Card>
          ))}
        </div>
      )}
      {statements.length > 0 && (
        <Card className="mt-5">
          <Stated statements={statements} />
        </Card>
      )}
      <p className="mt-4 text-sm text-ink-3">{m.about_how_promise_few({ cases: formatNumber(MIN_REPLY_CASES) })}</p>
    </section>
  );
}

import { PromiseFigure } from "#app/components/about/promise-figure.tsx";
import { m } from "#app/paraglide/messages.js";
import { Card } from "#app/ui/card.tsx";
import type { Promises as OurPromises } from "#domain/content/promises.ts";
import { MIN_REPLY_CASES } from "#domain/directory/center-card.ts";
import { formatNumber } from "#platform/format.ts";

type Measured = { share: number; cases: number } | null;

/** Shows each promise beside its measurement. Verifications are not timed yet, so theirs has none. */
export function Promises({ promises, centers, team }: { promises: OurPromises; centers: Measured; team: Measured }) {
  const hours = formatNumber(promises.replyWithinHours);
  const days = { from: formatNumber(promises.verificationDays.from), to: formatNumber(promises.verificationDays.to) };
  return (
    <section aria-labelledby="promesas" className="wrap band">
      <h2 id="promesas" className="title-1">
        {m.about_how_promises_title()}
      </h2>
      <p className="mt-3 lead max-w-[58ch]">{m.about_how_promises_lead()}</p>
      <div className="mt-9 grid gap-5 md:grid-cols-3 md:gap-6">
        <Card>
          <dl>
            <PromiseFigure
              label={m.about_how_promise_centers({ hours })}
              measured={centers}
              detail={(count) => m.about_how_promise_centers_detail({ count, number: formatNumber(count) })}
            />
          </dl>
        </Card>
        <Card>
          <dl>
            <PromiseFigure
              label={m.about_how_promise_team({ hours })}
              measured={team}
              detail={(count) => m.about_how_promise_team_detail({ count, number: formatNumber(count) })}
            />
          </dl>
        </Card>
        <Card>
          <dl>
            <PromiseFigure label={m.about_how_promise_verify(days)} measured={null} detail={() => ""} />
          </dl>
        </Card>
      </div>
      <p className="mt-4 text-sm text-ink-3">{m.about_how_promise_few({ cases: formatNumber(MIN_REPLY_CASES) })}</p>
    </section>
  );
}

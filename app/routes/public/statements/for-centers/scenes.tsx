import { AnswerPicture, ChosenPicture, StripPicture } from "#app/components/illustration/joining.tsx";
import { CardRow } from "#app/ui/card-row.tsx";
import type { DirectoryCounts } from "#domain/directory/home.server.ts";
import { MONTH_DAYS, type MonthOfRequests } from "#domain/offers/month-of-requests.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Says what the site is for a center, and who is here. */
export function Scenes({ counts, month }: HereProps) {
  const scenes = [
    { Picture: ChosenPicture, title: m.joining_scene_chosen_title(), text: m.joining_scene_chosen() },
    { Picture: StripPicture, title: m.joining_scene_prices_title(), text: m.joining_scene_prices() },
    {
      Picture: AnswerPicture,
      title: m.joining_scene_answer_title(),
      text: m.joining_scene_answer({ hours: formatNumber(ANSWER_BUSINESS_HOURS), cases: formatNumber(MIN_REPLY_CASES) }),
    },
  ];
  return (
    <section aria-labelledby="que-es" className="wrap band">
      <h2 id="que-es" className="title-1">
        {m.joining_scenes_title()}
      </h2>
      <CardRow columns={3} focusable className="mt-9 sm:max-md:*:basis-[44%] md:grid-cols-3">
        {scenes.map(({ Picture, title, text }) => (
          <div key={title} className="grid content-start gap-2">
            <Picture />
            <h3 className="mt-3.5 title-4">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </div>
        ))}
      </CardRow>
      <Here counts={counts} month={month} />
    </section>
  );
}

interface HereProps {
  counts: DirectoryCounts;
  /** Null when there are too few. */
  month: MonthOfRequests | null;
}

/** Says who is here: the directory today, and what came in a month. */
function Here({ counts, month }: HereProps) {
  const { centers, verifiedCenters, specialists, cities } = counts;
  return (
    <p className="mt-7 text-ui text-ink-2">
      {m.joining_here({
        centers: formatNumber(centers),
        verified: formatNumber(verifiedCenters),
        specialists: formatNumber(specialists),
        cities: formatNumber(cities),
      })}
      {month &&
        ` ${m.joining_here_month({
          days: MONTH_DAYS,
          requests: formatNumber(month.requests),
          receivers: formatNumber(month.receivers),
          opened: formatNumber(month.opened),
        })}`}
    </p>
  );
}

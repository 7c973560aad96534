import { Legend } from "#app/components/dashboard/legend.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Note } from "#app/ui/note.tsx";
import { Table } from "#app/ui/table.tsx";
import type { ReplyCase } from "#domain/conduct/reply-cases.ts";
import type { Statistics } from "#domain/conduct/statistics.server.ts";
import { quartilesOf } from "#domain/listing/quartiles.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { ReplyChart } from "./reply-chart.tsx";

const STEPS = [1, 2, 4, 8, 16, 24] as const;

const hours = (value: number) => formatNumber(value, value % 1 === 0 ? 0 : 1);

interface Props extends Pick<Statistics, "city"> {
  own: Statistics["reply"];
  /** Null for fewer than five, when single answers would reveal persons. */
  cases: readonly ReplyCase[] | null;
}

/** The center's answers, one dot each, over the middle half of its city and the medians of its centers. */
export function CityReplies({ own, city, cases }: Props) {
  const all = city ? [...city.others, ...(own ? [own.medianHours] : [])].sort((a, b) => a - b) : [];
  const middle = quartilesOf(all);
  const slower = own ? (city?.others.filter((value) => value > own.medianHours).length ?? 0) : 0;
  const title =
    middle && slower > 0
      ? m.listing_statistics_city_faster({ count: String(slower), all: String(city?.others.length ?? 0) })
      : city
        ? m.listing_statistics_city_title({ city: city.name })
        : m.listing_statistics_reply();
  const inTime = cases?.filter((each) => each.hours !== null && each.hours <= ANSWER_BUSINESS_HOURS).length ?? 0;
  const texts = [
    cases
      ? m.listing_statistics_in_time({ part: formatNumber(inTime), all: formatNumber(cases.length) })
      : m.listing_statistics_few_cases(),
    middle
      ? m.listing_statistics_city_text({ low: hours(middle.low), high: hours(middle.high), median: hours(middle.median) })
      : city
        ? m.listing_statistics_city_none({ city: city.name })
        : m.listing_statistics_city_no_city(),
  ];
  return (
    <Panel title={title}>
      <p className="text-ink-2">{texts.join(" ")}</p>
      {(cases || middle) && (
        <>
          <ReplyChart label={texts.join(" ")} own={own?.medianHours ?? null} cases={cases} others={city?.others ?? []} middle={middle} />
          <Legend
            marks={{
              ...(cases && { yours: m.listing_statistics_mark_request(), unanswered: m.listing_statistics_unanswered() }),
              ...(middle && { others: m.listing_statistics_other(), band: m.listing_statistics_middle() }),
            }}
          />
          <TableBehind label={m.listing_statistics_table()}>
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
              <Table
                caption={title}
                captionHidden
                rows={ranges(cases, all)}
                rowKey={({ label }) => label}
                columns={[
                  { key: "hours", header: m.listing_statistics_hours(), rowHeader: true, cell: ({ label }) => label },
                  ...(cases
                    ? [{ key: "own", header: m.listing_statistics_own_cases(), numeric: true, cell: ({ own: count }: Range) => count }]
                    : []),
                  { key: "centers", header: m.listing_statistics_centers(), numeric: true, cell: ({ centers }) => centers },
                ]}
              />
              <Note kind="info">{m.listing_statistics_how()}</Note>
            </div>
          </TableBehind>
        </>
      )}
    </Panel>
  );
}

interface Range {
  label: string;
  own: number;
  centers: number | null;
}

/** Counts answers and medians between the steps of the axis. */
function ranges(cases: readonly ReplyCase[] | null, medians: readonly number[]): Range[] {
  const rows = [...STEPS, Number.POSITIVE_INFINITY].map((to, index): Range => {
    const from = STEPS[index - 1] ?? 0;
    const within = (value: number) => value >= from && value < to;
    const label =
      to === Number.POSITIVE_INFINITY
        ? m.listing_statistics_range_from({ from: String(from) })
        : from === 0
          ? m.listing_statistics_range_to({ to: String(to) })
          : m.listing_statistics_range({ from: String(from), to: String(to) });
    return {
      label,
      own: cases?.filter((each) => each.hours !== null && within(each.hours)).length ?? 0,
      centers: medians.filter(within).length,
    };
  });
  const never = { label: m.listing_statistics_never(), own: cases?.filter((each) => each.hours === null).length ?? 0, centers: null };
  return cases ? [...rows, never] : rows;
}

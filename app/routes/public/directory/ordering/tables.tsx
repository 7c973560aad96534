import { useSiteName } from "#app/root-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Table } from "#app/ui/table.tsx";
import { MIN_REVIEWS } from "#domain/directory/center-card.ts";
import { CENTERS_PER_PAGE } from "#domain/directory/center-filters.ts";
import type { Sort } from "#domain/directory/filters.ts";
import { CENTERS_AMONG_ALL, SPECIALISTS_AMONG_ALL } from "#domain/directory/search-filters.ts";
import { SPECIALISTS_PER_PAGE } from "#domain/directory/specialist-filters.ts";
import { MIN_CASES } from "#domain/listing/outcome-rates.ts";
import { EXPIRED_AFTER_MONTHS, STALE_AFTER_MONTHS } from "#domain/listing/price-age.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { RoutingPolicy, RoutingWeight } from "#domain/routing/policy.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { SORT_NAMES } from "#texts/directory.ts";

export type ShownPolicy = Pick<RoutingPolicy, "weights" | "slowReplyHours" | "maxReceivers">;

export function Orders({ caption, sorts, featured }: { caption: string; sorts: readonly Sort[]; featured: string }) {
  const rules: Record<Sort, string> = {
    featured,
    alphabetic: m.search_ordering_alphabetic_rule(),
    rating: m.search_ordering_rating_rule({ reviews: formatNumber(MIN_REVIEWS) }),
    experience: m.search_ordering_experience_rule(),
    price: m.search_ordering_price_rule({ expired: formatNumber(EXPIRED_AFTER_MONTHS) }),
  };
  return (
    <Table
      caption={caption}
      columns={[
        { key: "order", header: m.search_ordering_order(), cell: (sort) => SORT_NAMES[sort](), rowHeader: true },
        { key: "rule", header: m.search_ordering_rule(), cell: (sort) => rules[sort] },
      ]}
      rows={sorts}
      rowKey={(sort) => sort}
    />
  );
}

export function Weights({ policy }: { policy: ShownPolicy }) {
  return (
    <Table
      caption={m.search_ordering_requests_caption()}
      captionHidden
      columns={[
        { key: "what", header: m.search_ordering_weight(), cell: ({ name }) => weightName(name, policy), rowHeader: true },
        { key: "points", header: m.search_ordering_points(), cell: ({ points }) => formatNumber(points), numeric: true },
      ]}
      rows={pointsOf(policy)}
      rowKey={({ name }) => name}
    />
  );
}

/** Points out of a hundred, as routing adds them up. */
function pointsOf({ weights }: ShownPolicy): { name: RoutingWeight; points: number }[] {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return (Object.keys(weights) as RoutingWeight[]).map((name) => ({ name, points: Math.round((1000 * weights[name]) / total) / 10 }));
}

function weightName(name: RoutingWeight, { slowReplyHours }: ShownPolicy): string {
  switch (name) {
    case "city":
      return m.search_ordering_weight_city();
    case "language":
      return m.search_ordering_weight_language();
    case "verification":
      return m.search_ordering_weight_verification();
    case "reply":
      return m.search_ordering_weight_reply({ hours: formatNumber(slowReplyHours) });
    case "rotation":
      return m.search_ordering_weight_rotation();
  }
}

export function Figures() {
  const site = useSiteName();
  const months = { stale: formatNumber(STALE_AFTER_MONTHS), expired: formatNumber(EXPIRED_AFTER_MONTHS) };
  const rows = [
    [m.search_ordering_figure_price(), m.search_ordering_figure_price_source(months)],
    [m.search_ordering_figure_outcomes(), m.search_ordering_figure_outcomes_source({ cases: formatNumber(MIN_CASES) })],
    [m.search_ordering_figure_reviews(), m.search_ordering_figure_reviews_source({ reviews: formatNumber(MIN_REVIEWS) })],
    [m.search_ordering_figure_reply(), m.search_ordering_figure_reply_source({ cases: formatNumber(MIN_REPLY_CASES) })],
    [m.search_ordering_figure_verified(), m.search_ordering_figure_verified_source({ site })],
    [m.search_ordering_figure_years(), m.search_ordering_figure_years_source()],
  ] as const;
  return (
    <Table
      caption={m.search_ordering_figures()}
      captionHidden
      columns={[
        { key: "figure", header: m.search_ordering_figure(), cell: ([figure]) => figure, rowHeader: true },
        { key: "source", header: m.search_ordering_source(), cell: ([, source]) => source },
      ]}
      rows={rows}
      rowKey={([figure]) => figure}
    />
  );
}

export function Constants({ policy, maxTextMatches }: { policy: ShownPolicy; maxTextMatches: number }) {
  const constants = {
    CENTERS_PER_PAGE,
    SPECIALISTS_PER_PAGE,
    CENTERS_AMONG_ALL,
    SPECIALISTS_AMONG_ALL,
    MAX_TEXT_MATCHES: maxTextMatches,
    MIN_REVIEWS,
    MIN_REPLY_CASES,
    MIN_CASES,
    STALE_AFTER_MONTHS,
    EXPIRED_AFTER_MONTHS,
    maxReceivers: policy.maxReceivers,
    slowReplyHours: policy.slowReplyHours,
    ...Object.fromEntries(Object.entries(policy.weights).map(([name, weight]) => [`weights.${name}`, weight])),
  };
  return (
    <>
      <p>{m.search_ordering_code_text()}</p>
      <Accordion summary={m.search_ordering_code_caption()} className="border-t">
        <Table
          caption={m.search_ordering_code_caption()}
          captionHidden
          columns={[
            {
              key: "name",
              header: m.search_ordering_code_name(),
              cell: ([name]) => <code className="text-sm">{name}</code>,
              rowHeader: true,
            },
            { key: "value", header: m.search_ordering_code_value(), cell: ([, value]) => formatNumber(value), numeric: true },
          ]}
          rows={Object.entries(constants)}
          rowKey={([name]) => name}
        />
      </Accordion>
    </>
  );
}

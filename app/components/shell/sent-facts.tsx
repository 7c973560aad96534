import type { Fact } from "#app/ui/facts.tsx";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

/** The first two lines of every receipt: the number, which no translator may change, and the moment. */
export const sentFacts = ({ number, createdAt }: { number: string; createdAt: Date }): Fact[] => [
  {
    key: "number",
    label: m.leads_fact_number(),
    value: (
      <span translate="no" className="num">
        {number}
      </span>
    ),
  },
  { key: "date", label: m.leads_fact_date(), value: formatDateTime(createdAt) },
];

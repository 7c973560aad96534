import type { Fact } from "#domain/drafts/fact.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { factName, ORIGIN_NAMES } from "#texts/drafts.ts";

export const factAnchor = (id: string) => `hecho-${id.replace(".", "-")}`;

/** The facts in the sentences, with source and date. The linked one is marked. */
export function DraftFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ol className="grid">
      {facts.map(({ id, value, on, from, sample }, index) => (
        <li
          key={id}
          id={factAnchor(id)}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b px-2 py-3 last:border-b-0 target:bg-tint"
        >
          <span aria-hidden className="num grid size-6 place-items-center rounded-full bg-mar-100 text-sm font-semibold">
            {index + 1}
          </span>
          <div className="grid gap-0.5">
            <p className="text-ink-2 text-sm">{factName(id)}</p>
            <p className="font-semibold">{value.replaceAll(" | ", ", ")}</p>
            <p className="text-ink-2 text-sm">
              {sample !== undefined && `${m.drafts_sample({ count: sample })} · `}
              {(from === "prices" ? m.drafts_fact_since : m.drafts_fact_on)({ from: ORIGIN_NAMES[from](), date: formatDate(on) })}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { CSSProperties } from "react";
import { contactLink } from "#app/components/leads/contact-links.ts";
import type { LookedAt } from "#app/forms/directory/looked-at.ts";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import { Button } from "#app/ui/button.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import type { ComparedRow } from "#domain/directory/compared-row.ts";
import type { ComparedGroup } from "#domain/directory/comparison.ts";
import { m } from "#messages/m.ts";
import { Cell } from "./cell.tsx";
import { COLUMNS, ColumnHeads } from "./columns.tsx";
import { groupNames, rowName } from "./row-names.ts";

interface ComparisonTableProps {
  centers: readonly CenterCard[];
  /** What the visitor was looking at. */
  asked: LookedAt;
  groups: readonly ComparedGroup[];
  /** Price lines that none of the centers has published. */
  unpriced: readonly string[];
  /** True leaves out the rows in which all are equal. */
  differences: boolean;
}

/** The id of the box in the toolbar. Ticking it hides equal rows at once, without script. */
export const DIFFERENCES_BOX = "solo-diferencias";
/** Written out in full, so that the class exists in the style sheet. */
const HIDDEN_WHEN_SAME = "group-has-[#solo-diferencias:checked]/compare:hidden";
const TABLE = "tabla-comparativa";

/** Compares the centers row by row. On a phone the names of the rows are above their values, and the edge of the third center shows. */
export function ComparisonTable({ centers, asked, groups, unpriced, differences }: ComparisonTableProps) {
  const names = nameList(centers.map(({ name }) => name));
  return (
    <div
      style={{ "--centers": centers.length } as CSSProperties}
      className="-mx-[var(--gutter)] border-y bg-surface [overflow:clip] md:mx-0 md:rounded-2xl md:border-x noscript:max-md:overflow-x-auto"
    >
      <ColumnHeads centers={centers} asked={asked} table={TABLE} />
      <section
        id={TABLE}
        aria-label={m.compare_table()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto noscript:max-md:overflow-visible print:overflow-visible"
      >
        <table className="block min-w-[calc(var(--centers)*166px)] text-md print:min-w-0">
          <caption className="sr-only">{m.compare_caption({ names })}</caption>
          <thead className="sr-only">
            <tr>
              <td />
              {centers.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group
              key={group.id}
              group={group}
              centers={centers}
              unpriced={group.id === "prices" ? unpriced : []}
              differences={differences}
            />
          ))}
          <tfoot className="block print:hidden">
            <tr className={COLUMNS}>
              <td className="max-md:hidden" />
              {centers.map(({ slug, name }) => (
                <td key={slug} className="p-2.5 md:px-[18px] md:py-3.5">
                  <Button kind="primary" size="s" wide className="min-h-12 px-1!" {...contactLink(slug, asked)}>
                    {m.compare_ask()}
                    <span className="sr-only">: {name}</span>
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

interface GroupProps {
  group: ComparedGroup;
  centers: readonly CenterCard[];
  unpriced: readonly string[];
  differences: boolean;
}

function Group({ group, centers, unpriced, differences }: GroupProps) {
  const rows = differences ? group.rows.filter(({ differs }) => differs) : group.rows;
  if (rows.length === 0) return null;
  const alone = centers.length === 1;
  return (
    <tbody className={`block ${alone || rows.some(({ differs }) => differs) ? "" : HIDDEN_WHEN_SAME}`}>
      <tr className="block">
        <th
          scope="rowgroup"
          colSpan={centers.length + 1}
          className="block bg-tint px-3.5 py-[11px] text-left leading-[1.3]! font-bold text-brand md:px-6"
        >
          <span className="sticky left-3.5">{groupNames[group.id]()}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} centers={centers} hideable={!alone && !row.differs} />
      ))}
      {unpriced.length > 0 && (
        <tr className="block border-b">
          <td colSpan={centers.length + 1} className="block px-3.5 py-3 text-sm text-ink-2 md:px-6">
            <span className="max-md:sticky max-md:left-3.5 max-md:block max-md:max-w-[calc(100vw-28px)]">
              {m.compare_unpriced({ lines: unpriced.join("; ") })}
            </span>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Row({ row, centers, hideable }: { row: ComparedRow; centers: readonly CenterCard[]; hideable: boolean }) {
  return (
    <tr className={`${COLUMNS} border-b ${hideable ? HIDDEN_WHEN_SAME : ""}`}>
      <th
        scope="row"
        className="px-3.5 pt-3.5 text-left text-sm leading-[1.45]! font-medium text-ink-2 max-md:col-span-full md:py-4 md:pr-[18px] md:pl-6 md:text-md print:col-span-full"
      >
        <span className="max-md:sticky max-md:left-3.5 max-md:inline-block max-md:max-w-[calc(100vw-28px)]">{rowName(row)}</span>
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={centers[index]!.slug}
          className="min-w-0 px-3.5 pt-1 pb-[18px] leading-[1.45]! break-words max-md:not-nth-2:border-l max-md:not-nth-2:border-dashed md:border-l md:p-[18px] md:pt-4"
        >
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

import { SEARCHES_PATH } from "#app/forms/analytics/searches-path.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { type EmptySearch, SHOWN_FROM } from "#domain/analytics/searched-words.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { serviceLink } from "./service-link.tsx";

const SHOWN = 6;

interface Props {
  found: { rows: readonly EmptySearch[]; total: number; searches: number; without: number };
  /** The range of the overview, as it is written in an address. */
  range: string;
}

/** The words that most often found nothing, with what our team can do about each. */
export function SearchesPanel({ found: { rows, total, searches, without }, range }: Props) {
  return (
    <>
      <div>
        <h2 className="title-3 text-[1.4375rem]">{m.searches_title()}</h2>
        <p className="text-ink-2 text-sm">
          {m.searches_panel_text({ without: formatNumber(without), searches: formatNumber(searches), count: SHOWN_FROM })}
        </p>
      </div>
      {rows.length === 0 ? (
        <p>{m.searches_none()}</p>
      ) : (
        <ul>
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.words} className="flex flex-wrap items-center justify-between gap-x-4 border-b py-2 last:border-b-0">
              <span className="min-w-0">
                <b className="font-semibold wrap-anywhere">«{row.words}»</b>{" "}
                <span className="text-ink-2">{m.searches_times({ count: row.count })}</span>
              </span>
              {serviceLink(row)}
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink href={href(`${SEARCHES_PATH}?${range}`)}>{m.searches_all({ count: total })}</TextLink>
      </p>
    </>
  );
}

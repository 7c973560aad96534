import clsx from "clsx";
import { LEFT_OUT, type RowState } from "#domain/imports/import.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { rowsWords } from "./names.ts";

/** The maximum number of dots, since each is an element of the page. */
export const MAX_DOTS = 3000;

/** Every row of the file as a dot, in its order. A ring is a row that is left out. */
export function RowDots({ dots }: { dots: readonly { line: number; state: RowState }[] }) {
  const wrong = dots.filter(({ state }) => LEFT_OUT.includes(state)).length;
  return (
    <figure className="grid gap-3">
      <div
        role="img"
        aria-label={m.imports_dots(rowsWords(dots.length - wrong, wrong))}
        className="grid grid-cols-[repeat(auto-fill,minmax(14px,1fr))] justify-items-center gap-y-1"
      >
        {dots.map(({ line, state }) => (
          <i
            key={line}
            title={String(line)}
            className={clsx(
              "size-[13px] rounded-full",
              LEFT_OUT.includes(state) ? "border-[2.5px] border-err" : "scale-[.6] bg-mar-500",
              state === "undone" && "opacity-40",
            )}
          />
        ))}
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-ui">
        <span className="flex items-center gap-2">
          <i className="size-2 rounded-full bg-mar-500" /> {m.imports_dot_ready()}
        </span>
        <span className="flex items-center gap-2">
          <i className="size-3 rounded-full border-[2.5px] border-err" /> {m.imports_dot_wrong()}
        </span>
        <span>{m.imports_dots_order({ first: formatNumber(dots[0]?.line ?? 1), last: formatNumber(dots.at(-1)?.line ?? 1) })}</span>
      </figcaption>
    </figure>
  );
}

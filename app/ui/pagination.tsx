import clsx from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment } from "react";

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

const BOX = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm px-3 text-md no-underline";

/** Numbered links; renders nothing for a single page. */
export function Pagination({ page, pages, hrefFor, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center justify-center sm:gap-1">
      {page > 1 && (
        <a rel="prev" href={hrefFor(page - 1)} className={clsx(BOX, "font-semibold text-brand hover:bg-tint")}>
          <ChevronLeft className="size-[19px]" />
          <span className="max-sm:sr-only">{labels.previous}</span>
        </a>
      )}
      {window(page, pages).map((number, index, all) => (
        <Fragment key={number}>
          {index > 0 && number - all[index - 1]! > 1 && <span className="px-1 text-ink-3">…</span>}
          {number === page ? (
            <span aria-current="page" className={clsx(BOX, "num bg-brand font-bold text-on-brand")}>
              {number}
            </span>
          ) : (
            <a href={hrefFor(number)} aria-label={labels.page(number)} className={clsx(BOX, "num text-ink hover:bg-tint")}>
              {number}
            </a>
          )}{" "}
        </Fragment>
      ))}
      {page < pages && (
        <a rel="next" href={hrefFor(page + 1)} className={clsx(BOX, "font-semibold text-brand hover:bg-tint")}>
          <span className="max-sm:sr-only">{labels.next}</span>
          <ChevronRight className="size-[19px]" />
        </a>
      )}
    </nav>
  );
}

/** Returns the first page, the last, and the neighbours of the current one. */
function window(page: number, pages: number) {
  return [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
}

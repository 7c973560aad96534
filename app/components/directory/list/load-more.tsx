import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface LoadMoreProps {
  page: number;
  pages: number;
  perPage: number;
  total: number;
  addressOf: (page: number) => string;
  label: string;
}

/** A link to the next page, below a list. The load-more behaviour appends its results instead of leaving the page. */
export function LoadMore({ page, pages, perPage, total, addressOf, label }: LoadMoreProps) {
  return (
    <div data-more-link className="grid justify-items-center gap-3">
      {pages > 1 && (
        <p className="num text-sm text-ink-2">
          {m.search_shown({ shown: formatNumber(Math.min(page * perPage, total)), total: formatNumber(total) })}
        </p>
      )}
      {page < pages && (
        <Button kind="outline" href={addressOf(page + 1)} data-load-more data-busy={m.search_load_more_busy()}>
          {label}
        </Button>
      )}
    </div>
  );
}

/** A link to the previous page, above a list that begins on a later page. */
export function LoadPrevious({ page, addressOf }: Pick<LoadMoreProps, "page" | "addressOf">) {
  if (page === 1) return null;
  return (
    <p className="grid justify-items-center">
      <Button kind="quiet" size="s" href={addressOf(page - 1)}>
        {m.search_load_previous()}
      </Button>
    </p>
  );
}

import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Count } from "#app/ui/count.tsx";
import { Select } from "#app/ui/select.tsx";
import { CENTER_SORTS, type CenterSort } from "#domain/directory/center-filters.ts";
import type { CenterSearch } from "#domain/directory/search-centers.server.ts";
import { formatNumber } from "#platform/format.ts";
import { FILTER_DRAWER } from "./filter-drawer.tsx";
import { FILTER_FORM } from "./filter-form.tsx";

const sortNames: Record<CenterSort, () => string> = {
  featured: m.centers_sort_featured,
  alphabetic: m.centers_sort_alphabetic,
  rating: m.centers_sort_rating,
};

interface ToolbarProps {
  search: Pick<CenterSearch, "total" | "capped" | "filters">;
  /** Of the whole directory. */
  listed: number;
  /** How many filters are set. */
  active: number;
}

/** How many centers, in which order and why; on phones also the way to the filters. */
export function Toolbar({ search: { total, capped, filters }, listed, active }: ToolbarProps) {
  return (
    <div className="mb-[18px] flex flex-wrap items-center gap-2.5 md:flex-nowrap md:gap-4">
      <p
        data-part="count"
        aria-live="polite"
        tabIndex={-1}
        className="order-last mt-1 basis-full text-sm text-ink-2 md:order-none md:mt-0 md:grow md:basis-auto"
      >
        <b className="num font-bold text-ink">{countText(total, capped)}</b>
        {total < listed && ` ${m.centers_of_total({ number: formatNumber(listed) })}`}.
        {total > 0 && filters.sort === "featured" && ` ${m.centers_order_disclosure()}`}
      </p>
      <Button type="button" kind="outline" icon={<SlidersHorizontal />} opens={FILTER_DRAWER} className="flex-1 md:hidden noscript:hidden">
        {m.centers_filters()}
        <ActiveCount active={active} />
      </Button>
      <Button href={`#${FILTER_FORM}`} kind="outline" icon={<SlidersHorizontal />} className="hidden! flex-1 noscript:max-md:inline-flex!">
        {m.centers_filters()}
        <ActiveCount active={active} />
      </Button>
      <div className="relative flex-1 md:flex-none">
        <label
          htmlFor="orden"
          className="pointer-events-none absolute top-1/2 left-[15px] z-10 -translate-y-1/2 text-md text-ink-2 max-md:sr-only"
        >
          {m.centers_sort()}
        </label>
        <Select
          id="orden"
          name="sort"
          form={FILTER_FORM}
          small
          defaultValue={filters.sort}
          data-default="featured"
          options={CENTER_SORTS.map((sort) => ({ value: sort, label: sortNames[sort]() }))}
          className="md:[&>select]:w-auto md:[&>select]:pl-[88px]"
        />
      </div>
      <Button type="submit" form={FILTER_FORM} kind="outline" className="hidden! noscript:inline-flex!">
        {m.centers_sort_apply()}
      </Button>
    </div>
  );
}

function ActiveCount({ active }: { active: number }) {
  return (
    <span data-part="active" className="contents">
      {active > 0 && (
        <>
          <span aria-hidden>
            <Count>{active}</Count>
          </span>
          <span className="sr-only">{m.centers_filters_active({ count: active, number: active })}</span>
        </>
      )}
    </span>
  );
}

function countText(total: number, capped: boolean): string {
  return capped ? m.centers_count_capped({ number: formatNumber(total) }) : m.centers_count({ count: total, number: formatNumber(total) });
}

import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Count } from "#app/ui/count.tsx";
import { Select } from "#app/ui/select.tsx";
import { askedLine } from "#domain/directory/asked-price.ts";
import { activeFilters, type Filters, type Sort } from "#domain/directory/filters.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { SORT_NAMES } from "#texts/directory.ts";
import { FILTER_DRAWER } from "./filter-drawer.tsx";
import { FILTER_FORM } from "./filter-form.tsx";

interface ToolbarProps {
  /** «18 centros». */
  count: string;
  /** Text after the count: the total, or the number of each kind. */
  detail?: string;
  found: number;
  filters: Filters;
  sorts: readonly Sort[];
}

/** The number of results, their order and its reason. On telephones it also opens the filters. */
export function Toolbar({ count, detail, found, filters, sorts }: ToolbarProps) {
  const active = activeFilters(filters).length;
  return (
    <div className="mb-[18px] flex flex-wrap items-center gap-2.5 md:flex-nowrap md:gap-4">
      <div className="order-last mt-1 basis-full text-sm text-ink-2 md:order-none md:mt-0 md:grow md:basis-auto">
        <p data-part="count" aria-live="polite" tabIndex={-1} className="inline">
          <b className="num font-bold text-ink">{count}</b>
          {detail}.{found > 0 && disclosure(filters)}
        </p>{" "}
        <a className="link whitespace-nowrap" href={href("/como-ordenamos")}>
          {m.search_order_how()}
        </a>
      </div>
      <Button type="button" kind="outline" icon={<SlidersHorizontal />} opens={FILTER_DRAWER} className="flex-1 md:hidden noscript:hidden">
        {m.search_filters()} <ActiveCount active={active} />
      </Button>{" "}
      <Button
        href={`#${FILTER_FORM}`}
        kind="outline"
        icon={<SlidersHorizontal />}
        className="hidden! basis-full noscript:max-md:inline-flex!"
      >
        {m.search_filters()} <ActiveCount active={active} />
      </Button>
      <div className="relative flex-none">
        <label
          htmlFor="orden"
          className="pointer-events-none absolute top-1/2 left-[15px] z-10 [translate:0_-50%] text-md text-ink-2 max-md:sr-only"
        >
          {m.search_sort()}
        </label>
        <Select
          id="orden"
          name="sort"
          form={FILTER_FORM}
          small
          defaultValue={filters.sort}
          data-default="featured"
          options={sorts.map((sort) => ({ value: sort, label: SORT_NAMES[sort]() }))}
          className="md:[&>select]:w-auto md:[&>select]:pl-[88px]"
        />
      </div>
      <Button type="submit" form={FILTER_FORM} kind="outline" className="hidden! noscript:inline-flex!">
        {m.search_sort_apply()}
      </Button>
    </div>
  );
}

/** Returns what the visitor should know about the order of the results. */
function disclosure(filters: Filters): string {
  const byPrice = filters.sort === "price" && askedLine(filters) !== null;
  if (byPrice) return ` ${m.money_order()}`;
  return filters.sort === "featured" || filters.sort === "price" ? ` ${m.search_order_disclosure()}` : "";
}

function ActiveCount({ active }: { active: number }) {
  return (
    <span data-part="active" className="contents">
      {active > 0 && (
        <>
          <span aria-hidden>
            <Count>{active}</Count>
          </span>{" "}
          <span className="sr-only">{m.search_filters_active({ count: active, number: formatNumber(active) })}</span>
        </>
      )}
    </span>
  );
}
